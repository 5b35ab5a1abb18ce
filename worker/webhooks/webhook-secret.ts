import type { Context } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Config } from '../env.ts';
import { ForbiddenError } from '../errors.ts';
import type { AppEnvironment } from '../request-state.ts';

/** Throws for who has not the secret of the CMS's webhook, nor the one before it while that is being changed. */
export async function requireWebhookSecret(c: Context<AppEnvironment>, config: Config): Promise<void> {
  const secretSent = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
  const accepted = [config.webhookSecret, config.previousWebhookSecret].filter((secret) => secret !== null);
  const answers = await Promise.all(accepted.map((secret) => timingSafeEqual(secretSent, secret)));
  if (!answers.includes(true)) throw new ForbiddenError('wrong webhook secret', 401);
}
