import type { FormatName } from '../formats/format';
import type { RowOutcome, Write, WrittenType } from '../planning/plan';
import type { Problem } from '../reading/problem';

export const runUid = 'api::import-run.import-run';
export const rowUid = 'api::import-row.import-row';
export const nurseryUid = 'api::nursery.nursery';
export const placeUid = 'api::place.place';
export const candidateUid = 'api::nursery-candidate.nursery-candidate';

export const uidOfType: Readonly<Record<WrittenType, string>> = {
  nursery: nurseryUid,
  place: placeUid,
  'nursery-candidate': candidateUid,
};

/** `failed`: there is no plan; `stopped`: a fault of the CMS has ended it in the middle, and it can go on. */
export type RunState = 'planning' | 'planned' | 'failed' | 'applying' | 'applied' | 'undoing' | 'undone' | 'stopped';

/** `stays`: it was done and is not undone, since somebody has changed it. */
export type RowState = 'planned' | 'done' | 'failed' | 'undone' | 'stays';

type Counts = Readonly<Record<RowOutcome | 'same' | 'skipped', number>>;

/** An import: a file, what it would change, and how far that is done. */
export interface ImportRun {
  id: number;
  fileName: string;
  format: FormatName;
  state: RunState;
  /** Who has chosen the file. */
  actor: string;
  createdAt: string;
  counts: Counts | null;
  /** Rows that write something. */
  totalCount: number;
  doneCount: number;
  failedCount: number;
  unknownColumns: readonly string[];
  problem: Problem | null;
}

/** A row of an import as the CMS keeps it. */
export interface ImportRow {
  id: number;
  run: number;
  /** Its place in the order in which rows are carried out. */
  position: number;
  line: number | null;
  outcome: RowOutcome;
  state: RowState;
  label: string;
  content: RowContent;
}

interface RowContent {
  writes: readonly Write[];
  problems: readonly Problem[];
}
