import { employerKitAction, employerKitPath } from '../../../domain/forms/employer-kit.ts';
import { controlNames, type FollowUpResult, type FormReply } from '../../../domain/forms/form-answer.ts';
import { followUpAction } from '../../../domain/forms/forms.ts';
import { localizePath } from '../../../domain/locale.ts';
import { Button } from '../../components/actions/button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { Field } from '../../components/forms/field.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './follow-up.module.css';
import { RequestSteps } from './request-steps.tsx';

/** The state of a request, or why there is none to show. */
export function FollowUpAnswer({ reply }: { reply: FormReply }) {
  const { error, followUp: result } = reply;
  const { followUp, formErrors } = useMessages();
  const { date } = useFormats();
  if (error || !result) {
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
  if (result === 'unknown') {
    return (
      <div role="status" className={styles.answer}>
        <Callout kind="warning">
          <p>{followUp.unknown}</p>
        </Callout>
      </div>
    );
  }
  return (
    <>
      <div role="status" className={styles.answer}>
        <Callout title={followUp.found(result.reference)}>
          <p>{followUp.states[result.state]}</p>
          {result.form === 'pre-registration' && result.outcome === 'accepted' && <RequestSteps result={result} />}
          {result.outcome && <p>{followUp.outcomes[result.outcome]}</p>}
          {result.employerAskedOn && <p>{followUp.askedOn(date(result.employerAskedOn))}</p>}
        </Callout>
      </div>
      {result.form === 'pre-registration' && result.state !== 'closed' && <EmployerAsked result={result} reply={reply} />}
    </>
  );
}

/** Where parents note the day they asked an employer, and find the letter for it. */
function EmployerAsked({ result, reply }: { result: FollowUpResult; reply: FormReply }) {
  const { followUp, formErrors } = useMessages();
  const locale = useLocale();
  const code = reply.errors.askedOn;
  return (
    <section className={styles.answer}>
      <h2>{followUp.employer}</h2>
      <form className={styles.letter} method="post" action={employerKitAction}>
        <input type="hidden" name={controlNames.page} value={localizePath(employerKitPath, locale)} />
        <input type="hidden" name="contact" value={String(reply.values.email ?? '')} />
        <Button type="submit">{followUp.letter}</Button>
      </form>
      <form className={styles.form} method="post" action={followUpAction}>
        <input type="hidden" name={controlNames.page} value={localizePath('/suivi-de-demande', locale)} />
        <input type="hidden" name="reference" value={result.reference} />
        <input type="hidden" name="email" value={String(reply.values.email ?? '')} />
        <Field label={followUp.askedOnLabel} error={code ? formErrors.field[code] : null}>
          {(control) => <input {...control} type="date" name="askedOn" defaultValue={result.employerAskedOn ?? ''} required />}
        </Field>
        <Button type="submit" look="secondary">
          {followUp.note}
        </Button>
      </form>
    </section>
  );
}
