import { contentPath, fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { Card } from '../../components/surfaces/card.tsx';
import styles from '../../features/account/account.module.css';
import { AccountField } from '../../features/account/account-field.tsx';
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
  const action = fixedPath('/compte/mes-donnees', locale);
  const password = (form: 'export' | 'remove') =>
    hasPassword && (
      <AccountField form={form} name="password" label={account.password} reply={reply} type="password" autoComplete="current-password" />
    );
  return (
    <AccountScreen {...props} title={data.title}>
      <div className={styles.pair}>
        <Card as="section">
          <h2 className={styles.part}>{data.exportTitle}</h2>
          <p>{data.exportText}</p>
          <AccountForm form="export" action={action} submit={data.exportSubmit} reply={reply}>
            {password('export')}
          </AccountForm>
        </Card>
        <Card as="section">
          <h2 className={styles.part}>{data.removeTitle}</h2>
          <p>
            {data.removeText} <a href={contentPath('contact', locale)}>{data.contact}</a>
          </p>
          <AccountForm form="remove" action={action} submit={data.removeSubmit} look="secondary" reply={reply}>
            {password('remove')}
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
