import { largestSelection } from '../../../domain/places/selection.ts';
import { savedChangedEvent, savedNurseriesKey } from '../../boot/saved-key.ts';

/** The slugs of the nurseries saved on this device, newest first. */
export function savedOnDevice(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(savedNurseriesKey) ?? '[]');
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string').slice(0, largestSelection) : [];
  } catch {
    // Storage that is blocked, or written by somebody else: nothing was saved.
    return [];
  }
}

/** Puts nurseries in the place of those on the device, and says so on the window; false where the browser keeps nothing. */
export function replaceSaved(next: readonly string[]): boolean {
  try {
    localStorage.setItem(savedNurseriesKey, JSON.stringify([...new Set(next)].slice(0, largestSelection)));
  } catch {
    return false;
  }
  dispatchEvent(new Event(savedChangedEvent));
  return true;
}
