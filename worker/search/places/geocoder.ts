import * as v from 'valibot';
import { toPosition } from '../../../domain/distance.ts';
import type { Place } from '../../../domain/places/place.ts';
import type { PlaceLookup } from '../../../domain/places/place-lookup.ts';
import type { Logger } from '../../observe/logger.ts';

/** Finds addresses; null where it does not know one, or does not answer in time. */
export type Geocoder = (address: string) => Promise<Place | null>;

/** A reader waits: after this, the commune has to do. */
const timeoutMilliseconds = 1500;
/** Less sure answers are of some other street. */
const leastScore = 0.5;

const answer = v.object({
  features: v.array(
    v.object({
      geometry: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
      properties: v.object({ label: v.string(), score: v.number(), citycode: v.string() }),
    }),
  ),
});

/** The French national geocoder, or one that answers as it does: an address is sent there, and nothing else of the reader. */
export function createGeocoder(options: { url: string; fetch: typeof fetch; lookup: PlaceLookup; logger: Logger }): Geocoder {
  const { url, fetch: send, lookup, logger } = options;
  return async (address) => {
    try {
      const question = new URL(url);
      question.searchParams.set('q', address);
      question.searchParams.set('limit', '1');
      const response = await send(question, { signal: AbortSignal.timeout(timeoutMilliseconds), redirect: 'manual' });
      const [feature] = v.parse(answer, await response.json()).features;
      if (!feature || feature.properties.score < leastScore) return null;
      const [longitude, latitude] = feature.geometry.coordinates;
      const position = toPosition(latitude, longitude);
      const [commune] = await lookup.withCodes([feature.properties.citycode]);
      return position && commune ? { ...commune, kind: 'address', name: feature.properties.label, position } : null;
    } catch (error) {
      logger.warn('geocoder-failed', { reason: error instanceof Error ? error.message : String(error) });
      return null;
    }
  };
}
