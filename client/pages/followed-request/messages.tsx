import type { PlacementView } from '../../../domain/placement/follow-up.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { ActionField, ActionForm } from './action-form.tsx';
import styles from './followed-request.module.css';

/** A word to the adviser, and what was written before. */
export function Messages({ request: { messages } }: { request: PlacementView }) {
  const { followedRequest } = useMessages();
  const words = followedRequest.message;
  const { date } = useFormats();
  return (
    <section className="stack">
      <h2 className={styles.part}>{words.title}</h2>
      <ActionForm action="message" submit={words.send} look="secondary">
        <ActionField action="message" name="text" label={words.label} hint={words.hint}>
          {(control) => <textarea {...control} rows={5} />}
        </ActionField>
      </ActionForm>
      {messages.length > 0 && (
        <>
          <h3>{words.sent}</h3>
          <ul className={styles.messages}>
            {messages.map(({ on, text }) => (
              <li key={`${on} ${text}`}>
                <span className="muted small">{date(on)}</span>
                <p className={styles.lines}>{text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
