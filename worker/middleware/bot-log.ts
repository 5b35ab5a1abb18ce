import { createMiddleware } from 'hono/factory';
import type { Logger } from '../observe/logger.ts';
import type { AppEnvironment } from '../request-state.ts';
import { botNameOf } from './bots.ts';

/** One JSON line for every response a bot gets, redirects and failures among them; so it stands around all other steps. */
export function botLog({ logger, clock }: { logger: Logger; clock: () => number }) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const startedAt = clock();
    await next();
    // What was answered before bots are looked for may be for one, too.
    const known: string | null | undefined = c.get('bot');
    const bot = known === undefined ? botNameOf(c.req.header('user-agent')) : known;
    if (bot === null) return;
    logger.info('bot', {
      id: c.get('requestId'),
      bot,
      path: c.req.path,
      status: c.res.status,
      cache: c.res.headers.get('x-cache'),
      milliseconds: clock() - startedAt,
    });
  });
}
