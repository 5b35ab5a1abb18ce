import type { SearchGroup } from '../../../client/pages/site-search/search-group.tsx';
import type { SiteSearchProps } from '../../../client/pages/site-search/site-search.tsx';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { locales } from '../../../domain/locale.ts';
import { criteriaParameters, noCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import type { PlaceOption } from '../../../domain/places/place.ts';
import { bestBets, bestBetsFor } from '../../../domain/search/best-bets.ts';
import { type SearchKind, searchKindNames, toSearchKind } from '../../../domain/search/site-search.ts';
import { readSearchText } from '../../../domain/text/search-text.ts';
import { pageNames } from '../../../routes.ts';
import type { SiteSearchResult } from '../../search/site-search-result.ts';
import { homeCrumb } from '../home-crumb.ts';
import { type Loader, type LoaderContext, notFound } from '../loader.ts';
import { readPageNumber } from '../page-number.ts';

/** Site search, on the edge database. */
export const loadSiteSearch: Loader<'site-search'> = async (context) => {
  const { locale, messages, query, search } = context;
  const text = readSearchText(query, 'q');
  const kind = toSearchKind(query.get('type'));
  const pageNumber = readPageNumber(query);
  if (pageNumber === null) return notFound;
  const result = await search.searchSite({ text, locale, kind, page: pageNumber });
  const { siteSearch, head } = messages;
  const { total, page, pageCount, term, suggestion, isCorrected, isPartial, state, groups } = result;
  return {
    kind: 'page',
    head: {
      title: text ? head.siteSearch.titleFor(text) : siteSearch.title,
      description: head.siteSearch.description,
      query: queryOf({ text, kind, page }),
    },
    props: {
      breadcrumbs: [homeCrumb({ head }, locale), { label: siteSearch.title, href: null }],
      query: text,
      outcome: query.has('q') ? state : 'not-asked',
      total,
      kind,
      bets: betsOf(text, kind, context),
      groups: groups.map((group) => withoutTerm(toGroup(group), kind ? null : term)),
      page,
      pageCount,
      term,
      places: result.places.map((place) => placeLink(place, context)),
      suggestion,
      isCorrected,
      isPartial,
      otherWays: state === 'found' ? [] : otherWays(context),
    },
    languages: locales,
  };
};

/** Pages that are meant by words which stand everywhere, before all that has these words. */
function betsOf(text: string, kind: SearchKind | null, { locale, messages }: LoaderContext): SiteSearchProps['bets'] {
  if (kind) return [];
  return bestBetsFor(text).map((name) => ({ href: bestBets[name].path(locale), ...messages.head.siteSearch.bestBets[name] }));
}

/** The entry of the lexicon that stands on top does not stand in its list again. */
function withoutTerm(group: SearchGroup, term: SiteSearchResult['term']): SearchGroup {
  return term ? { ...group, hits: group.hits.filter(({ href }) => href !== term.href) } : group;
}

function queryOf({ text, kind, page }: { text: string; kind: SearchKind | null; page: number }): Record<string, string> | undefined {
  if (!text) return undefined;
  return { q: text, ...(kind && { type: searchKindNames[kind] }), ...(page > 1 && { page: String(page) }) };
}

function toGroup({ kind, total, hits }: SiteSearchResult['groups'][number]): SearchGroup {
  return { kind, total, hits: hits.map(({ kind: _, ...hit }) => hit) };
}

function placeLink({ label }: PlaceOption, { locale }: LoaderContext): SiteSearchProps['places'][number] {
  const parameters = new URLSearchParams(criteriaParameters({ ...noCriteria, place: label }));
  return { label, href: `${pathTo('nursery-search', {}, locale)}?${parameters}` };
}

/** Where to go where a search did not lead. */
function otherWays({ locale, messages: { head, cities } }: LoaderContext) {
  return [
    { label: pageNames['nursery-finder'][locale].title, href: pathTo('nursery-finder', {}, locale) },
    { label: cities.title, href: pathTo('cities', {}, locale) },
    { label: head.faq.title.famille, href: pathTo('faq-list', { category: 'famille' }, locale) },
    { label: head.blog.title.famille, href: pathTo('blog-list', { category: 'famille' }, locale) },
    homeCrumb({ head }, locale),
  ];
}
