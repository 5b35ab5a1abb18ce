import type { Context } from 'hono';
import * as v from 'valibot';
import { fastestMilliseconds } from '../../domain/forms/pace.ts';
import { networkOf } from '../addresses/network-of.ts';
import type { FormDependencies } from '../dependencies.ts';
import { ForbiddenError } from '../errors.ts';
import type { AppEnvironment } from '../request-state.ts';

/**
 * Refuses what another site's page sends, whatever the type of its body: by Sec-Fetch-Site, or by Origin. Without either it is no
 * browser of ours.
 */
export function refuseOtherSites(c: Context<AppEnvironment>): void {
  const site = c.req.header('sec-fetch-site');
  const isOwnOrigin = c.req.header('origin') === new URL(c.req.url).origin;
  const isOwn = site === 'same-origin' || (isOwnOrigin && site !== 'cross-site' && site !== 'same-site');
  if (!isOwn) throw new ForbiddenError('sent by another site');
}

/** False where a network has sent too much. A limiter that fails stops nobody. */
export async function isWithinLimit(c: Context<AppEnvironment>, { formLimit, logger }: FormDependencies): Promise<boolean> {
  try {
    const { success } = await formLimit.limit({ key: networkOf(c.req.header('cf-connecting-ip')) ?? 'unknown' });
    return success;
  } catch (error) {
    logger.error('form-limit-failed', error);
    return true;
  }
}

/** True where a script has measured that a form was sent sooner than anybody reads it. Without script nothing is measured. */
export function isTooFast(elapsed: string | null): boolean {
  return elapsed !== null && /^\d{1,9}$/.test(elapsed) && Number(elapsed) < fastestMilliseconds;
}

const longestChallenge = 2048;
const challengeMilliseconds = 4000;
const challengeUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const challengeAnswer = v.object({ success: v.boolean() });

/** `absent`: not configured, or the reader has no JavaScript. */
export type Challenge = 'passed' | 'failed' | 'absent';

export interface ChallengeRequest {
  token: string | undefined;
  address: string | undefined;
}

/** Asks Turnstile about its token, where it is configured. That service being down stops nobody. */
export async function checkChallenge(
  { token, address }: ChallengeRequest,
  { config, fetch: send, logger }: FormDependencies,
): Promise<Challenge> {
  if (!config.turnstileSecret || !token) return 'absent';
  if (token.length > longestChallenge) return 'failed';
  try {
    const response = await send(challengeUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: config.turnstileSecret, response: token, ...(address && { remoteip: address }) }),
      signal: AbortSignal.timeout(challengeMilliseconds),
    });
    if (response.status >= 500) throw new Error(`answered ${response.status}`);
    return v.parse(challengeAnswer, await response.json()).success ? 'passed' : 'failed';
  } catch (error) {
    logger.error('challenge-unavailable', error);
    return 'passed';
  }
}
