import type { Messages } from '../../../client/i18n/fr.ts';
import type { CityRegion } from '../../../client/pages/cities/cities.tsx';
import { pathTo } from '../../../domain/addresses/paths.ts';
import type { Locale } from '../../../domain/locale.ts';
import { slugify } from '../../../domain/text/slugify.ts';
import type { CitySummary } from '../../content/directory/cities.ts';
import type { NurserySpot } from '../../content/directory/nursery-spots.ts';

/** Names in the order of a French dictionary: Évry between Dijon and Foix. */
const byFrenchName = new Intl.Collator('fr');

/** How many nurseries each city has, by the slug of the city. */
export function countByCity(nurseries: NurserySpot[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { citySlug } of nurseries) if (citySlug) counts.set(citySlug, (counts.get(citySlug) ?? 0) + 1);
  return counts;
}

/** The name of each city, with its department where another has the same name, by slug. */
export function cityLabels(cities: CitySummary[]): Map<string, string> {
  const sameName = Map.groupBy(cities, ({ name }) => name);
  const isAlone = (name: string) => sameName.get(name)?.length === 1;
  return new Map(
    cities.map(({ name, slug, departmentCode }) => [slug, isAlone(name) || !departmentCode ? name : `${name} (${departmentCode})`]),
  );
}

/** Cities by region and department, each level by name; what has no region comes last. */
export function groupCities(
  cities: CitySummary[],
  { counts, texts, locale }: { counts: Map<string, number>; texts: Messages['head']['cities']; locale: Locale },
): CityRegion[] {
  return groupBy(cities, ({ regionName }) => regionName).map(([region, ofRegion]) => ({
    id: slugify(region ?? texts.otherRegion),
    name: region ?? texts.otherRegion,
    departments: groupBy(ofRegion, ({ departmentName }) => departmentName).map(([department, ofDepartment]) => ({
      name: department ?? texts.otherDepartment,
      code: ofDepartment[0]?.departmentCode ?? null,
      cities: ofDepartment
        .toSorted((one, other) => byFrenchName.compare(one.name, other.name))
        .map(({ name, slug }) => ({ name, href: pathTo('city', { slug }, locale), count: counts.get(slug) ?? 0 })),
    })),
  }));
}

function groupBy(cities: CitySummary[], keyOf: (city: CitySummary) => string | null): [string | null, CitySummary[]][] {
  const groups = Map.groupBy(cities, keyOf);
  return [...groups].sort(([one], [other]) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return byFrenchName.compare(one, other);
  });
}
