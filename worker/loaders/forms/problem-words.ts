import type { FieldTexts } from '../../../client/features/forms/form-texts.ts';
import { fieldProblems } from '../../../client/features/forms/problems/field-problems.ts';
import type { FormReply } from '../../../domain/forms/form-answer.ts';
import type { LoaderContext } from '../loader.ts';

interface Reply extends Pick<FormReply, 'error' | 'errors'> {
  /** How the fields of the form are called. */
  texts: FieldTexts;
}

/** What is wrong with a form in words: a page that nobody was refused at need not know them. */
export function problemWords({ error, errors, texts }: Reply, { formErrors }: LoaderContext['messages']) {
  return { problem: error ? formErrors.form[error] : '', problems: fieldProblems(errors, texts, formErrors) };
}
