import type { FormatName } from '../formats/format';
import type { RowOutcome } from '../planning/plan';
import type { Value } from '../reading/cells';
import type { ProblemCode } from '../reading/problem';
import type { RowState, RunState } from '../running/import-types';

/** A problem with the parts that its sentence names; each is there, be it empty. */
interface ToldProblem {
  /** The name of the field, in the language of the sentence. */
  field: string;
  value: string;
  expected: string;
}

/** What imports say in one language. */
export interface ImportWords {
  problems: Readonly<Record<ProblemCode, (problem: ToldProblem) => string>>;
  /** A problem of a row, after the name of its field. */
  ofField(field: string, sentence: string): string;
  /** The name of a field or column. */
  field(name: string): string;
  value(value: Value, field: string): string;
  outcomes: Readonly<Record<RowOutcome, string>>;
  rowStates: Readonly<Record<RowState, string>>;
  runStates: Readonly<Record<RunState, string>>;
  formats: Readonly<Record<FormatName, string>>;
}
