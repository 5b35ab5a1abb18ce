import { createMiddleware } from 'hono/factory';
import { botNameOf } from '../../domain/bots.ts';
import type { AppEnvironment } from '../request-state.ts';

/** Recognises bots by their user agent: they get whole documents and no error screen. */
export const botDetection = createMiddleware<AppEnvironment>(async (c, next) => {
  c.set('bot', botNameOf(c.req.header('user-agent')));
  await next();
});
