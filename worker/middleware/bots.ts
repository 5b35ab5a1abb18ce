import { createMiddleware } from 'hono/factory';
import { isbot, isbotMatch } from 'isbot';
import type { AppEnvironment } from '../request-state.ts';

/** The part of a user agent that gives a bot away, or null for a person. */
export function botNameOf(userAgent: string | undefined): string | null {
  return isbot(userAgent) ? (isbotMatch(userAgent) ?? 'bot') : null;
}

/** Recognises bots by their user agent: they get whole documents and no error screen. */
export const botDetection = createMiddleware<AppEnvironment>(async (c, next) => {
  c.set('bot', botNameOf(c.req.header('user-agent')));
  await next();
});
