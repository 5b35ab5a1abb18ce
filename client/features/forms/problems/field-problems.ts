import type { FieldErrorCode, FieldErrors, NamingCode } from '../../../../domain/forms/error-codes.ts';
import type { formErrors } from '../../../i18n/fr/forms/form-errors.ts';
import { type FieldTexts, nameInList } from '../form-texts.ts';

type ErrorWords = Pick<typeof formErrors, 'field' | 'naming' | 'asks'>;

/** Codes of an answer that is not there, or is none of those that can be. */
const unanswered: readonly FieldErrorCode[] = ['required', 'choice_invalid', 'number_invalid', 'month_invalid'];

/** What is wrong with each field, in words that say which field they are about. */
export function fieldProblems(errors: FieldErrors, texts: FieldTexts, words: ErrorWords): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, fieldProblem(name, code, { texts, words })]));
}

function fieldProblem(name: string, code: FieldErrorCode, { texts, words }: { texts: FieldTexts; words: ErrorWords }): string {
  const ofList = nameInList(name);
  if (unanswered.includes(code)) {
    const ask = texts.asks?.[name] ?? texts.asks?.[ofList] ?? words.asks[name];
    if (ask) return ask;
  }
  const { naming, field } = words;
  return isNaming(code, naming) ? naming[code](texts.labels[ofList] ?? ofList) : field[code];
}

function isNaming(code: FieldErrorCode, naming: ErrorWords['naming']): code is NamingCode {
  return Object.hasOwn(naming, code);
}
