import type { Zone } from '../../../domain/places/criteria.ts';
import type { MapLabel } from './map-point.ts';

const decimals = 3;

/** The towns to name in this part of the world, the largest first. */
export async function readPlaceLabels({ west, south, east, north }: Zone, signal: AbortSignal): Promise<MapLabel[]> {
  const zone = [west, south, east, north].map((degrees) => degrees.toFixed(decimals)).join(',');
  const response = await fetch(`/recherche/lieux?${new URLSearchParams({ zone })}`, { signal });
  if (!response.ok) throw new Error(`the names of places answered ${response.status}`);
  return ((await response.json()) as { places: MapLabel[] }).places;
}
