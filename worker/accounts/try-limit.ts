import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { callerAddress } from './cms/caller.ts';

/**
 * False where an address of the network, or an account whoever asks for it, was tried too often. Accounts are known by a
 * digest: nothing of a person is handed to the limiter. A limiter that fails stops nobody.
 */
export async function isTryAllowed(c: Context<AppEnvironment>, dependencies: Dependencies, account: string | null): Promise<boolean> {
  const { accountAddressLimit, accountLimit, logger } = dependencies;
  try {
    // Before anything is asked: an answer that nobody waits for yet would fail unheard.
    const accountKey = account && (await digestOf(account));
    const tries = [accountAddressLimit.limit({ key: callerAddress(c) ?? 'unknown' })];
    if (accountKey) tries.push(accountLimit.limit({ key: accountKey }));
    return (await Promise.all(tries)).every(({ success }) => success);
  } catch (error) {
    logger.error('account-limit-failed', error);
    return true;
  }
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
