import * as v from 'valibot';
import { pathWith } from '../../../domain/addresses/paths.ts';
import { type Position, toPosition } from '../../../domain/distance.ts';
import { type Locale, locales } from '../../../domain/locale.ts';
import type { PolicyName, RouteId } from '../../../routes.ts';
import { type ContentQuery, type ContentType, listQuery, type Page, type TypeReader } from '../content-query.ts';
import { listOf, optionalNumber, requiredText } from '../strapi/strapi-schemas.ts';

/** Entries asked for at once; Strapi sends no more. */
export const entriesAtOnce = 1000;

/** A page of an entry, as far as a site map tells of it. */
export interface SiteMapEntry {
  /** French. */
  path: string;
  /** When the version of each language it exists in was last changed. */
  changedAt: Partial<Record<Locale, string>>;
  /** What an editor says of it. */
  indexable: boolean;
  slug: string;
  position: Position | null;
}

interface Source {
  type: ContentType;
  path: string;
  route: RouteId;
  policy: Exclude<PolicyName, 'none'>;
  /** What is asked for besides slug and dates. */
  fields?: string[];
}

/** The types whose entries have a page each. */
export const siteMapSources = {
  pages: { type: 'page', path: '/pages', route: 'content-page', policy: 'editorial', fields: ['indexable'] },
  articles: { type: 'article', path: '/articles', route: 'article', policy: 'editorial', fields: ['category'] },
  faq: { type: 'faq-entry', path: '/faq-entries', route: 'faq-entry', policy: 'editorial', fields: ['category'] },
  'white-papers': { type: 'white-paper', path: '/white-papers', route: 'white-paper', policy: 'editorial', fields: ['category'] },
  testimonials: { type: 'testimonial', path: '/testimonials', route: 'testimonial', policy: 'editorial' },
  nurseries: { type: 'nursery', path: '/nurseries', route: 'nursery', policy: 'directory' },
  cities: { type: 'city', path: '/cities', route: 'city', policy: 'directory', fields: ['latitude', 'longitude'] },
} as const satisfies Record<string, Source>;
export type SiteMapSource = keyof typeof siteMapSources;

const changed = v.pipe(v.string(), v.isoTimestamp());
const strapiEntry = v.object({
  slug: requiredText,
  category: v.nullish(v.string(), ''),
  indexable: v.nullish(v.boolean(), true),
  latitude: v.fallback(optionalNumber, null),
  longitude: v.fallback(optionalNumber, null),
  updatedAt: changed,
  localizations: listOf(v.object({ locale: v.picklist(locales), updatedAt: changed })),
});

/** One page of the entries of a type by slug, each with all its languages. */
export function siteMapEntriesQuery(name: SiteMapSource, page: number): ContentQuery<Page<SiteMapEntry>> {
  const { type, path, route, policy, fields = [] }: Source = siteMapSources[name];
  const reader: TypeReader<v.InferOutput<typeof strapiEntry>, SiteMapEntry> = {
    type,
    schema: strapiEntry,
    toValue: ({ slug, category, indexable, latitude, longitude, updatedAt, localizations }) => ({
      path: pathWith(route, { slug, category: category ?? '' }),
      changedAt: { fr: updatedAt, ...Object.fromEntries(localizations.map((version) => [version.locale, version.updatedAt])) },
      indexable: indexable ?? true,
      slug,
      position: toPosition(latitude, longitude),
    }),
  };
  const query = {
    fields: ['slug', 'updatedAt', ...fields],
    populate: { localizations: { fields: ['locale', 'updatedAt'] } },
    sort: ['slug:asc'],
    pagination: { page, pageSize: entriesAtOnce },
  };
  return listQuery(reader, { path, query, locale: 'fr', policy });
}
