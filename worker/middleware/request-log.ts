import { createMiddleware } from 'hono/factory';
import type { Logger } from '../observe/logger.ts';
import { type AppEnvironment, botOf } from '../request-state.ts';

/** One in so many requests of people is logged; of bots and failures every one is. */
const peopleSampling = 100;
const firstFailure = 500;

/** Decides by the request's id, so that one request is in all logs or in none. */
function isSampled(requestId: string): boolean {
  let sum = 0;
  for (const character of requestId) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003;
  return sum % peopleSampling === 0;
}

/** One JSON line a request, redirects and failures among them; so it stands around all other steps. */
export function requestLog({ logger, clock }: { logger: Logger; clock: () => number }) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const startedAt = clock();
    await next();
    const bot = botOf(c);
    const { status } = c.res;
    if (bot === null && status < firstFailure && !isSampled(c.get('requestId'))) return;
    const fields = { path: c.req.path, status, cache: c.res.headers.get('x-cache'), milliseconds: clock() - startedAt };
    if (bot === null) logger.info('request', { id: c.get('requestId'), viewport: c.get('viewport')?.(), ...fields });
    else logger.info('bot', { id: c.get('requestId'), bot, ...fields });
  });
}
