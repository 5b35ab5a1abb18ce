import { PasswordField } from '../../features/account/account-fields.tsx';
import { AccountForm } from '../../features/account/account-form.tsx';
import { AccountScreen, type AccountScreenProps } from '../../features/account/account-screen.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';

export interface AccountPasswordProps extends AccountScreenProps {
  email: string;
  /** Who signs in with a provider has none. */
  hasPassword: boolean;
}

export function AccountPasswordPage(props: AccountPasswordProps) {
  const { reply, email, hasPassword } = props;
  const { account } = useMessages();
  const { title, intro, submit, none } = account.changePassword;
  return (
    <AccountScreen {...props} title={title} intro={hasPassword ? intro : none}>
      {hasPassword && (
        <AccountForm form="change-password" submit={submit} reply={reply}>
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
          <PasswordField name="currentPassword" />
          <PasswordField isNew />
        </AccountForm>
      )}
    </AccountScreen>
  );
}
