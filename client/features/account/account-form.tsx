import type { ReactNode } from 'react';
import { type AccountFormName, accountForms } from '../../../domain/accounts/account-forms.ts';
import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { Button } from '../../components/actions/button.tsx';
import type { ButtonLook } from '../../components/actions/button-link.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { FormProvider } from '../forms/form-context.ts';
import styles from './account.module.css';
import type { ShownReply } from './account-screen.tsx';

interface AccountFormProps {
  form: AccountFormName;
  submit: string;
  look?: ButtonLook;
  /** Of the screen: only the form that was sent shows it. */
  reply: ShownReply | null;
  children?: ReactNode;
}

/** A form of an account: posted to its own screen, which comes back with what is wrong. Works without script. */
export function AccountForm({ form: name, submit, look = 'primary', reply, children }: AccountFormProps) {
  const locale = useLocale();
  const { account } = useMessages();
  const form = accountForms[name];
  const replyHere = reply?.form === name ? reply : null;
  const problems = replyHere?.problems ?? {};
  const focused = Object.keys(problems)[0] ?? null;
  return (
    <FormProvider value={{ form, texts: account.forms[name], values: replyHere?.values ?? {}, problems, focused }}>
      <form className={styles.form} action={fixedPath(form.page, locale)} method="post" noValidate>
        <ErrorSummary problem={replyHere?.problem ?? null} isNews />
        <input type="hidden" name="form" value={name} />
        {children}
        <div>
          <Button type="submit" look={look}>
            {submit}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
