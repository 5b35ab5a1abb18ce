import * as v from 'valibot';
import type { TeamMemberProps } from '../../client/components/cards/team-member.tsx';
import type { Locale } from '../../domain/locale.ts';
import { type ContentQuery, languagesPopulate, listQuery, type Page, type TypeReader } from './content-query.ts';
import { optionalMedia, optionalText, requiredText, toImage } from './strapi/strapi-schemas.ts';
import { toHtml } from './text/markdown.ts';

const strapiTeamMember = v.object({
  documentId: v.string(),
  name: requiredText,
  slug: requiredText,
  role: optionalText,
  biography: optionalText,
  photo: optionalMedia,
});

const teamMemberReader: TypeReader<v.InferOutput<typeof strapiTeamMember>, TeamMemberProps> = {
  type: 'team-member',
  schema: strapiTeamMember,
  toValue: (raw, locale, context) => ({
    name: raw.name,
    role: raw.role ?? '',
    biography: toHtml(raw.biography ?? '', { id: `member-${raw.documentId}`, locale, context }),
    image: toImage(raw.photo),
  }),
};

/** The whole team in its order. */
export function teamQuery(locale: Locale): ContentQuery<Page<TeamMemberProps>> {
  return listQuery(teamMemberReader, {
    path: '/team-members',
    query: { populate: { photo: true, ...languagesPopulate }, sort: ['position:asc', 'name:asc'], pagination: { pageSize: 100 } },
    locale,
    policy: 'reference',
  });
}
