import { pathTo } from '../../../domain/addresses/paths.ts';
import { locales } from '../../../domain/locale.ts';
import { citySummariesQuery } from '../../content/cities.ts';
import { nurserySummariesQuery } from '../../content/nurseries.ts';
import { readWholeList } from '../../content/whole-list.ts';
import type { Loader } from '../loader.ts';
import { cityLabels, countByCity } from './city-groups.ts';

const cityCount = 24;

export const loadNurseryFinder: Loader<'nursery-finder'> = async ({ content, locale, messages }) => {
  const [cities, nurseries] = await Promise.all([
    readWholeList(content, citySummariesQuery),
    readWholeList(content, nurserySummariesQuery),
  ]);
  const counts = countByCity(nurseries);
  const labels = cityLabels(cities);
  const { finder: texts, common, head } = messages;
  return {
    kind: 'page',
    head: { title: texts.headline, description: head.finder.description },
    props: {
      breadcrumbs: [
        { label: common.home, href: pathTo('home', {}, locale) },
        { label: head.finder.title, href: null },
      ],
      nurseryCount: nurseries.length,
      // The list comes by name, and this sort is stable.
      cities: cities
        .map(({ name, slug }) => ({ name: labels.get(slug) ?? name, href: pathTo('city', { slug }, locale), count: counts.get(slug) ?? 0 }))
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.count - one.count)
        .slice(0, cityCount),
    },
    languages: locales,
  };
};
