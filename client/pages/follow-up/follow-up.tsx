import { controlNames } from '../../../domain/forms/form-answer.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { localizePath } from '../../../domain/locale.ts';
import { followUpAction } from '../../../domain/placement/follow-up.ts';
import { Button } from '../../components/actions/button.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorSummary } from '../../features/forms/error-summary.tsx';
import { FormProvider } from '../../features/forms/form-context.ts';
import { TextField } from '../../features/forms/form-fields.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './follow-up.module.css';

export interface FollowUpProps {
  breadcrumbs: Breadcrumb[];
  /** What the form comes back with, in words. */
  reply: { values: FlatValues; problem: string; problems: Readonly<Record<string, string>> } | null;
}

const pagePath = '/suivi-de-demande';
const form = { name: 'follow-up', page: pagePath };

/** Where a family opens its request by reference and e-mail address. */
export function FollowUpPage({ breadcrumbs, reply }: FollowUpProps) {
  const { followUp } = useMessages();
  const locale = useLocale();
  const problems = reply?.problems ?? {};
  const texts = { labels: { reference: followUp.reference, email: followUp.email }, hints: { reference: followUp.referenceHint } };
  const focused = Object.keys(problems)[0] ?? null;
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={followUp.title} intro={followUp.intro} />
      <Section>
        <FormProvider value={{ form, texts, values: reply?.values ?? {}, problems, focused }}>
          <form className={styles.form} method="post" action={followUpAction} noValidate>
            <ErrorSummary problem={reply?.problem ?? null} isNews />
            <input type="hidden" name={controlNames.page} value={localizePath(pagePath, locale)} />
            <TextField name="reference" autoComplete="off" autoCapitalize="characters" />
            <TextField name="email" type="email" autoComplete="email" />
            <Button type="submit">{followUp.submit}</Button>
          </form>
        </FormProvider>
      </Section>
    </PageFrame>
  );
}
