import { createMiddleware } from 'hono/factory';
import { type AppEnvironment, botOf } from '../request-state.ts';

/** Recognises bots by their user agent: they get whole documents and no error screen. */
export const botDetection = createMiddleware<AppEnvironment>(async (c, next) => {
  c.set('bot', botOf(c));
  await next();
});
