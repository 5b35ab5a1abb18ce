import type { Facts } from '../formats/format';
import type { RowOutcome } from '../planning/plan';
import type { ImportRow, ImportRun } from '../running/import-types';
import type { ImportWords } from './import-words';
import { tellProblem } from './words';

/** An import as the panel and the command show it, in the language of who looks. */
export interface RunView {
  id: number;
  fileName: string;
  format: string;
  state: ImportRun['state'];
  stateText: string;
  actor: string;
  createdAt: string;
  counts: ImportRun['counts'];
  outcomes: Readonly<Record<RowOutcome, string>>;
  totalCount: number;
  doneCount: number;
  failedCount: number;
  unknownColumns: readonly string[];
  problem: string | null;
}

interface ChangeView {
  field: string;
  before: string;
  after: string;
}

export interface RowView {
  id: number;
  line: number | null;
  outcome: RowOutcome;
  outcomeText: string;
  state: ImportRow['state'];
  stateText: string;
  label: string;
  changes: readonly ChangeView[];
  problems: readonly string[];
}

/** What the CMS keeps for itself of an entry. */
const unseen = ['nursery', 'origin', 'filled', 'source', 'sourceId'];

export function toRunView(run: ImportRun, words: ImportWords): RunView {
  const { id, fileName, state, actor, createdAt, counts, totalCount, doneCount, failedCount, unknownColumns, problem } = run;
  return {
    ...{ id, fileName, state, actor, createdAt, counts, totalCount, doneCount, failedCount, unknownColumns },
    format: words.formats[run.format],
    stateText: words.runStates[state],
    outcomes: words.outcomes,
    problem: problem ? tellProblem(words, problem) : null,
  };
}

export function toRowView({ id, line, outcome, state, label, content }: ImportRow, words: ImportWords): RowView {
  return {
    id,
    line,
    outcome,
    outcomeText: words.outcomes[outcome],
    state,
    stateText: words.rowStates[state],
    label,
    changes: content.writes.flatMap(({ before, after }) => toChanges(before ?? {}, after ?? {}, words)),
    problems: content.problems.map((problem) => tellProblem(words, problem)),
  };
}

function toChanges(before: Facts, after: Facts, words: ImportWords): ChangeView[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !unseen.includes(field));
  return fields
    .map((field) => ({
      field: words.field(field),
      before: words.value(before[field] ?? null, field),
      after: words.value(after[field] ?? null, field),
    }))
    .filter((change) => change.before !== change.after);
}
