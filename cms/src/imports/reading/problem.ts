/** What can be wrong with a file, a row or a cell. The words of each stand in `words/`. */
export type ProblemCode =
  // Of a file, which then changes nothing.
  | 'empty-file'
  | 'not-text'
  | 'unclosed-quote'
  | 'unreadable'
  | 'no-header'
  | 'missing-column'
  | 'doubled-column'
  | 'too-many-rows'
  | 'too-large'
  | 'licence-needed'
  | 'interrupted'
  | 'unexpected'
  // Of a row, which then stays out.
  | 'cell-count'
  | 'broken-letters'
  | 'doubled-row'
  | 'needed'
  | 'too-long'
  | 'number'
  | 'whole-number'
  | 'out-of-range'
  | 'date'
  | 'two-digit-year'
  | 'future-date'
  | 'end-before-start'
  | 'choice'
  | 'shape'
  | 'days'
  | 'hours'
  | 'nursery-unknown'
  | 'nursery-ambiguous'
  | 'more-than-approved'
  | 'age-order'
  | 'cms-refuses'
  | 'changed-since'
  | 'gone'
  // Of a row that goes in, or has nothing to change: told all the same.
  | 'half-day-is-morning'
  | 'older-report'
  | 'nothing-said'
  | 'outside-nursery-ages'
  | 'old-report'
  | 'awaits-review'
  | 'not-published'
  | 'kept-value'
  | 'matched-by-name'
  | 'matched-by-distance'
  | 'several-matches'
  | 'no-longer-announced';

/** One problem, as data: it is told in the language of who reads it. */
export interface Problem {
  code: ProblemCode;
  /** The name of a column or field. */
  field?: string;
  /** What was written there. */
  value?: string;
  /** What would have been right, or what else there is to know. */
  expected?: string;
}

/** Thrown where the file as a whole cannot be read. */
export class BrokenFile extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}
