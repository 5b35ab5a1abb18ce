import { factOf } from '../formats/nurseries-format';
import type { Problem, ProblemCode } from '../reading/problem';
import { english } from './english';
import { french } from './french';
import type { ImportWords } from './import-words';

const words: Readonly<Record<'fr' | 'en', ImportWords>> = { fr: french, en: english };

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
