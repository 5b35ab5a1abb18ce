import { employerKitAction, employerKitPath } from '../../../domain/forms/employer-kit.ts';
import { controlNames } from '../../../domain/forms/form-answer.ts';
import { localizePath } from '../../../domain/locale.ts';
import { Button } from '../../components/actions/button.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { ActionField, ActionForm } from './action-form.tsx';
import styles from './followed-request.module.css';
import type { OpenFollowUp } from './followed-view.ts';

/** Where parents note the day they asked an employer, and find the letter for it. */
export function EmployerAsked({ view: { request, employerAskedOn } }: { view: OpenFollowUp }) {
  const { followedRequest } = useMessages();
  const words = followedRequest.employer;
  const locale = useLocale();
  const { date } = useFormats();
  return (
    <section className={styles.panel}>
      <h2 className={styles.part}>{words.title}</h2>
      {employerAskedOn && <p>{words.asked(date(employerAskedOn))}</p>}
      <form method="post" action={employerKitAction}>
        <input type="hidden" name={controlNames.page} value={localizePath(employerKitPath, locale)} />
        <input type="hidden" name="contact" value={request.email ?? ''} />
        <Button type="submit" look="secondary">
          {words.letter}
        </Button>
      </form>
      <ActionForm action="asked" submit={words.send} look="secondary">
        <ActionField action="asked" name="askedOn" label={words.label} preset={employerAskedOn}>
          {(control) => <input type="date" {...control} />}
        </ActionField>
      </ActionForm>
    </section>
  );
}
