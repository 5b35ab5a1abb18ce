import { followUpParts } from '../../../domain/placement/follow-up.ts';
import { Choice } from '../../components/forms/choice.tsx';
import { FieldError } from '../../components/forms/field.tsx';
import { ActionForm } from './action-form.tsx';
import { useActionContext } from './action-reply.ts';
import styles from './followed-request.module.css';

/** Ends a request, once its family has confirmed that. */
export function Withdrawal() {
  const { reply, words: all } = useActionContext();
  const words = all.withdrawal;
  const error = (reply?.action === 'withdraw' && reply.problems.confirm) || null;
  return (
    <section className={styles.panel} id={followUpParts.withdrawal}>
      <h2 className={styles.part}>{words.title}</h2>
      <p>{words.text}</p>
      <ActionForm action="withdraw" submit={words.send} look="secondary">
        <div>
          <Choice
            type="checkbox"
            name="confirm"
            value="yes"
            required
            autoFocus={error !== null}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'withdraw-confirm-error' : undefined}
          >
            {words.confirm}
          </Choice>
          <FieldError id="withdraw-confirm-error" error={error} />
        </div>
      </ActionForm>
    </section>
  );
}
