import type { Place, PlaceOption, PlaceResolution } from '../../../domain/places/place.ts';
import type { PlaceLookup } from '../../../domain/places/place-lookup.ts';
import { placeKey } from '../../../domain/places/place-words.ts';
import { resolvePlace } from '../../../domain/places/resolve-place.ts';
import type { Database } from '../database.ts';

/** What the address of a city in another spelling means: one page, or a name that several towns have. */
export interface CityAddress {
  /** The French path of the page. */
  path: string | null;
  /** What the towns are called, where there are several of that name. */
  sharedName: string | null;
}

/** The pages of the cities that places are or are part of, by their French paths, in the order of the places. */
async function cityPathsOf(database: Database, codes: readonly string[]): Promise<string[]> {
  const { results } = await database
    .prepare('SELECT d.path FROM json_each(?) AS codes CROSS JOIN documents AS d ON d.place = codes.value ORDER BY codes.key')
    .bind(JSON.stringify(codes))
    .all<{ path: string }>();
  return [...new Set(results.map(({ path }) => path))];
}

/** The page of the city that a place is or is part of, by its French path; null where there is none. */
export async function cityPathOf(database: Database, codes: readonly string[]): Promise<string | null> {
  return (await cityPathsOf(database, codes))[0] ?? null;
}

/**
 * What an address of a city in another spelling means: `saint-étienne`, `essonne/evry`, a name a town had before. The segment
 * before the last says in which department. Where it does not and several towns of the name have a page, none of them is meant.
 */
export async function cityOfSlug(
  slug: string,
  { database, lookup }: { database: Database; lookup: PlaceLookup },
): Promise<CityAddress | null> {
  const [name = '', department = ''] = slug.split('/').reverse().map(readSegment);
  for (const text of department ? [`${name} ${department}`, name] : [name]) {
    const places = placesCalled(await resolvePlace(text, lookup), name);
    const paths = await cityPathsOf(
      database,
      places.flatMap(({ code, parentCode }) => [code, parentCode ?? '']),
    );
    const sharedName = places.length > 1 ? (places[0]?.name ?? null) : null;
    if (paths.length > 0) return { path: paths.length === 1 ? (paths[0] ?? null) : null, sharedName };
  }
  return null;
}

function readSegment(segment: string): string {
  return decodeURIComponent(segment).replaceAll('-', ' ').trim();
}

/** Places that are called so in full, most people first: half a name is no address. */
function placesCalled(resolution: PlaceResolution, name: string): Place[] {
  const isCalled = (place: Place) => placeKey(place.name) === placeKey(name);
  const called = (options: PlaceOption[]) =>
    options.flatMap((option) => (option.kind === 'place' && isCalled(option.place) ? [option.place] : []));
  if (resolution.kind === 'choice') return called(resolution.options);
  if (resolution.kind !== 'place') return [];
  const { place, formerName, others } = resolution;
  return isCalled(place) || formerName !== null || place.kind === 'arrondissement' ? [place, ...called(others)] : [];
}
