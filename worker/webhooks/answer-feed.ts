import type { Context } from 'hono';
import type { WebhookDependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { feed } from '../search/feed/feed-tasks.ts';
import { requireWebhookSecret } from './webhook-secret.ts';

/**
 * `POST /webhooks/index`: a part of a full pass over the CMS, with the secret of its webhook. `more` asks to be called again,
 * until it is `complete`: a first start need not wait for the schedule.
 */
export async function answerFeed(c: Context<AppEnvironment>, dependencies: WebhookDependencies): Promise<Response> {
  await requireWebhookSecret(c, dependencies.config);
  return c.json({ outcome: await feed(dependencies) }, 200, { 'cache-control': 'no-store' });
}
