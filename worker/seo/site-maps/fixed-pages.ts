import { type PathParams, pathTo } from '../../../domain/addresses/paths.ts';
import { routes } from '../../../routes.ts';
import type { Content } from '../../content/content.ts';
import { homeChangeQuery, listStateQuery } from '../../content/site-maps/latest-change.ts';
import { siteMapSources } from '../../content/site-maps/site-map-entries.ts';
import type { LoaderDependencies } from '../../dependencies.ts';
import { UnreadableEntryError } from '../../errors.ts';
import { notFound } from '../../loaders/loader.ts';
import { runLoader } from '../../loaders/run-loader.ts';
import type { SiteMapPage } from './site-map-xml.ts';

type Table = (typeof routes)[number];
/** Pages of the site map that are there whatever entries the CMS has. */
type FixedPageId = Exclude<Extract<Table, { siteMap: 'pages' }>['id'], 'content-page'>;

export interface SiteMapContext extends LoaderDependencies {
  content: Content;
}

const { articles, faq, 'white-papers': whitePapers, testimonials, nurseries, cities } = siteMapSources;
const team = { type: 'team-member', path: '/team-members' } as const;
const terms = { type: 'lexicon-term', path: '/lexicon-terms' } as const;
type List = Parameters<typeof listStateQuery>[0];

/** The lists whose entries each page is made of; a page that is none of these says nothing of its last change. */
const listsOf: Record<Exclude<FixedPageId, 'home' | 'terms' | 'legal-notices'>, (params: PathParams) => List[]> = {
  team: () => [team],
  lexicon: () => [terms],
  'site-map': () => [],
  'employer-kit': () => [],
  cities: () => [cities, nurseries],
  'nursery-finder': () => [cities, nurseries],
  testimonials: () => [testimonials],
  'faq-list': ({ category }) => [{ ...faq, filters: { category: { $eq: category } } }],
  'blog-list': ({ category }) => [{ ...articles, filters: { category: { $eq: category } } }],
  'white-paper-list': ({ category }) => [{ ...whitePapers, filters: { category: { $eq: category } } }],
};

function isFixed(route: Table): route is Extract<Table, { id: FixedPageId }> {
  return route.siteMap === 'pages' && route.id !== 'content-page';
}

/** The pages with an address of their own, as far as they say of themselves that they may be indexed, in the languages they name. */
export async function readFixedPages(context: SiteMapContext, changes: ReadonlyMap<string, string>): Promise<SiteMapPage[]> {
  const places = routes.filter(isFixed).flatMap((route): { id: FixedPageId; params: PathParams }[] => {
    const { id } = route;
    return 'categories' in route ? route.categories.map((category) => ({ id, params: { category } })) : [{ id, params: {} }];
  });
  const pages = await Promise.all(
    places.map(async ({ id, params }): Promise<SiteMapPage | null> => {
      const path = pathTo(id, params);
      const languages = await readLanguages(id, params, context);
      const changedAt = languages && (changes.get(path) ?? (await readChange(id, params, context.content)));
      return languages && { path, changedAt: Object.fromEntries(languages.map((language) => [language, changedAt])) };
    }),
  );
  return pages.filter((page) => page !== null);
}

/** The languages of a page, asked of its own loader, so that a site map cannot say anything else; null where it is not to be indexed. */
async function readLanguages(id: FixedPageId, params: PathParams, context: SiteMapContext) {
  const loading = runLoader(context, { route: { id, params }, content: context.content, locale: 'fr' });
  const result = await loading.catch(leftOutIfUnreadable);
  return result.kind === 'page' && result.head.indexable !== false ? result.languages : null;
}

async function readChange(id: FixedPageId, params: PathParams, content: Content): Promise<string | null> {
  if (id === 'home') return (await content.get(homeChangeQuery))?.value ?? null;
  if (id === 'terms' || id === 'legal-notices') return null;
  const states = await Promise.all(listsOf[id](params).map((list) => content.get(listStateQuery(list))));
  return latestOf(states.map(({ changedAt }) => changedAt));
}

/** The latest of some moments, which sort as texts. */
export function latestOf(moments: (string | null)[]): string | null {
  return (
    moments
      .filter((moment) => moment !== null)
      .sort()
      .at(-1) ?? null
  );
}

/** A page whose entry cannot be read is left out until it is mended; where the CMS fails there is no site map. */
function leftOutIfUnreadable(error: unknown): typeof notFound {
  if (error instanceof UnreadableEntryError) return notFound;
  throw error;
}
