import { contentPath, fixedPath } from '../../../domain/addresses/fixed-path.ts';
import styles from '../../features/account/account.module.css';
import { AccountField } from '../../features/account/account-field.tsx';
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
        <AccountForm form="register" action={fixedPath('/compte/inscription', locale)} submit={register.submit} reply={reply}>
          {returnPath && <input type="hidden" name="retour" value={returnPath} />}
          <AccountField
            form="register"
            name="email"
            label={account.email}
            hint={register.emailHint}
            reply={reply}
            type="email"
            autoComplete="username"
          />
          <AccountField
            form="register"
            name="password"
            label={account.password}
            hint={account.passwordHint}
            reply={reply}
            type="password"
            autoComplete="new-password"
          />
          <p className="muted small">
            {register.privacy} <a href={contentPath('confidentialite', locale)}>{register.privacyLink}</a>
          </p>
        </AccountForm>
      )}
    </AccountScreen>
  );
}
