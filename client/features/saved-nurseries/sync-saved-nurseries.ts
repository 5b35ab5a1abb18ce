import type { SavedNurseriesAnswer, SavedNurseriesChange } from '../../../domain/accounts/session-answer.ts';
import { replaceSaved, savedOnDevice } from './saved-nurseries.ts';

/** What device and account had in common the last time: what is more on the device since is new, what is less was removed. */
const syncedKey = 'nurseries-synced';

/**
 * Brings the nurseries of the device and those of the account together, where somebody is signed in: the slugs of both, or
 * null where nothing could be done. `accountSlugs` spares the call where the account is known to keep the same.
 */
export async function syncSavedNurseries(accountSlugs: readonly string[] | null = null): Promise<readonly string[] | null> {
  const onDevice = savedOnDevice();
  const change = changeSince(readSynced(), onDevice);
  if (accountSlugs && change.add.length + change.remove.length === 0) return finish(accountSlugs);
  try {
    const response = await fetch('/compte/creches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    if (!response.ok) return null;
    const { slugs }: SavedNurseriesAnswer = await response.json();
    return finish(slugs);
  } catch {
    // Another time: nothing is lost, both sides keep what they have.
    return null;
  }
}

/** What the device has added and removed since both were the same. */
function changeSince(synced: readonly string[], onDevice: readonly string[]): SavedNurseriesChange {
  return {
    add: onDevice.filter((slug) => !synced.includes(slug)),
    remove: synced.filter((slug) => !onDevice.includes(slug)),
  };
}

function finish(slugs: readonly string[]): readonly string[] {
  if (slugs.join() !== savedOnDevice().join()) replaceSaved(slugs);
  try {
    // Not the list that was answered: the device may keep fewer.
    localStorage.setItem(syncedKey, JSON.stringify(savedOnDevice()));
  } catch {
    // Storage that is blocked: the next time everything is new again, which adds and removes nothing wrong.
  }
  return slugs;
}

/** After signing out: whoever signs in next, on what the device holds then, both sides are joined. */
export function forgetSync(): void {
  try {
    localStorage.removeItem(syncedKey);
  } catch {
    // Storage that is blocked held nothing.
  }
}

function readSynced(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(syncedKey) ?? '[]');
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}
