import type { FieldErrors } from '../../../domain/forms/error-codes.ts';
import { fieldId, labelOf, partNumber, useFormContext } from './form-context.ts';
import { useFormMessages } from './form-messages.ts';
import styles from './forms.module.css';
import type { FormProblem } from './use-refusal.ts';

/** What is wrong, above the form, with a link to each field. Read out when it appears; the first field has the focus. */
export function ErrorSummary({ errors, problem }: { errors: FieldErrors; problem: FormProblem | null }) {
  const context = useFormContext();
  const { form, texts } = context;
  const { forms, formErrors } = useFormMessages();
  if (!problem) return null;
  const names = Object.keys(errors);
  // All have been put right since.
  if (problem === 'invalid' && names.length === 0) return null;
  const part = (name: string) => {
    const [, list = '', index] = /^(\w+)\.(\d+)\./.exec(name) ?? [];
    return index ? `${texts.parts?.[list]?.(partNumber(context, list, Number(index)))}, ` : '';
  };
  return (
    <div className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.summaryTitle}>{problem === 'connection' ? forms.connectionLost : formErrors.form[problem]}</p>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${fieldId(form, name)}`}>
                {part(name)}
                {labelOf(texts, name)}
              </a>
              {forms.colon}
              {formErrors.field[errors[name] ?? 'required']}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
