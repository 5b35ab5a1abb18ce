import type { Context } from 'hono';
import type { Config } from '../env.ts';
import { ForbiddenError } from '../errors.ts';
import type { AppEnvironment } from '../request-state.ts';

/** Throws for who has not the secret of the CMS's webhook, nor the one before it while that is being changed. */
export async function requireWebhookSecret(c: Context<AppEnvironment>, config: Config): Promise<void> {
  const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
  const accepted = [config.webhookSecret, config.previousWebhookSecret].filter((secret) => secret !== null);
  const answers = await Promise.all(accepted.map((secret) => isSameSecret(given, secret)));
  if (!answers.includes(true)) throw new ForbiddenError('wrong webhook secret', 401);
}

/** Compares two secrets in a time that does not depend on where they differ, nor on their lengths. */
async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(expected)]);
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) difference |= (a[index] ?? 0) ^ (b[index] ?? 0);
  return difference === 0;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
