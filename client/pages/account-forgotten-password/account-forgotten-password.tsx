import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import styles from '../../features/account/account.module.css';
import { AccountField } from '../../features/account/account-field.tsx';
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
      <AccountForm form="forgotten-password" action={fixedPath('/compte/mot-de-passe-oublie', locale)} submit={submit} reply={reply}>
        <AccountField form="forgotten-password" name="email" label={account.email} reply={reply} type="email" autoComplete="username" />
      </AccountForm>
    </AccountScreen>
  );
}
