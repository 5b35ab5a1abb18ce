import { readDocumentPayload } from '../../navigation/document-payload.ts';
import { createNurseryMap, type NurseryMap, type NurseryMapOptions } from './nursery-map.ts';
import { readPlaceLabels } from './read-place-labels.ts';

/** Draws a map in the style the site is configured with. Throws where the browser cannot draw one. */
export function drawMap(options: Omit<NurseryMapOptions, 'styleUrl' | 'readLabels'>): Promise<NurseryMap> {
  const styleUrl = readDocumentPayload()?.config.mapStyleUrl ?? null;
  return createNurseryMap({ ...options, styleUrl, readLabels: readPlaceLabels });
}
