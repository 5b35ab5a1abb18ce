import { type PlaceName, type PlaceNames, placeNamesPath } from '../../../domain/places/place-names.ts';
import type { Zone } from '../../../domain/places/zone.ts';
import { createNurseryMap, loadMapParts, type NurseryMap, type NurseryMapOptions } from './nursery-map.ts';

const decimals = 3;

/** The places to name in this part of the world, in the order in which they get room. */
async function readPlaceLabels({ south, west, north, east }: Zone, signal: AbortSignal): Promise<PlaceName[]> {
  const zone = [south, west, north, east].map((degrees) => degrees.toFixed(decimals)).join(',');
  const response = await fetch(`${placeNamesPath}?${new URLSearchParams({ zone })}`, { signal });
  if (!response.ok) throw new Error(`the names of places answered ${response.status}`);
  const { places }: PlaceNames = await response.json();
  return places;
}

/** The words of the map come with it, not with every page that may have one. */
async function readTexts() {
  const isEnglish = document.documentElement.lang === 'en';
  return isEnglish ? (await import('../../i18n/en/nurseries/map.ts')).map : (await import('../../i18n/fr/nurseries/map.ts')).map;
}

/** Draws a map with its words and the names of places. Throws where the browser cannot draw one. */
export async function drawMap(options: Omit<NurseryMapOptions, 'readLabels' | 'texts'>): Promise<NurseryMap> {
  const [texts] = await Promise.all([readTexts(), loadMapParts(options.styleUrl)]);
  return createNurseryMap({ ...options, texts, readLabels: readPlaceLabels });
}
