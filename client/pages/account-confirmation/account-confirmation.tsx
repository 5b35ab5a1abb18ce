import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import styles from '../../features/account/account.module.css';
import { AccountField } from '../../features/account/account-field.tsx';
import { AccountForm } from '../../features/account/account-form.tsx';
import { AccountScreen, type AccountScreenProps } from '../../features/account/account-screen.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';

export interface AccountConfirmationProps extends AccountScreenProps {
  /** The reader has come by the link of a mail. */
  hasLink: boolean;
}

/** Confirms an address, or sends the mail for it once more. */
export function AccountConfirmationPage(props: AccountConfirmationProps) {
  const { reply, hasLink } = props;
  const action = fixedPath('/compte/confirmation', useLocale());
  const { account } = useMessages();
  const { confirmation } = account;
  return (
    <AccountScreen {...props} title={confirmation.title} {...(hasLink && { intro: confirmation.intro })}>
      <div className={styles.parts}>
        {(hasLink || reply?.form === 'confirmation') && (
          <AccountForm form="confirmation" action={action} submit={confirmation.submit} reply={reply}>
            <AccountField
              form="confirmation"
              name="password"
              label={account.password}
              reply={reply}
              type="password"
              autoComplete="current-password"
            />
          </AccountForm>
        )}
        <section>
          <h2 className={styles.part}>{confirmation.sendTitle}</h2>
          <p className={styles.part}>{confirmation.sendIntro}</p>
          <AccountForm
            form="send-confirmation"
            action={action}
            submit={confirmation.sendSubmit}
            look={hasLink ? 'secondary' : 'primary'}
            reply={reply}
          >
            <AccountField form="send-confirmation" name="email" label={account.email} reply={reply} type="email" autoComplete="username" />
          </AccountForm>
        </section>
      </div>
    </AccountScreen>
  );
}
