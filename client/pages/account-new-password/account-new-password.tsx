import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { PasswordField } from '../../features/account/account-fields.tsx';
import { AccountForm } from '../../features/account/account-form.tsx';
import { AccountScreen, type AccountScreenProps } from '../../features/account/account-screen.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';

export interface AccountNewPasswordProps extends AccountScreenProps {
  /** The reader has come by the link of a mail. */
  hasLink: boolean;
}

export function AccountNewPasswordPage(props: AccountNewPasswordProps) {
  const { reply, hasLink } = props;
  const locale = useLocale();
  const { account } = useMessages();
  const { title, intro, submit, noLink, askAgain } = account.newPassword;
  const isUseless = !hasLink || reply?.error === 'link_invalid';
  return (
    <AccountScreen {...props} title={title} {...(!isUseless && { intro })}>
      {isUseless ? (
        <Callout kind="warning">
          <p>{noLink}</p>
          <p>
            <ButtonLink href={fixedPath('/compte/mot-de-passe-oublie', locale)}>{askAgain}</ButtonLink>
          </p>
        </Callout>
      ) : (
        <AccountForm form="new-password" submit={submit} reply={reply}>
          <PasswordField isNew />
        </AccountForm>
      )}
    </AccountScreen>
  );
}
