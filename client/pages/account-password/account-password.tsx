import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { AccountField } from '../../features/account/account-field.tsx';
import { AccountForm } from '../../features/account/account-form.tsx';
import { AccountScreen, type AccountScreenProps } from '../../features/account/account-screen.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';

export interface AccountPasswordProps extends AccountScreenProps {
  email: string;
  /** Who signs in with a provider has none. */
  hasPassword: boolean;
}

export function AccountPasswordPage(props: AccountPasswordProps) {
  const { reply, email, hasPassword } = props;
  const locale = useLocale();
  const { account } = useMessages();
  const { title, intro, submit, none } = account.changePassword;
  return (
    <AccountScreen {...props} title={title} intro={hasPassword ? intro : none}>
      {hasPassword && (
        <AccountForm form="change-password" action={fixedPath('/compte/mot-de-passe', locale)} submit={submit} reply={reply}>
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
          <AccountField
            form="change-password"
            name="currentPassword"
            label={account.currentPassword}
            reply={reply}
            type="password"
            autoComplete="current-password"
          />
          <AccountField
            form="change-password"
            name="password"
            label={account.newPasswordLabel}
            hint={account.passwordHint}
            reply={reply}
            type="password"
            autoComplete="new-password"
          />
        </AccountForm>
      )}
    </AccountScreen>
  );
}
