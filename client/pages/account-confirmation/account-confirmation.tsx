import styles from '../../features/account/account.module.css';
import { AddressField, PasswordField } from '../../features/account/account-fields.tsx';
import { AccountForm } from '../../features/account/account-form.tsx';
import { AccountScreen, type AccountScreenProps } from '../../features/account/account-screen.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';

export interface AccountConfirmationProps extends AccountScreenProps {
  /** The reader has come by the link of a mail. */
  hasLink: boolean;
}

/** Confirms an address, or sends the mail for it once more. */
export function AccountConfirmationPage(props: AccountConfirmationProps) {
  const { reply, hasLink } = props;
  const { account } = useMessages();
  const { confirmation } = account;
  const isReady = hasLink || reply?.form === 'confirmation';
  const sendAgain = (
    <AccountForm form="send-confirmation" submit={confirmation.sendSubmit} look={isReady ? 'secondary' : 'primary'} reply={reply}>
      <AddressField />
    </AccountForm>
  );
  if (!isReady) {
    return (
      <AccountScreen {...props} title={confirmation.title} intro={confirmation.sendIntro}>
        {sendAgain}
      </AccountScreen>
    );
  }
  return (
    <AccountScreen
      {...props}
      title={confirmation.title}
      intro={confirmation.intro}
      aside={
        <section className={styles.panel}>
          <h2 className={styles.part}>{confirmation.sendTitle}</h2>
          <p>{confirmation.sendIntro}</p>
          {sendAgain}
        </section>
      }
    >
      <AccountForm form="confirmation" submit={confirmation.submit} reply={reply}>
        <PasswordField />
      </AccountForm>
    </AccountScreen>
  );
}
