import { type RequestAction, requestActions } from '../../../domain/placement/follow-up.ts';

/** What was just done; `changed`: nothing, since the request had moved on. */
export type DoneNotice = RequestAction | 'changed';

/** The notice of an address, or null. */
export function readDone(text: string | null): DoneNotice | null {
  return [...requestActions, 'changed' as const].find((notice) => notice === text) ?? null;
}
