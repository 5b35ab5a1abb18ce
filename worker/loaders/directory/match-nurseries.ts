import { distanceKilometres, nearest, nearKilometres } from '../../../domain/distance.ts';
import { hasEveryWord, toSearchWords } from '../../../domain/text/search-words.ts';
import type { CitySummary } from '../../content/cities.ts';
import type { NurserySummary } from '../../content/nurseries.ts';

interface Match {
  place: NurserySummary;
  /** Null where the search is not about one town. */
  kilometres: number | null;
}

export type PlaceMatch =
  | { kind: 'found'; city: CitySummary | null; nurseries: Match[] }
  /** A town without a nursery: those around it. */
  | { kind: 'near'; city: CitySummary; nurseries: Match[] }
  | { kind: 'unknown'; city: CitySummary | null; nurseries: [] };

interface Directory {
  nurseries: NurserySummary[];
  cities: CitySummary[];
}

const mostAround = 60;
const unknown: PlaceMatch = { kind: 'unknown', city: null, nurseries: [] };

/**
 * The nurseries of a place as a reader writes it: a town, a postal code, a department or a region. A name that is exactly
 * a town's means that town, so that « Eu » is not Eurre.
 */
export function matchNurseries(text: string, directory: Directory): PlaceMatch {
  const words = toSearchWords(text);
  if (words.length === 0) return unknown;
  const { nurseries, cities } = directory;
  const name = words.join(' ');
  const isNamed = (other: string | null) => other !== null && toSearchWords(other).join(' ') === name;

  const towns = cities.filter((city) => isNamed(city.name));
  const ofTowns = nurseries.filter(({ citySlug, cityName }) => towns.some(({ slug }) => slug === citySlug) || isNamed(cityName));
  if (towns.length || ofTowns.length) return matchTowns(towns, ofTowns, directory);

  if (/^\d{5}$/.test(name)) {
    const ofCode = nurseries.filter(({ postalCode }) => postalCode === name);
    if (ofCode.length) return { kind: 'found', city: null, nurseries: byTown(ofCode) };
    const served = cities.filter(({ postalCodes }) => postalCodes.includes(name));
    return served.length ? matchTowns(served, nurseriesOf(served, nurseries), directory) : unknown;
  }

  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const found = nurseries.filter((nursery) => hasEveryWord(placeTextOf(nursery, bySlug.get(nursery.citySlug ?? '')), words));
  if (found.length) return { kind: 'found', city: null, nurseries: byTown(found) };
  const begun = cities.filter((city) => hasEveryWord(city.name, words));
  return begun.length ? matchTowns(begun, [], directory) : unknown;
}

function nurseriesOf(towns: CitySummary[], nurseries: NurserySummary[]): NurserySummary[] {
  return nurseries.filter(({ citySlug }) => towns.some(({ slug }) => slug === citySlug));
}

function placeTextOf({ cityName, postalCode, department }: NurserySummary, city: CitySummary | undefined): string {
  return [cityName, postalCode, department, city?.name, city?.departmentName, city?.departmentCode, city?.regionName].join(' ');
}

/** One town: by distance from its centre. Several of the same name: all of them, the reader sees which is which. */
function matchTowns(towns: CitySummary[], own: NurserySummary[], { nurseries }: Directory): PlaceMatch {
  const [city = null, ...others] = towns;
  if (others.length || !city) return own.length ? { kind: 'found', city: null, nurseries: byTown(own) } : unknown;
  if (own.length) return { kind: 'found', city, nurseries: fromCentre(city, own) };
  const around = nearest(city.position, nurseries, { radiusKilometres: nearKilometres, count: mostAround });
  return around.length ? { kind: 'near', city, nurseries: around } : { kind: 'unknown', city, nurseries: [] };
}

function fromCentre({ position }: CitySummary, nurseries: NurserySummary[]): Match[] {
  return nurseries
    .map((place) => ({ place, kilometres: position && place.position ? distanceKilometres(position, place.position) : null }))
    .sort((one, other) => (one.kilometres ?? Number.POSITIVE_INFINITY) - (other.kilometres ?? Number.POSITIVE_INFINITY) || 0);
}

const byFrenchName = new Intl.Collator('fr');

/** By town, then by name, the order the list comes in. */
function byTown(nurseries: NurserySummary[]): Match[] {
  return nurseries
    .map((place) => ({ place, kilometres: null }))
    .sort((one, other) => byFrenchName.compare(one.place.cityName ?? '', other.place.cityName ?? ''));
}
