import type { Context } from 'hono';
import type { AppEnvironment } from '../request-state.ts';

/** A redirect; to a payload request it is said in JSON, so that the browser loads the target itself, without a second hop. */
export function answerRedirect(c: Context<AppEnvironment>, redirect: { to: string; status: 301 | 302 }): Response {
  const { to, status } = redirect;
  if (c.get('isPayload')) return c.json({ redirect: to }, 200, { 'cache-control': 'no-cache' });
  return c.redirect(to, status);
}
