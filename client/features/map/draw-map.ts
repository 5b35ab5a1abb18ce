import { readDocumentPayload } from '../../navigation/document-payload.ts';
import { createNurseryMap, type NurseryMap, type NurseryMapOptions } from './nursery-map.ts';
import { readPlaceLabels } from './read-place-labels.ts';

/** The words of the map come with it, not with every page that may have one. */
async function readTexts() {
  const isEnglish = document.documentElement.lang === 'en';
  return isEnglish ? (await import('../../i18n/en/nurseries/map.ts')).map : (await import('../../i18n/fr/nurseries/map.ts')).map;
}

/** Draws a map in the style the site is configured with. Throws where the browser cannot draw one. */
export async function drawMap(options: Omit<NurseryMapOptions, 'styleUrl' | 'readLabels' | 'texts'>): Promise<NurseryMap> {
  const styleUrl = readDocumentPayload()?.config.mapStyleUrl ?? null;
  return createNurseryMap({ ...options, texts: await readTexts(), styleUrl, readLabels: readPlaceLabels });
}
