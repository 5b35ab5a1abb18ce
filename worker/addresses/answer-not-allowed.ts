import type { Context } from 'hono';
import type { AppEnvironment } from '../request-state.ts';
import { allowedMethods } from './allowed-methods.ts';

/** A method that the address is not served by: `Allow` says which are. */
export function answerNotAllowed(c: Context<AppEnvironment>): Response {
  return c.text('Method not allowed', 405, { allow: allowedMethods(new URL(c.req.url).pathname).join(', '), 'cache-control': 'no-store' });
}
