import type { FormReply } from '../../../domain/forms/form-answer.ts';
import { Callout } from '../../components/feedback/callout.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './follow-up.module.css';

/** The state of a request, or why there is none to show. */
export function FollowUpAnswer({ reply: { error, followUp: found } }: { reply: FormReply }) {
  const { followUp, formErrors } = useMessages();
  if (error || !found) {
    return (
      error && (
        <div role="alert" className={styles.answer}>
          <Callout kind="warning">
            <p>{formErrors.form[error]}</p>
          </Callout>
        </div>
      )
    );
  }
  if (found === 'unknown') {
    return (
      <div role="status" className={styles.answer}>
        <Callout kind="warning">
          <p>{followUp.unknown}</p>
        </Callout>
      </div>
    );
  }
  return (
    <div role="status" className={styles.answer}>
      <Callout title={followUp.found(found.reference)}>
        <p>{followUp.states[found.state]}</p>
        {found.outcome && <p>{followUp.outcomes[found.outcome]}</p>}
      </Callout>
    </div>
  );
}
