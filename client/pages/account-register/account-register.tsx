import { contentPath } from '../../../domain/addresses/fixed-path.ts';
import styles from '../../features/account/account.module.css';
import { AddressField, PasswordField } from '../../features/account/account-fields.tsx';
import { AccountForm } from '../../features/account/account-form.tsx';
import { AccountScreen, type AccountScreenProps } from '../../features/account/account-screen.tsx';
import { type ProviderLink, ProviderLinks } from '../../features/account/provider-links.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';

export interface AccountRegisterProps extends AccountScreenProps {
  /** French path to go to afterwards; null for the account itself. */
  returnPath: string | null;
  providers: ProviderLink[];
  signInHref: string;
}

export function AccountRegisterPage(props: AccountRegisterProps) {
  const { notice, reply, returnPath, providers, signInHref } = props;
  const locale = useLocale();
  const { account } = useMessages();
  const { register } = account;
  return (
    <AccountScreen
      {...props}
      title={register.title}
      intro={register.intro}
      aside={
        <div className={styles.panel}>
          <p>
            {register.haveAccount} <a href={signInHref}>{account.signIn.title}</a>
          </p>
          <ProviderLinks providers={providers} />
        </div>
      }
    >
      {notice !== 'inscription-envoyee' && (
        <AccountForm form="register" submit={register.submit} reply={reply}>
          {returnPath && <input type="hidden" name="retour" value={returnPath} />}
          <AddressField />
          <PasswordField isNew />
          <p className="muted small">
            {register.privacy} <a href={contentPath('confidentialite', locale)}>{register.privacyLink}</a>
          </p>
        </AccountForm>
      )}
    </AccountScreen>
  );
}
