import { employerKitAction, employerKitPath } from '../../../domain/forms/employer-kit.ts';
import { localizePath } from '../../../domain/locale.ts';
import { Button } from '../../components/actions/button.tsx';
import { useLocale } from '../../i18n/locale-context.tsx';
import { ActionField, ActionForm } from './action-form.tsx';
import { useActionContext } from './action-reply.ts';
import styles from './followed-request.module.css';
import type { ShownRequest } from './followed-view.ts';

/** Where parents note the day they asked an employer, and find the letter for it. */
export function EmployerAsked({ employer: { state, askedOn, email } }: { employer: NonNullable<ShownRequest['employer']> }) {
  const { employer: words } = useActionContext().words;
  const locale = useLocale();
  return (
    <section className={styles.panel}>
      <h2 className={styles.part}>{words.title}</h2>
      {state && <p>{state}</p>}
      <form method="post" action={employerKitAction}>
        <input type="hidden" name="page" value={localizePath(employerKitPath, locale)} />
        <input type="hidden" name="contact" value={email ?? ''} />
        <Button type="submit" look="secondary">
          {words.letter}
        </Button>
      </form>
      <ActionForm action="asked" submit={words.send} look="secondary">
        <ActionField action="asked" name="askedOn" label={words.label} preset={askedOn}>
          {(control) => <input type="date" {...control} />}
        </ActionField>
      </ActionForm>
    </section>
  );
}
