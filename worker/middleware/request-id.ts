import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from '../request-state.ts';

const rayPattern = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

/** Names the request: Cloudflare's ray where there is one, so that both logs can be joined, else a random id. */
export const requestId = createMiddleware<AppEnvironment>(async (c, next) => {
  const ray = c.req.header('cf-ray') ?? '';
  const id = rayPattern.test(ray) ? ray : crypto.randomUUID();
  c.set('requestId', id);
  await next();
  c.res.headers.set('x-request-id', id);
});
