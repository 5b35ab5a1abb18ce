import { ActionField, ActionForm } from './action-form.tsx';
import { useActionContext } from './action-reply.ts';
import styles from './followed-request.module.css';
import type { ShownRequest } from './followed-view.ts';

/** A word to the adviser, and what was written before. */
export function Messages({ messages }: { messages: NonNullable<ShownRequest['messages']> }) {
  const { message: words } = useActionContext().words;
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
                <span className="muted small">{on}</span>
                <p className={styles.lines}>{text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
