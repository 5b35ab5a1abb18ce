import type { Zone } from '../../../domain/places/criteria.ts';
import { type PlaceName, type PlaceNames, placeNamesPath } from '../../../domain/places/place-names.ts';

const decimals = 3;

/** The communes to name in this part of the world, the largest first. */
export async function readPlaceLabels({ south, west, north, east }: Zone, signal: AbortSignal): Promise<PlaceName[]> {
  const zone = [south, west, north, east].map((degrees) => degrees.toFixed(decimals)).join(',');
  const response = await fetch(`${placeNamesPath}?${new URLSearchParams({ zone })}`, { signal });
  if (!response.ok) throw new Error(`the names of places answered ${response.status}`);
  return ((await response.json()) as PlaceNames).places;
}
