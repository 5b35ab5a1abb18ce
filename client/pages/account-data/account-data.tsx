import { contentPath } from '../../../domain/addresses/fixed-path.ts';
import { Card } from '../../components/surfaces/card.tsx';
import styles from '../../features/account/account.module.css';
import { PasswordField } from '../../features/account/account-fields.tsx';
import { AccountForm } from '../../features/account/account-form.tsx';
import { AccountScreen, type AccountScreenProps } from '../../features/account/account-screen.tsx';
import { type ProviderLink, ProviderLinks } from '../../features/account/provider-links.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';

export interface AccountDataProps extends AccountScreenProps {
  /** Who signs in with a provider has none, and signs in again instead. */
  hasPassword: boolean;
  providers: ProviderLink[];
}

/** What somebody may do with their data; both are confirmed by the password. */
export function AccountDataPage(props: AccountDataProps) {
  const { reply, hasPassword, providers } = props;
  const locale = useLocale();
  const { account } = useMessages();
  const { data } = account;
  const password = hasPassword && <PasswordField />;
  return (
    <AccountScreen {...props} title={data.title}>
      <div className={styles.pair}>
        <Card as="section">
          <h2 className={styles.part}>{data.exportTitle}</h2>
          <p>{data.exportText}</p>
          <AccountForm form="export" submit={data.exportSubmit} reply={reply}>
            {password}
          </AccountForm>
        </Card>
        <Card as="section">
          <h2 className={styles.part}>{data.removeTitle}</h2>
          <p>
            {data.removeText} <a href={contentPath('contact', locale)}>{data.contact}</a>
          </p>
          <AccountForm form="remove" submit={data.removeSubmit} look="secondary" reply={reply}>
            {password}
          </AccountForm>
        </Card>
      </div>
      {!hasPassword && (
        <section className={styles.panel}>
          <p>{data.signInAgain}</p>
          <ProviderLinks providers={providers} />
        </section>
      )}
    </AccountScreen>
  );
}
