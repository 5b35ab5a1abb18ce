import type { Place, PlaceResolution } from '../../../domain/places/place.ts';
import type { PlaceLookup } from '../../../domain/places/place-lookup.ts';
import { placeKey } from '../../../domain/places/place-words.ts';
import { resolvePlace } from '../../../domain/places/resolve-place.ts';
import type { Database } from '../database.ts';

/** The page of the city that a place is or is part of, by its French path; null where there is none. */
export async function cityPathOf(database: Database, codes: readonly string[]): Promise<string | null> {
  const { results } = await database
    .prepare('SELECT d.path FROM json_each(?) AS codes CROSS JOIN documents AS d ON d.place = codes.value ORDER BY codes.key LIMIT 1')
    .bind(JSON.stringify(codes))
    .all<{ path: string }>();
  return results[0]?.path ?? null;
}

/**
 * The page of the city that an address of another spelling means: `saint-étienne`, `essonne/evry`, a name a town had before.
 * The segment before the last says in which department; where it does not, the largest town of the name that has a page is meant.
 */
export async function cityPathOfSlug(
  slug: string,
  { database, lookup }: { database: Database; lookup: PlaceLookup },
): Promise<string | null> {
  const [name = '', department = ''] = slug.split('/').reverse().map(readSegment);
  for (const text of department ? [`${name} ${department}`, name] : [name]) {
    const path = await cityPathOf(database, codesOf(await resolvePlace(text, lookup), name));
    if (path) return path;
  }
  return null;
}

function readSegment(segment: string): string {
  return decodeURIComponent(segment).replaceAll('-', ' ').trim();
}

/** Places that are called so in full: half a name is no address. */
function codesOf(resolution: PlaceResolution, name: string): string[] {
  const isCalled = (place: Place) => placeKey(place.name) === placeKey(name);
  if (resolution.kind === 'choice')
    return resolution.options.flatMap((option) => (option.kind === 'place' && isCalled(option.place) ? [option.place.code] : []));
  if (resolution.kind !== 'place') return [];
  const { place, formerName } = resolution;
  return isCalled(place) || formerName !== null || place.kind === 'arrondissement' ? [place.code, place.parentCode ?? ''] : [];
}
