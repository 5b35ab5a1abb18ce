import { locales } from '../../../domain/locale.ts';
import { readSearchText } from '../../../domain/text/search-text.ts';
import { hasEveryWord, toSearchWords } from '../../../domain/text/search-words.ts';
import { type CitySummary, citySummariesQuery } from '../../content/directory/cities.ts';
import { nurserySpotsQuery } from '../../content/directory/nursery-spots.ts';
import { readWholeList } from '../../content/whole-list.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader } from '../loader.ts';
import { countByCity, groupCities } from './city-groups.ts';

export const loadCities: Loader<'cities'> = async ({ content, locale, messages, query }) => {
  const [cities, nurseries] = await Promise.all([readWholeList(content, citySummariesQuery), readWholeList(content, nurserySpotsQuery)]);
  const { cities: texts, head } = messages;
  const text = readSearchText(query, 'q');
  const words = toSearchWords(text);
  const matches = words.length ? cities.filter((city) => hasEveryWord(searchTextOf(city), words)) : cities;
  const counts = countByCity(nurseries);
  return {
    kind: 'page',
    head: {
      title: text ? head.cities.resultTitle(text) : texts.title,
      description: head.cities.description,
      // A part of what the whole list shows: for people. Without `query`, its canonical address is the whole list.
      indexable: text === '',
    },
    props: {
      breadcrumbs: [homeCrumb({ head }, locale), { label: texts.title, href: null }],
      query: text,
      cityCount: matches.length,
      nurseryCount: matches.reduce((sum, { slug }) => sum + (counts.get(slug) ?? 0), 0),
      regions: groupCities(matches, { counts, texts: head.cities, locale }),
    },
    languages: locales,
    lists: ['cities', 'nurseries'],
  };
};

function searchTextOf({ name, departmentCode, departmentName, regionName, postalCodes }: CitySummary): string {
  return [name, departmentCode, departmentName, regionName, ...postalCodes].join(' ');
}
