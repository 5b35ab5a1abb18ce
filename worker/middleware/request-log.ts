import { createMiddleware } from 'hono/factory';
import type { Viewport } from '../../domain/viewport.ts';
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

interface LoggedRequest {
  id: string;
  bot: string | null;
  status: number;
}

interface RequestFields {
  viewport: Viewport | undefined;
  path: string;
  cache: string | null;
  milliseconds: number;
}

/** Writes the line of a request where it has one; its fields are only made then. */
export function writeRequestLine(logger: Logger, { id, bot, status }: LoggedRequest, fieldsOf: () => RequestFields): void {
  if (bot === null && status < firstFailure && !isSampled(id)) return;
  const { viewport, path, cache, milliseconds } = fieldsOf();
  const fields = { path, status, cache, milliseconds };
  if (bot === null) logger.info('request', { id, viewport, ...fields });
  else logger.info('bot', { id, bot, ...fields });
}

/** One JSON line a request, redirects and failures among them; so it stands around all other steps. */
export function requestLog({ logger, clock }: { logger: Logger; clock: () => number }) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const startedAt = c.env.begun?.startedAt ?? clock();
    await next();
    writeRequestLine(logger, { id: c.get('requestId'), bot: botOf(c), status: c.res.status }, () => ({
      viewport: c.get('viewport')?.(),
      path: c.req.path,
      cache: c.res.headers.get('x-cache'),
      milliseconds: clock() - startedAt,
    }));
  });
}
