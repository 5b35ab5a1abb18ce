import { findRedirect } from '../../../domain/addresses/fixed-redirects.ts';
import { hasValidSlug, matchRoute } from '../../../domain/addresses/paths.ts';
import { createNearAny, nearKilometres } from '../../../domain/distance.ts';
import type { SiteMapKind } from '../../../routes.ts';
import type { Content } from '../../content/content.ts';
import { nurserySpotsQuery } from '../../content/directory/nursery-spots.ts';
import { type SiteMapEntry, siteMapEntriesQuery, siteMapSources } from '../../content/site-maps/site-map-entries.ts';
import { readWholeList } from '../../content/whole-list.ts';
import { readFixedPages, type SiteMapContext } from './fixed-pages.ts';
import { readsInFile } from './site-map-name.ts';
import type { SiteMapPage } from './site-map-xml.ts';

/** The pages of one file, as many at a time as the CMS gives at once; null where the file does not exist. */
export async function readSiteMap(
  { kind, part }: { kind: SiteMapKind; part: number },
  context: SiteMapContext,
): Promise<AsyncIterable<SiteMapPage[]> | null> {
  const { content } = context;
  const start = (part - 1) * readsInFile + 1;
  const first = await content.get(siteMapEntriesQuery(kind, start));
  if (start > Math.max(1, first.pageCount)) return null;
  const isListed = kind === 'cities' ? await createCityFilter(content) : isServed(kind);
  const opening = kind === 'pages' && part === 1 ? await readFixedPages(context, changesOf(first.items)) : [];
  return (async function* () {
    yield [...opening, ...first.items.filter(isListed)];
    const end = Math.min(start + readsInFile - 1, first.pageCount);
    for (let page = start + 1; page <= end; page += 1) {
      const { items } = await content.get(siteMapEntriesQuery(kind, page));
      yield items.filter(isListed);
    }
  })();
}

function changesOf(entries: SiteMapEntry[]): Map<string, string> {
  return new Map(entries.flatMap(({ path, changedAt }) => (changedAt.fr ? [[path, changedAt.fr]] : [])));
}

/** Whether an entry is what its address shows: not another route, not a redirect, not something editors keep out. */
function isServed(kind: SiteMapKind): (entry: SiteMapEntry) => boolean {
  const { route } = siteMapSources[kind];
  return ({ path, indexable }) => {
    const match = indexable ? matchRoute(path) : null;
    return match?.id === route && hasValidSlug(match) && findRedirect(path, '') === null;
  };
}

/** A town without any nursery of its own or near it is for people only (requirement R3.4). */
async function createCityFilter(content: Content): Promise<(entry: SiteMapEntry) => boolean> {
  const nurseries = await readWholeList(content, nurserySpotsQuery);
  const withNursery = new Set(nurseries.map(({ citySlug }) => citySlug));
  const isNearAny = createNearAny(
    nurseries.flatMap(({ position }) => position ?? []),
    nearKilometres,
  );
  const isServedCity = isServed('cities');
  return (entry) => isServedCity(entry) && (withNursery.has(entry.slug) || (entry.position !== null && isNearAny(entry.position)));
}
