import type { ReactNode } from 'react';
import type { AccountFieldName, AccountReply, AccountForm as FormName } from '../../../domain/accounts/account-forms.ts';
import { keysOf } from '../../../domain/keys-of.ts';
import { Button } from '../../components/actions/button.tsx';
import type { ButtonLook } from '../../components/actions/button-link.tsx';
import type { Messages } from '../../i18n/fr.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './account.module.css';

/** The id of a field of a form, known to the summary that links to it. */
export function fieldId(form: FormName, field: AccountFieldName): string {
  return `${form}-${field}`;
}

interface AccountFormProps {
  form: FormName;
  /** The address of the screen it stands on, with the prefix of its language. */
  action: string;
  submit: string;
  look?: ButtonLook;
  /** Of the screen: only the form that was sent shows it. */
  reply: AccountReply | null;
  children?: ReactNode;
}

/** A form of an account: posted to its own screen, which comes back with what is wrong. Works without script. */
export function AccountForm({ form, action, submit, look = 'primary', reply, children }: AccountFormProps) {
  return (
    <form className={styles.form} action={action} method="post" noValidate>
      <ErrorSummary reply={reply?.form === form ? reply : null} />
      <input type="hidden" name="form" value={form} />
      {children}
      <div>
        <Button type="submit" look={look}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** What is wrong, above the form: it has the focus when the screen comes back, and leads to each field. */
function ErrorSummary({ reply }: { reply: AccountReply | null }) {
  const { account } = useMessages();
  if (!reply?.error) return null;
  const { errors } = reply;
  const fields = keysOf(errors).flatMap((field) => (errors[field] ? [{ field, error: errors[field] }] : []));
  return (
    // biome-ignore lint/a11y/noAutofocus: the screen was sent, and comes back with this as its news
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <h2 className={styles.summaryTitle}>{account.errorSummary}</h2>
      <p>{account.errors[reply.error]}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map(({ field, error }) => (
            <li key={field}>
              <a href={`#${fieldId(reply.form, field)}`}>
                {error === 'required' ? account.missing(labelOf(reply.form, field, account)) : account.fieldErrors[error]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** How a field that has to be filled in is called above it. */
function labelOf(form: FormName, field: AccountFieldName, account: Messages['account']): string {
  if (field === 'email') return account.email;
  if (field === 'currentPassword') return account.currentPassword;
  return form === 'new-password' || form === 'change-password' ? account.newPasswordLabel : account.password;
}
