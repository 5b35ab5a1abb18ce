import { type PathParams, pathTo } from '../../../domain/addresses/paths.ts';
import { routes } from '../../../routes.ts';
import type { Content } from '../../content/content.ts';
import { homeChangeQuery, type ListName, namedListQuery } from '../../content/site-maps/latest-change.ts';
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
      const page = await readPage(id, params, context);
      if (!page) return null;
      const readOwn = async () => (id === 'home' ? ((await context.content.get(homeChangeQuery))?.value ?? null) : null);
      const changedAt = changes.get(path) ?? (page.lists ? await readChange(page.lists, params, context.content) : await readOwn());
      return { path, changedAt: Object.fromEntries(page.languages.map((language) => [language, changedAt])) };
    }),
  );
  return pages.filter((page) => page !== null);
}

/** A page as its own loader answers, so that a site map cannot say anything else; null where it is not to be indexed. */
async function readPage(id: FixedPageId, params: PathParams, context: SiteMapContext) {
  const loading = runLoader(context, { route: { id, params }, content: context.content, locale: 'fr' });
  const result = await loading.catch(leftOutIfUnreadable);
  return result.kind === 'page' && result.head.indexable !== false ? result : null;
}

/** The last change of what a page is made of; one that is made of nothing of the CMS says none. */
async function readChange(lists: readonly ListName[], { category }: PathParams, content: Content): Promise<string | null> {
  const states = await Promise.all(lists.map((name) => content.get(namedListQuery(name, category))));
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
