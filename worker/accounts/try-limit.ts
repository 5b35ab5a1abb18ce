import type { Context } from 'hono';
import type { AccountDependencies } from '../dependencies.ts';
import { digest } from '../digest.ts';
import type { AppEnvironment } from '../request-state.ts';
import { callerNetwork } from './cms/caller.ts';

export interface Try {
  /** The address of the account that is asked for; null where it is not said. */
  account: string | null;
  /** A password is tried by somebody who may be a stranger. */
  isGuess: boolean;
}

/**
 * False where a network, or an account from that network, was tried too often: strangers elsewhere do not keep an owner out.
 * Passwords are besides limited by account from everywhere; who reads its mails then gets in by a new password. Accounts are
 * known by a digest: nothing of a person is handed to the limiter. A limiter that fails stops nobody.
 */
export async function isTryAllowed(
  c: Context<AppEnvironment>,
  dependencies: AccountDependencies,
  { account, isGuess }: Try,
): Promise<boolean> {
  const { accountAddressLimit, accountLimit, accountTotalLimit, logger } = dependencies;
  const network = callerNetwork(c) ?? 'unknown';
  try {
    // Before anything is asked: an answer that nobody waits for yet would fail unheard.
    const [pair, total] = account === null ? [] : await Promise.all([digest(`${account}\n${network}`), digest(account)]);
    const tries = [accountAddressLimit.limit({ key: network })];
    if (pair) tries.push(accountLimit.limit({ key: pair }));
    if (total && isGuess) tries.push(accountTotalLimit.limit({ key: total }));
    return (await Promise.all(tries)).every(({ success }) => success);
  } catch (error) {
    logger.error('account-limit-failed', error);
    return true;
  }
}
