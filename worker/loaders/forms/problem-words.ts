import type { FormReply } from '../../../domain/forms/form-answer.ts';
import type { LoaderContext } from '../loader.ts';

/** What is wrong with a form in words: a page that nobody was refused at need not know them. */
export function problemWords({ error, errors }: Pick<FormReply, 'error' | 'errors'>, { formErrors }: LoaderContext['messages']) {
  return {
    problem: error ? formErrors.form[error] : '',
    problems: Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, formErrors.field[code]])),
  };
}
