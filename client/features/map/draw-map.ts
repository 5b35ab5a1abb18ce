import { createNurseryMap, type NurseryMap, type NurseryMapOptions } from './nursery-map.ts';
import { readPlaceLabels } from './read-place-labels.ts';

/** The words of the map come with it, not with every page that may have one. */
async function readTexts() {
  const isEnglish = document.documentElement.lang === 'en';
  return isEnglish ? (await import('../../i18n/en/nurseries/map.ts')).map : (await import('../../i18n/fr/nurseries/map.ts')).map;
}

/** Draws a map with its words and the names of places. Throws where the browser cannot draw one. */
export async function drawMap(options: Omit<NurseryMapOptions, 'readLabels' | 'texts'>): Promise<NurseryMap> {
  return createNurseryMap({ ...options, texts: await readTexts(), readLabels: readPlaceLabels });
}
