import { contentPath } from '../../../domain/addresses/fixed-path.ts';
import { localizePath } from '../../../domain/locale.ts';
import { Card } from '../../components/surfaces/card.tsx';
import styles from '../../features/account/account.module.css';
import { PasswordField } from '../../features/account/account-fields.tsx';
import { AccountForm } from '../../features/account/account-form.tsx';
import { AccountScreen, type AccountScreenProps } from '../../features/account/account-screen.tsx';
import { type ProviderLink, ProviderLinks } from '../../features/account/provider-links.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';

export interface AccountDataProps extends AccountScreenProps {
  /** Who signs in with a provider has none, and signs in again instead. */
  hasPassword: boolean;
  providers: ProviderLink[];
  /** Null where they cannot be read now. */
  alerts: { place: string; startMonth: string; isConfirmed: boolean; endLink: string }[] | null;
}

/** What somebody may do with their data; both are confirmed by the password. */
export function AccountDataPage(props: AccountDataProps) {
  const { reply, hasPassword, providers, alerts } = props;
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
      <Alerts alerts={alerts} />
      {!hasPassword && (
        <section className={styles.panel}>
          <p>{data.signInAgain}</p>
          <ProviderLinks providers={providers} />
        </section>
      )}
    </AccountScreen>
  );
}

/** The alerts of the account's address, each with the link that ends it. */
function Alerts({ alerts }: Pick<AccountDataProps, 'alerts'>) {
  const { data } = useMessages().account;
  const { month } = useFormats();
  const locale = useLocale();
  return (
    <section className={styles.panel}>
      <h2 className={styles.part}>{data.alertsTitle}</h2>
      {alerts === null && <p>{data.alertsMissing}</p>}
      {alerts?.length === 0 && <p>{data.noAlerts}</p>}
      {alerts !== null && alerts.length > 0 && (
        <ul>
          {alerts.map(({ place, startMonth, isConfirmed, endLink }) => (
            <li key={endLink}>
              {data.alert(place, month(`${startMonth}-01`))}
              {!isConfirmed && ` ${data.unconfirmedAlert}`} <a href={endLink}>{data.endAlert}</a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={localizePath('/alerte-place', locale)}>{data.newAlert}</a>
      </p>
    </section>
  );
}
