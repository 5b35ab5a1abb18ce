import type { Context, Next } from 'hono';
import type { AppEnvironment } from '../request-state.ts';

/**
 * Other sites that the page leads to are not told where their reader comes from. Ours is: a browser that says nothing at all would
 * send its forms as if they came from nowhere, and old ones have no other way of saying that they do not.
 */
export async function quietReferrer(c: Context<AppEnvironment>, next: Next): Promise<void> {
  await next();
  c.res.headers.set('referrer-policy', 'same-origin');
}
