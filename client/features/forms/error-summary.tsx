import { useMessages } from '../../i18n/locale-context.tsx';
import { fieldId, labelOf, useFormContext } from './form-context.ts';
import styles from './forms.module.css';

interface ErrorSummaryProps {
  /** What is wrong with the form as a whole, in words; null where nothing is. */
  problem: string | null;
  /** The page comes back with it: it has the focus where no field is wrong. */
  isNews: boolean;
  /** How a field is called here, where its label alone would not tell which is meant. */
  nameOf?(field: string): string;
}

/** What is wrong, above the form, with a link to each field. Read out when it appears; the first field has the focus, or it has (`show-problems.ts`). */
export function ErrorSummary({ problem, isNews, nameOf }: ErrorSummaryProps) {
  const { form, texts, problems } = useFormContext();
  const { common } = useMessages();
  if (!problem) return null;
  const fields = Object.entries(problems);
  return (
    // biome-ignore lint/a11y/noAutofocus: the form was sent, and the page comes back with this as its news
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus={isNews && fields.length === 0}>
      <p className={styles.summaryTitle}>{problem}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map(([name, words]) => {
            const label = nameOf ? nameOf(name) : labelOf(texts, name);
            return (
              <li key={name}>
                <a href={`#${fieldId(form, name)}`}>{label}</a>
                {label.endsWith('?') ? ' ' : common.colon}
                {words}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
