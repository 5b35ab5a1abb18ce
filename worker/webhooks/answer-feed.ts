import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { ForbiddenError } from '../errors.ts';
import type { AppEnvironment } from '../request-state.ts';
import { feed } from '../search/feed/feed-tasks.ts';
import { isSameSecret } from './is-same-secret.ts';

/**
 * `POST /webhooks/index`: a part of a full pass over the CMS, with the secret of its webhook. `more` asks to be called again,
 * until it is `complete`: a first start need not wait for the schedule.
 */
export async function answerFeed(c: Context<AppEnvironment>, dependencies: Dependencies): Promise<Response> {
  const token = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
  if (!(await isSameSecret(token, dependencies.config.webhookSecret))) throw new ForbiddenError('wrong webhook secret', 401);
  return c.json({ outcome: await feed(dependencies) }, 200, { 'cache-control': 'no-store' });
}
