import type { Facts } from '../formats/format';
import type { Problem } from '../reading/problem';

/** What a plan writes to, by the names of our types. */
export type WrittenType = 'nursery' | 'place' | 'nursery-candidate';

/**
 * One change of one entry. `before`: the values that are there, as far as they change; null where the entry is new. `after`: the
 * values that will be there; null where it goes. So a write can be shown, done, and undone by the same description.
 */
export interface Write {
  type: WrittenType;
  /** Null until the entry is made. */
  documentId: string | null;
  before: Facts | null;
  after: Facts | null;
  /** The change stays a draft, also of an entry that is online. */
  isDraft?: boolean;
}

export const rowOutcomes = ['create', 'update', 'remove', 'kept', 'waiting', 'refused'] as const;
/**
 * What becomes of a row. `kept`: what is there is newer or somebody's own word, and stays. `waiting`: of a public file, no nursery of
 * ours is known for it. A row that says what is there already has none.
 */
export type RowOutcome = (typeof rowOutcomes)[number];

export interface PlannedRow {
  /** Null for what the file does not name, and takes away by that. */
  line: number | null;
  outcome: RowOutcome;
  /** What it is about, in words of the file or the CMS. */
  label: string;
  writes: readonly Write[];
  /** Why it is refused or kept, and what else there is to know. */
  problems: readonly Problem[];
}

/** What a file would change, before anybody changes anything. */
export interface Plan {
  rows: readonly PlannedRow[];
  /** Rows that say what is there already. */
  sameCount: number;
  /** Rows of older editions of a public file. */
  skippedCount: number;
}

/** The facts that differ from what is there, before and after. */
export function differences(current: Facts, planned: Facts): { before: Facts; after: Facts } {
  const changed = Object.entries(planned).filter(([key, value]) => (current[key] ?? null) !== value);
  return {
    before: Object.fromEntries(changed.map(([key]) => [key, current[key] ?? null])),
    after: Object.fromEntries(changed),
  };
}

export const isEmpty = (facts: Facts) => Object.keys(facts).length === 0;
