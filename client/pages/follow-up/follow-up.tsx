import { controlNames, type FormReply } from '../../../domain/forms/form-answer.ts';
import { followUpAction } from '../../../domain/forms/forms.ts';
import { localizePath } from '../../../domain/locale.ts';
import { Button } from '../../components/actions/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './follow-up.module.css';
import { FollowUpAnswer } from './follow-up-answer.tsx';

export interface FollowUpProps {
  breadcrumbs: Breadcrumb[];
  /** What the form comes back with. */
  reply: FormReply | null;
}

const pagePath = '/suivi-de-demande';

/** Where a family sees how far its request has come, by reference and e-mail address. */
export function FollowUpPage({ breadcrumbs, reply }: FollowUpProps) {
  const { followUp, formErrors } = useMessages();
  const locale = useLocale();
  const formReply = reply?.form === 'follow-up' ? reply : null;
  const sentValue = (name: string) => String(formReply?.values[name] ?? '');
  const errorOf = (name: string) => {
    const code = formReply?.errors[name];
    return code ? formErrors.field[code] : null;
  };
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={followUp.title} intro={followUp.intro} />
      <Section>
        {formReply && <FollowUpAnswer reply={formReply} />}
        <form className={styles.form} method="post" action={followUpAction} id="suivi">
          <input type="hidden" name={controlNames.page} value={localizePath(pagePath, locale)} />
          <Field label={followUp.reference} hint={followUp.referenceHint} error={errorOf('reference')}>
            {(control) => (
              <input
                {...control}
                name="reference"
                defaultValue={sentValue('reference')}
                required
                autoComplete="off"
                autoCapitalize="characters"
              />
            )}
          </Field>
          <Field label={followUp.email} error={errorOf('email')}>
            {(control) => <input {...control} type="email" name="email" defaultValue={sentValue('email')} required autoComplete="email" />}
          </Field>
          <Button type="submit">{followUp.submit}</Button>
        </form>
      </Section>
    </PageFrame>
  );
}
