import type { Context } from 'hono';
import { daySeconds } from '../../domain/durations.ts';
import { readCriteria } from '../../domain/places/criteria/read-criteria.ts';
import type { PlaceNames } from '../../domain/places/place-names.ts';
import type { SearchDependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { answerJson } from './answer-json.ts';

/** Communes change once a year. */
const cacheSeconds = daySeconds;

/** `/recherche/communes?zone=`: what a map without tiles names. No part of the map, or none on earth, has no names. */
export function answerPlaceNames(c: Context<AppEnvironment>, { search, logger }: SearchDependencies): Promise<Response> {
  const { zone } = readCriteria(new URL(c.req.url).searchParams).criteria;
  return answerJson(c, { logger, cacheControl: `public, max-age=${cacheSeconds}` }, async (): Promise<PlaceNames> => {
    return { places: zone ? await search.placesInZone(zone) : [] };
  });
}
