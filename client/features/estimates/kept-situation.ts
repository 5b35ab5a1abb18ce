import { situationKey } from './situation-key.ts';

/** A family changes, and so does its income. */
const keptMilliseconds = 180 * 24 * 60 * 60 * 1000;

/** Told on the window when this page has changed it. */
export const situationChangedEvent = 'family-situation';

/** What a parent has typed in the simulator and asked this device to keep, field by field; null where there is nothing that still counts. */
export function readSituation(now: number): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(situationKey) ?? 'null');
    if (!isRecord(kept) || typeof kept.until !== 'number' || !isRecord(kept.fields)) return null;
    return kept.until > now ? kept.fields : null;
  } catch {
    // Storage that is blocked, or written by somebody else.
    return null;
  }
}

/** Keeps it for half a year; false where the browser keeps nothing. */
export function keepSituation(fields: Readonly<Record<string, string>>, now: number): boolean {
  try {
    localStorage.setItem(situationKey, JSON.stringify({ until: now + keptMilliseconds, fields }));
  } catch {
    return false;
  }
  dispatchEvent(new Event(situationChangedEvent));
  return true;
}

/** Forgets it. */
export function forgetSituation(): void {
  try {
    localStorage.removeItem(situationKey);
  } catch {
    // Storage that is blocked held nothing.
  }
  dispatchEvent(new Event(situationChangedEvent));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
