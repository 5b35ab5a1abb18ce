import * as v from 'valibot';
import { isSlugPath, pathTo } from '../../domain/addresses/paths.ts';
import { type Locale, localizePath } from '../../domain/locale.ts';
import { audiences, whitePaperCategories } from '../../routes.ts';
import { StrapiError } from '../content/strapi/strapi-call.ts';
import type { StrapiClient } from '../content/strapi/strapi-client.ts';
import { UpstreamError } from '../errors.ts';
import type { PreviewLink } from './preview-link.ts';

/** An entry is on a page that is always there, or on one whose address its fields make. */
type Place = { page: string } | { path: string; fields: string[]; pageOf: (entry: unknown) => string };

const slug = v.pipe(v.string(), v.check(isSlugPath));

function placeOf<Entries extends v.ObjectEntries>(
  path: string,
  entries: Entries,
  pageOf: (entry: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => string,
): Place {
  const schema = v.object(entries);
  return { path, fields: Object.keys(entries), pageOf: (entry) => pageOf(v.parse(schema, entry)) };
}

/** The French page of every type that has one, by the name of the type; the same types as in `cms/src/preview`. */
const places: Partial<Record<string, Place>> = {
  home: { page: '/' },
  'team-member': { page: pathTo('team') },
  'article-category': placeOf('/article-categories', { key: v.picklist(audiences) }, ({ key }) => pathTo('blog-list', { category: key })),
  article: placeOf('/articles', { slug, category: v.picklist(audiences) }, (entry) => pathTo('article', entry)),
  'faq-entry': placeOf('/faq-entries', { slug, category: v.picklist(audiences) }, (entry) => pathTo('faq-entry', entry)),
  'white-paper': placeOf('/white-papers', { slug, category: v.picklist(whitePaperCategories) }, (entry) => pathTo('white-paper', entry)),
  testimonial: placeOf('/testimonials', { slug }, (entry) => pathTo('testimonial', entry)),
  'lexicon-term': placeOf('/lexicon-terms', { slug }, (entry) => `${pathTo('lexicon')}#${entry.slug}`),
  city: placeOf('/cities', { slug }, (entry) => pathTo('city', entry)),
  nursery: placeOf('/nurseries', { slug }, (entry) => pathTo('nursery', entry)),
  page: placeOf('/pages', { slug }, (entry) => pathTo('content-page', entry)),
};

const entryEnvelope = v.object({ data: v.unknown() });

/** The address of the page an entry is on, in its language; null where it has none, or none yet. */
export async function findPreviewPage(link: PreviewLink, client: StrapiClient): Promise<string | null> {
  const name = /^api::(.+)\.\1$/.exec(link.uid)?.[1] ?? '';
  const place = Object.hasOwn(places, name) ? places[name] : undefined;
  const locale: Locale = link.locale === 'en' ? 'en' : 'fr';
  if (!place) return null;
  if ('page' in place) return localizePath(place.page, locale);
  // An entry without a version of its own in a language is shown there in French.
  const entry = (await readEntry(place, { ...link, locale }, client)) ?? (await readEntry(place, { ...link, locale: 'fr' }, client));
  try {
    return localizePath(place.pageOf(entry), locale);
  } catch (error) {
    if (error instanceof v.ValiError) return null;
    throw error;
  }
}

async function readEntry(
  { path, fields }: Extract<Place, { path: string }>,
  { documentId, locale, status }: PreviewLink,
  client: StrapiClient,
): Promise<unknown> {
  const body = await client.get(`${path}/${documentId}`, { fields, locale, status }).catch((error: unknown) => {
    if (error instanceof StrapiError && error.body.status === 404) return { data: null };
    throw error;
  });
  const parsed = v.safeParse(entryEnvelope, body);
  if (!parsed.success) throw new UpstreamError('cms', `unreadable answer of ${path}`);
  return parsed.output.data;
}
