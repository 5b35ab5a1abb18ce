import type { Core } from '@strapi/strapi';
import { confirmationMail, resetMail } from './account-mails';
import { productConfig } from './product-config';

/** The account screens of the site that mails and sign-in providers lead to; the worker serves them. */
const accountPaths = {
  newPassword: '/compte/nouveau-mot-de-passe',
  confirmation: '/compte/confirmation',
  google: '/connect/google/redirect',
};

type Settings = Record<string, Record<string, unknown>>;

/** Strapi keeps these settings in its database; the files and the environment decide, at each boot. */
export async function setUpAccounts(strapi: Core.Strapi): Promise<void> {
  const { siteUrl, hasMail, mailFrom, google } = productConfig(strapi);
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
      email_reset_password: siteUrl + accountPaths.newPassword,
      email_confirmation_redirection: siteUrl + accountPaths.confirmation,
    },
  });

  const mails = (await store.get({ key: 'email' })) as Settings;
  await store.set({
    key: 'email',
    value: {
      reset_password: { ...mails.reset_password, options: resetMail(mailFrom) },
      email_confirmation: { ...mails.email_confirmation, options: confirmationMail(mailFrom, siteUrl + accountPaths.confirmation) },
    },
  });

  const grant = (await store.get({ key: 'grant' })) as Settings;
  const credentials = { key: google.clientId, secret: google.clientSecret, callback: siteUrl + accountPaths.google };
  await store.set({ key: 'grant', value: { ...grant, google: { ...grant.google, enabled: google.clientId !== '', ...credentials } } });
}
