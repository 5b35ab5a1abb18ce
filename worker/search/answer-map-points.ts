import type { Context } from 'hono';
import { readCriteria } from '../../domain/places/criteria/read-criteria.ts';
import type { SearchDependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { answerJson } from './answer-json.ts';

/** Only the reader's own browser keeps it: the address may hold where the reader is. */
const cacheControl = 'private, max-age=60';

/** `/recherche/creches?` with the criteria of the finder: what the map shows of them. */
export function answerMapPoints(c: Context<AppEnvironment>, { search, logger }: SearchDependencies): Promise<Response> {
  const { criteria } = readCriteria(new URL(c.req.url).searchParams);
  return answerJson(c, { logger, cacheControl }, () => search.mapPoints(criteria));
}

/** `/recherche/nombre?` with the criteria of the finder: how many it would find. */
export function answerFinderCount(c: Context<AppEnvironment>, { search, logger }: SearchDependencies): Promise<Response> {
  const { criteria } = readCriteria(new URL(c.req.url).searchParams);
  return answerJson(c, { logger, cacheControl }, () => search.countNurseries(criteria));
}
