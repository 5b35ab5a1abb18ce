import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from '../request-state.ts';

const rayPattern = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

/** Cloudflare's ray where there is one, so that both logs can be joined, else a random id. */
export function nameOfRequest(ray: string | null | undefined): string {
  return ray && rayPattern.test(ray) ? ray : crypto.randomUUID();
}

/** Names the request. */
export const requestId = createMiddleware<AppEnvironment>(async (c, next) => {
  const id = c.env.begun?.id ?? nameOfRequest(c.req.header('cf-ray'));
  c.set('requestId', id);
  await next();
  c.res.headers.set('x-request-id', id);
});
