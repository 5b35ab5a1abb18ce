import * as v from 'valibot';
import type { Html } from '../../client/components/content-types.ts';
import type { Locale } from '../../domain/locale.ts';
import { type ContentQuery, languagesPopulate, listQuery, type Page, type TypeReader } from './content-query.ts';
import { listOf, requiredText, textList } from './strapi/strapi-schemas.ts';
import { toHtml } from './text/markdown.ts';
import { wholePageSize } from './whole-list.ts';

const strapiLexiconTerm = v.object({
  documentId: v.string(),
  term: requiredText,
  slug: requiredText,
  aliases: textList,
  definition: requiredText,
  related: listOf(v.object({ slug: requiredText })),
});

export interface LexiconTerm {
  documentId: string;
  term: string;
  slug: string;
  aliases: string[];
  definition: Html;
  relatedSlugs: string[];
}

const termReader: TypeReader<v.InferOutput<typeof strapiLexiconTerm>, LexiconTerm> = {
  type: 'lexicon-term',
  schema: strapiLexiconTerm,
  toValue: ({ documentId, term, slug, aliases, definition, related }, locale, context) => ({
    documentId,
    term,
    slug,
    aliases: aliases.map((alias) => alias.trim()).filter(Boolean),
    definition: toHtml(definition, { id: `definition-${documentId}`, locale, context }),
    relatedSlugs: related.map((other) => other.slug),
  }),
};

/** The whole lexicon; a page shows all of it, so that all of it can be searched without a request. */
export function lexiconQuery(locale: Locale): ContentQuery<Page<LexiconTerm>> {
  return listQuery(termReader, {
    path: '/lexicon-terms',
    query: {
      populate: { related: { fields: ['slug'] }, ...languagesPopulate },
      sort: ['term:asc'],
      pagination: { pageSize: wholePageSize },
    },
    locale,
    policy: 'reference',
  });
}
