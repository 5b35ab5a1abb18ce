import type { SiteMapGroup, SiteMapLink, SiteMapSection } from '../../../client/pages/site-map/site-map.tsx';
import { pathTo } from '../../../domain/addresses/paths.ts';
import type { Content } from '../../content/content.ts';
import { citySummariesQuery } from '../../content/directory/cities.ts';
import { type NurserySpot, nurserySpotsQuery } from '../../content/directory/nursery-spots.ts';
import { lexiconQuery } from '../../content/lexicon.ts';
import { localizedList } from '../../content/lists.ts';
import { readWholeList } from '../../content/whole-list.ts';
import { countByCity, groupCities } from '../directory/city-groups.ts';
import type { LoaderContext } from '../loader.ts';
import { byLabel, listLinks } from './site-map-lists.ts';

/** More than this on one page serves nobody: beyond it, nurseries are reached through their cities and the finder. */
const largestNurseryList = 2000;

/** Cities by region, each with its nurseries; those of no known city stand last. */
export async function readCitySection({ content, locale, messages }: LoaderContext): Promise<SiteMapSection> {
  const [cities, nurseries] = await Promise.all([readWholeList(content, citySummariesQuery), readNurseries(content)]);
  const toLink = ({ name, slug }: NurserySpot): SiteMapLink => ({ label: name, href: pathTo('nursery', { slug }, locale) });
  const ofCity = Map.groupBy(nurseries, ({ citySlug }) => (citySlug ? pathTo('city', { slug: citySlug }, locale) : null));
  const regions = groupCities(cities, { counts: countByCity(nurseries), texts: messages.head.cities, locale });
  const groups = regions.map(({ name, departments }): SiteMapGroup => {
    const links = departments.flatMap((department) => department.cities).map((city) => ({ label: city.name, href: city.href }));
    return { title: name, links: links.map((link) => ({ ...link, links: ofCity.get(link.href)?.map(toLink) })) };
  });
  const citySlugs = new Set(cities.map(({ slug }) => slug));
  const others = nurseries.filter(({ citySlug }) => !citySlug || !citySlugs.has(citySlug)).map(toLink);
  if (others.length > 0) groups.push({ title: messages.head.siteMap.otherNurseries, links: others });
  return { id: 'cities', title: messages.cities.title, groups };
}

async function readNurseries(content: Content): Promise<NurserySpot[]> {
  const { total } = await content.get(nurserySpotsQuery(1));
  return total > largestNurseryList ? [] : readWholeList(content, nurserySpotsQuery);
}

/** The terms of the lexicon, each at its anchor. */
export async function readLexiconSection({ content, locale, messages }: LoaderContext): Promise<SiteMapSection> {
  const { items } = await localizedList(content, locale, { query: lexiconQuery, identity: ({ documentId }) => documentId });
  const links = listLinks(items, locale, ({ term, slug }, language) => ({
    label: term,
    href: `${pathTo('lexicon', {}, language)}#${slug}`,
  })).sort(byLabel);
  return { id: 'lexicon', title: messages.lexicon.title, groups: [{ title: null, links }] };
}
