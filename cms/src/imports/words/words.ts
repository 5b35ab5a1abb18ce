import type { FormatName } from '../formats/format';
import { factOf } from '../formats/nurseries-format';
import type { RowOutcome } from '../planning/plan';
import type { Value } from '../reading/cells';
import type { Problem, ProblemCode } from '../reading/problem';
import type { RowState, RunState } from '../running/import-types';
import { english } from './english';
import { french } from './french';

export type ImportLanguage = 'fr' | 'en';

/** A problem with the parts that its sentence names; each is there, be it empty. */
export interface ToldProblem {
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

const words: Readonly<Record<ImportLanguage, ImportWords>> = { fr: french, en: english };

/** The words of a language; French where it is none of ours. */
export const wordsOf = (language: unknown): ImportWords => words[language === 'en' ? 'en' : 'fr'];

/** A problem as a sentence. */
export function tellProblem(
  { problems, field: fieldName, ofField }: ImportWords,
  { code, field, value = '', expected = '' }: Problem,
): string {
  const name = field === undefined ? '' : fieldName(factOf(field));
  const sentence = problems[code]({ field: name, value, expected });
  return name === '' || namingTheirField.includes(code) ? sentence : ofField(name, sentence);
}

const namingTheirField: readonly ProblemCode[] = [
  'needed',
  'kept-value',
  'doubled-column',
  'nursery-unknown',
  'nursery-ambiguous',
  'doubled-row',
];
