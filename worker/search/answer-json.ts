import type { Context } from 'hono';
import { decideFailure } from '../errors.ts';
import type { Logger } from '../observe/logger.ts';
import type { AppEnvironment } from '../request-state.ts';

/** Answers a script's question as JSON; a failure is JSON, too, and is reported as that of a page is. */
export async function answerJson(
  c: Context<AppEnvironment>,
  { logger, cacheControl }: { logger: Logger; cacheControl: string },
  ask: () => Promise<object>,
): Promise<Response> {
  c.header('x-robots-tag', 'noindex');
  try {
    const answer = await ask();
    c.header('cache-control', cacheControl);
    return c.json(answer);
  } catch (error) {
    const { status, reported, retryAfterSeconds } = decideFailure(error);
    const requestId = c.get('requestId');
    if (reported) {
      logger.error('request-failed', error, { id: requestId, status, path: new URL(c.req.url).pathname });
      c.get('report').captureError(error, 'request-failed');
    }
    if (retryAfterSeconds !== null) c.header('retry-after', String(retryAfterSeconds));
    c.header('cache-control', 'no-store');
    return c.json({ error: { status, requestId } }, status);
  }
}
