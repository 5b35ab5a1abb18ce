import type { PlacesSign } from '../../../domain/nursery-places/places-sign.ts';

export type DotState = PlacesSign['state'];

/** More than this has no room in a dot. */
const largestCount = 99;

/** What stands in a dot: the free places, or a sign of its own where none is told. */
export function dotSign({ state, count }: PlacesSign): string {
  if (state === 'available') return count > largestCount ? `${largestCount}+` : String(count);
  return { 'to-confirm': '?', full: '0', untold: '–' }[state];
}
