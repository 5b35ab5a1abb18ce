import { contentPath, fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { Button } from '../../components/actions/button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { Card } from '../../components/surfaces/card.tsx';
import styles from '../../features/account/account.module.css';
import { AccountForm } from '../../features/account/account-form.tsx';
import { AccountScreen, type AccountScreenProps } from '../../features/account/account-screen.tsx';
import { TextField } from '../../features/forms/form-fields.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { OwnNurseries, type OwnNurseriesProps } from './own-nurseries.tsx';
import { OwnRequests, type OwnRequestsProps } from './own-requests.tsx';

export interface AccountProps extends AccountScreenProps, OwnNurseriesProps, Omit<OwnRequestsProps, 'email'> {
  profile: { email: string; firstName: string | null; lastName: string | null; phone: string | null };
}

/** What somebody finds who is signed in. */
export function AccountPage(props: AccountProps) {
  const { profile, requests, isConfirmed, nurseries } = props;
  const locale = useLocale();
  const { account } = useMessages();
  const { security } = account;
  return (
    <AccountScreen
      {...props}
      title={account.title}
      intro={profile.email}
      aside={
        <>
          <ProfileForm {...props} />
          <Card as="section">
            <h2 className={styles.part}>{security.title}</h2>
            <ul className="stack">
              <li>
                <a href={fixedPath('/compte/mot-de-passe', locale)}>{security.password}</a>
              </li>
              <li>
                <a href={fixedPath('/compte/mes-donnees', locale)}>{security.data}</a>
              </li>
            </ul>
            <form className={styles.signOut} action={`${fixedPath('/compte', locale)}/deconnexion`} method="post">
              <Button type="submit" look="secondary">
                {account.signOut}
              </Button>
            </form>
          </Card>
        </>
      }
    >
      {!isConfirmed && (
        <Callout kind="warning">
          <p>{account.profile.unconfirmed}</p>
          <p>
            <a href={fixedPath('/compte/confirmation', locale)}>{account.signIn.confirm}</a>
          </p>
        </Callout>
      )}
      <OwnRequests email={profile.email} requests={requests} isConfirmed={isConfirmed} />
      <OwnNurseries nurseries={nurseries} />
    </AccountScreen>
  );
}

function ProfileForm({ profile, reply }: AccountProps) {
  const locale = useLocale();
  const { account, common } = useMessages();
  const texts = account.profile;
  return (
    <Card as="section">
      <h2 className={styles.part}>{texts.title}</h2>
      <AccountForm form="profile" submit={texts.submit} reply={reply}>
        <TextField name="firstName" optional defaultValue={profile.firstName ?? ''} autoComplete="given-name" />
        <TextField name="lastName" optional defaultValue={profile.lastName ?? ''} autoComplete="family-name" />
        <TextField name="phone" optional type="tel" defaultValue={profile.phone ?? ''} autoComplete="tel" />
        <p className="muted small">
          {account.email}
          {common.colon}
          {profile.email}. {texts.emailFixed} <a href={contentPath('contact', locale)}>{account.data.contact}</a>
        </p>
      </AccountForm>
    </Card>
  );
}
