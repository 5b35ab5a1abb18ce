import type { Context } from 'hono';
import type { AppEnvironment, PageRequest } from '../request-state.ts';

/** A redirect; to a payload request it is said in JSON, so that the browser loads the target itself, without a second hop. */
export function answerRedirect(
  c: Context<AppEnvironment>,
  { isPayload }: Pick<PageRequest, 'isPayload'>,
  { to, status }: { to: string; status: 301 | 302 },
): Response {
  if (isPayload) return c.json({ redirect: to }, 200, { 'cache-control': 'no-cache' });
  return c.redirect(to, status);
}
