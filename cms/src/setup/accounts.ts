import type { Core } from '@strapi/strapi';
import { openIdGrant, openIdProvider } from '../accounts/openid-provider';
import { confirmationMail, resetMail } from './account-mails';
import { accountScreens, localScreens } from './account-screens';
import { productConfig } from './product-config';

type Settings = Record<string, Record<string, unknown>>;

/** Strapi keeps these settings in its database; the files and the environment decide, at each boot. */
export async function setUpAccounts(strapi: Core.Strapi): Promise<void> {
  const { siteUrl, hasMail, mailFrom, google, openId } = productConfig(strapi);
  const screens = accountScreens(siteUrl);
  const local = localScreens(siteUrl);
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });

  const advanced = (await store.get({ key: 'advanced' })) as Record<string, unknown>;
  await store.set({
    key: 'advanced',
    value: {
      ...advanced,
      unique_email: true,
      allow_register: true,
      // Without a mail server nobody could ever confirm.
      email_confirmation: hasMail,
      email_reset_password: screens.newPassword,
      email_confirmation_redirection: screens.confirmation,
    },
  });

  const mails = (await store.get({ key: 'email' })) as Settings;
  await store.set({
    key: 'email',
    value: {
      reset_password: { ...mails.reset_password, options: resetMail(mailFrom, local) },
      email_confirmation: { ...mails.email_confirmation, options: confirmationMail(mailFrom, local) },
    },
  });

  const grant = (await store.get({ key: 'grant' })) as Settings;
  const credentials = { key: google.clientId, secret: google.clientSecret, callback: screens.afterProvider('google') };
  await store.set({
    key: 'grant',
    value: {
      ...grant,
      google: { ...grant.google, enabled: google.clientId !== '', ...credentials },
      [openIdProvider]: { ...openIdGrant(openId), callback: screens.afterProvider(openIdProvider) },
    },
  });
}
