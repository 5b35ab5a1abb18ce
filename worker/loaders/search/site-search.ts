import type { SearchGroup, SearchGroupKind, SearchResult } from '../../../client/pages/site-search/site-search.tsx';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { locales } from '../../../domain/locale.ts';
import { readSearchText } from '../../../domain/text/search-text.ts';
import { hasEveryWord, toSearchWords } from '../../../domain/text/search-words.ts';
import { citySummariesQuery } from '../../content/cities.ts';
import { localizedList, shownIn } from '../../content/lists.ts';
import { nurserySummariesQuery } from '../../content/nurseries.ts';
import { type Title, titleQueries } from '../../content/titles.ts';
import { readWholeList } from '../../content/whole-list.ts';
import type { Loader, LoaderContext } from '../loader.ts';

/** Fewer characters find everything (specification, section 5). */
const minimumCharacters = 3;
const mostShown = 10;

type Searched = Omit<Title, 'slug'> & Pick<SearchResult, 'lang'>;

/** A search over titles, until the one on the edge database stands. What was typed is only compared here: it never reaches the CMS. */
export const loadSiteSearch: Loader<'site-search'> = async (context) => {
  const { locale, messages, query } = context;
  const text = readSearchText(query, 'q');
  const isLongEnough = [...text].length >= minimumCharacters;
  const groups = isLongEnough ? await search(text, context) : [];
  const { siteSearch, common, head } = messages;
  return {
    kind: 'page',
    head: {
      title: text ? head.siteSearch.titleFor(text) : siteSearch.title,
      description: head.siteSearch.description,
      query: text ? { q: text } : undefined,
    },
    props: {
      breadcrumbs: [
        { label: common.home, href: pathTo('home', {}, locale) },
        { label: siteSearch.title, href: null },
      ],
      query: text,
      outcome: outcomeOf({ isAsked: query.has('q'), isLongEnough, groups }),
      total: groups.reduce((sum, { total }) => sum + total, 0),
      groups,
      otherWays: groups.length ? [] : otherWays(context),
    },
    languages: locales,
  };
};

function outcomeOf({ isAsked, isLongEnough, groups }: { isAsked: boolean; isLongEnough: boolean; groups: SearchGroup[] }) {
  if (!isAsked) return 'not-asked';
  if (!isLongEnough) return 'too-short';
  return groups.length ? 'found' : 'none';
}

/** Where to go where a search did not lead. */
function otherWays({ locale, messages: { head, cities, common } }: LoaderContext) {
  return [
    { label: head.finder.title, href: pathTo('nursery-finder', {}, locale) },
    { label: cities.title, href: pathTo('cities', {}, locale) },
    { label: head.faq.title.famille, href: pathTo('faq-list', { category: 'famille' }, locale) },
    { label: head.blog.title.famille, href: pathTo('blog-list', { category: 'famille' }, locale) },
    { label: common.home, href: pathTo('home', {}, locale) },
  ];
}

async function search(text: string, context: LoaderContext): Promise<SearchGroup[]> {
  const words = toSearchWords(text);
  // `%%%` has no word in it: it is no search for everything.
  if (words.length === 0) return [];
  const kinds: [SearchGroupKind, Promise<Searched[]>][] = [
    ['nurseries', nurseriesOf(context)],
    ['cities', citiesOf(context)],
    ...(Object.keys(titleQueries) as (keyof typeof titleQueries)[]).map((kind): [SearchGroupKind, Promise<Searched[]>] => [
      kind,
      titlesOf(kind, context),
    ]),
  ];
  const lists = await Promise.all(kinds.map(async ([kind, list]) => ({ kind, list: await list })));
  return lists
    .map(({ kind, list }) => {
      const found = list.filter(({ title, aliases }) => hasEveryWord([title, ...aliases].join(' '), words));
      const results = found.slice(0, mostShown).map(({ aliases: _, ...result }) => result);
      return { kind, total: found.length, results };
    })
    .filter(({ total }) => total > 0);
}

async function titlesOf(kind: keyof typeof titleQueries, { content, locale }: LoaderContext): Promise<Searched[]> {
  const { items } = await localizedList(content, locale, { query: titleQueries[kind], identity: ({ slug }) => slug });
  return items.map((title) => {
    const { slug: _, ...shown } = shownIn(locale, title);
    return shown;
  });
}

async function nurseriesOf({ content, locale, messages }: LoaderContext): Promise<Searched[]> {
  const nurseries = await readWholeList(content, nurserySummariesQuery);
  return nurseries.map(({ name, slug, type, cityName, postalCode }) => ({
    href: pathTo('nursery', { slug }, locale),
    title: name,
    note: [type && messages.nurseryTypes[type], postalCode, cityName].filter(Boolean).join(', ') || null,
    aliases: [cityName, postalCode].filter((word) => word !== null),
  }));
}

async function citiesOf({ content, locale }: LoaderContext): Promise<Searched[]> {
  const cities = await readWholeList(content, citySummariesQuery);
  return cities.map(({ name, slug, departmentName, departmentCode, postalCodes }) => ({
    href: pathTo('city', { slug }, locale),
    title: name,
    note: departmentName && departmentCode ? `${departmentName} (${departmentCode})` : departmentName,
    aliases: [departmentName, ...postalCodes].filter((word) => word !== null),
  }));
}
