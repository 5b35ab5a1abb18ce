import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import styles from '../../features/account/account.module.css';
import { AddressField } from '../../features/account/account-fields.tsx';
import { AccountForm } from '../../features/account/account-form.tsx';
import { AccountScreen, type AccountScreenProps } from '../../features/account/account-screen.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';

export type AccountForgottenPasswordProps = AccountScreenProps;

export function AccountForgottenPasswordPage(props: AccountForgottenPasswordProps) {
  const { reply } = props;
  const locale = useLocale();
  const { account } = useMessages();
  const { title, intro, submit, remembered } = account.forgottenPassword;
  return (
    <AccountScreen
      {...props}
      title={title}
      intro={intro}
      aside={
        <p className={styles.panel}>
          <span>
            {remembered} <a href={fixedPath('/compte/connexion', locale)}>{account.signIn.title}</a>
          </span>
        </p>
      }
    >
      <AccountForm form="forgotten-password" submit={submit} reply={reply}>
        <AddressField />
      </AccountForm>
    </AccountScreen>
  );
}
