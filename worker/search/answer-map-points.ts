import type { Context } from 'hono';
import type { MapPoints } from '../../client/features/map/map-point.ts';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import type { Locale } from '../../domain/locale.ts';
import { readCriteria } from '../../domain/places/criteria/read-criteria.ts';
import { mapLanguage } from '../../domain/places/map-points.ts';
import type { MapDependencies, SearchDependencies } from '../dependencies.ts';
import { toMapPoint } from '../loaders/nurseries/map-point-words.ts';
import type { AppEnvironment } from '../request-state.ts';
import { answerJson } from './answer-json.ts';

/** Only the reader's own browser keeps it: the address may hold where the reader is. */
const cacheControl = 'private, max-age=60';

/** `/recherche/creches?` with the criteria of the finder: what the map shows of them. */
export function answerMapPoints(c: Context<AppEnvironment>, { search, logger, clock }: MapDependencies): Promise<Response> {
  const { searchParams } = new URL(c.req.url);
  const { criteria } = readCriteria(searchParams);
  const locale: Locale = searchParams.get(mapLanguage) === 'en' ? 'en' : 'fr';
  return answerJson(c, { logger, cacheControl }, async (): Promise<MapPoints> => {
    const { points, isMore, bounds } = await search.mapPoints(criteria);
    const words = { locale, messages: messagesOf(locale), now: clock() };
    return { points: points.map((point) => toMapPoint(point, words)), isMore, bounds };
  });
}

/** `/recherche/nombre?` with the criteria of the finder: how many it would find. */
export function answerFinderCount(c: Context<AppEnvironment>, { search, logger }: SearchDependencies): Promise<Response> {
  const { criteria } = readCriteria(new URL(c.req.url).searchParams);
  return answerJson(c, { logger, cacheControl }, () => search.countNurseries(criteria));
}
