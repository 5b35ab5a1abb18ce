import { useEffect } from 'react';
import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import styles from '../../features/account/account.module.css';
import { AddressField, PasswordField } from '../../features/account/account-fields.tsx';
import { AccountForm } from '../../features/account/account-form.tsx';
import { AccountScreen, type AccountScreenProps } from '../../features/account/account-screen.tsx';
import { type ProviderLink, ProviderLinks } from '../../features/account/provider-links.tsx';
import { BoxField } from '../../features/forms/form-fields.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';

export interface AccountSignInProps extends AccountScreenProps {
  /** French path to go to afterwards; null for the account itself. */
  returnPath: string | null;
  providers: ProviderLink[];
  registerHref: string;
}

export function AccountSignInPage(props: AccountSignInProps) {
  const { reply, returnPath, providers, registerHref } = props;
  const locale = useLocale();
  const { account } = useMessages();
  const { signIn } = account;
  useEffect(() => {
    void import('../../features/saved-nurseries/sync-saved-nurseries.ts').then(({ forgetSync }) => forgetSync());
  }, []);
  return (
    <AccountScreen
      {...props}
      title={signIn.title}
      intro={signIn.intro}
      aside={
        <div className={styles.panel}>
          <ul className="list">
            <li>
              {signIn.noAccount} <a href={registerHref}>{signIn.register}</a>
            </li>
            <li>
              <a href={fixedPath('/compte/mot-de-passe-oublie', locale)}>{signIn.forgotten}</a>
            </li>
            <li>
              <a href={fixedPath('/compte/confirmation', locale)}>{signIn.confirm}</a>
            </li>
            <li>
              <a href={fixedPath('/suivi-de-demande', locale)}>{signIn.followUp}</a>
            </li>
          </ul>
          <ProviderLinks providers={providers} />
        </div>
      }
    >
      <AccountForm form="sign-in" submit={signIn.submit} reply={reply}>
        {returnPath && <input type="hidden" name="retour" value={returnPath} />}
        <AddressField />
        <PasswordField />
        <BoxField name="remember">{signIn.remember}</BoxField>
      </AccountForm>
    </AccountScreen>
  );
}
