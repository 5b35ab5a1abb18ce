import { dayMilliseconds } from '../../../../domain/durations.ts';
import { type FlatValues, readFlatValues } from '../../../../domain/forms/form-values.ts';
import { preRegistrationShape } from '../../../../domain/forms/pre-registration/steps.ts';
import type { Carried, CarriedNursery } from './pre-registration-setting.ts';

export interface Draft extends Carried {
  values: FlatValues;
}

export interface DraftStorage {
  read(): Draft | null;
  write(draft: Draft): void;
  clear(): void;
}

const key = 'pre-registration';
const keptMilliseconds = 30 * dayMilliseconds;

/** The draft of a reader with JavaScript, on their device. Where the browser keeps nothing, it lasts as long as the document. */
export function createDraftStorage(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, clock: () => number): DraftStorage {
  let last: Draft | null = null;
  function quietly<Value>(action: () => Value): Value | null {
    try {
      return action();
    } catch {
      // Blocked, or full.
      return null;
    }
  }
  return {
    read() {
      return last ?? quietly(() => parseDraft(storage().getItem(key), clock()));
    },
    write(draft) {
      last = draft;
      quietly(() => storage().setItem(key, JSON.stringify({ ...draft, savedAt: clock() })));
    },
    clear() {
      last = null;
      quietly(() => storage().removeItem(key));
    },
  };
}

/** What is kept may have been altered, or written by an older build. */
function parseDraft(text: string | null, now: number): Draft | null {
  const kept: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(kept) || !isRecord(kept.values) || typeof kept.savedAt !== 'number' || now - kept.savedAt > keptMilliseconds) return null;
  const entries = Object.entries(kept.values).flatMap(([name, value]): [string, unknown][] => [value].flat().map((one) => [name, one]));
  const saved = [kept.saved].flat().flatMap((one) => readNursery(one) ?? []);
  return { values: readFlatValues(preRegistrationShape, entries), nursery: readNursery(kept.nursery), saved };
}

function readNursery(value: unknown): CarriedNursery | null {
  if (!isRecord(value) || typeof value.slug !== 'string' || typeof value.name !== 'string') return null;
  return { slug: value.slug, name: value.name };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Of this document. */
export const deviceDraft = createDraftStorage(
  () => localStorage,
  () => Date.now(),
);
