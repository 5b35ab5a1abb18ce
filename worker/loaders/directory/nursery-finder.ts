import type { Towns } from '../../../client/pages/nursery-finder/nursery-finder.tsx';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { locales } from '../../../domain/locale.ts';
import { pageNames } from '../../../routes.ts';
import { type CitySummary, citySummariesQuery } from '../../content/directory/cities.ts';
import { type NurserySpot, nurserySpotsQuery } from '../../content/directory/nursery-spots.ts';
import type { Secondary } from '../../content/secondary.ts';
import { secondaryWholeList } from '../../content/whole-list.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader, LoaderContext } from '../loader.ts';
import { cityLabels, countByCity } from './city-groups.ts';

const cityCount = 24;

export const loadNurseryFinder: Loader<'nursery-finder'> = async (context) => {
  const { locale, messages } = context;
  const { title, description } = pageNames['nursery-finder'][locale];
  return {
    kind: 'page',
    head: { title: messages.finder.headline, description },
    props: {
      breadcrumbs: [homeCrumb(messages, locale), { label: title, href: null }],
      towns: (await readTowns(context)).value,
    },
    languages: locales,
    lists: ['cities', 'nurseries'],
  };
};

/** The towns with the most nurseries: the search works without them. */
async function readTowns({ content, locale }: LoaderContext): Promise<Secondary<Towns>> {
  const [{ value: cities }, { value: nurseries }] = await Promise.all([
    secondaryWholeList(content, citySummariesQuery),
    secondaryWholeList(content, nurserySpotsQuery),
  ]);
  const toTowns = (allCities: CitySummary[] | null, allNurseries: NurserySpot[] | null) => {
    if (!allCities || !allNurseries) return null;
    const counts = countByCity(allNurseries);
    const labels = cityLabels(allCities);
    // The list comes by name, and this sort is stable.
    const counted = allCities
      .map(({ name, slug }) => ({ name: labels.get(slug) ?? name, href: pathTo('city', { slug }, locale), count: counts.get(slug) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count);
    return { nurseryCount: allNurseries.length, cities: counted.slice(0, cityCount) };
  };
  if (!(cities instanceof Promise) && !(nurseries instanceof Promise)) return { value: toTowns(cities, nurseries) };
  return { value: Promise.all([cities, nurseries]).then((lists) => toTowns(...lists)) };
}
