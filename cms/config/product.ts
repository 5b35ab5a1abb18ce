import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { isOn } from '../src/setup/is-on';

/** A service of OpenID Connect that people can sign in with. */
export interface OpenIdConfig {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  userInfoUrl: string;
}

export interface ProductConfig {
  siteUrl: string;
  linkSecret: string;
  workerApiToken: string;
  /** Proxies of our own before the CMS, each of which adds to `X-Forwarded-For`. */
  trustedProxies: number;
  /** The admin panel is reached over TLS. */
  isPanelSecure: boolean;
  webhook: { url: string; secret: string };
  admin: { email: string; password: string };
  hasMail: boolean;
  mailFrom: string;
  /** Pause before a mail that could not be sent is tried again; twice as long each time. */
  mailRetrySeconds: number;
  teamMail: Record<'famille' | 'entreprise' | 'gestionnaire', string>;
  google: { clientId: string; clientSecret: string };
  openId: OpenIdConfig;
  seed: { isEnabled: boolean; isStrict: boolean; folder: string; cacheFolder: string };
}

/** What this project adds to Strapi's own settings; the code under `src/` reads no variable elsewhere. */
export default ({ env }: Core.Config.Shared.ConfigParams): ProductConfig => ({
  siteUrl: env('SITE_URL', ''),
  linkSecret: env('LINK_SECRET', ''),
  workerApiToken: env('WORKER_API_TOKEN', ''),
  trustedProxies: env.int('TRUSTED_PROXIES', 0),
  isPanelSecure: [env('ADMIN_URL', ''), env('PUBLIC_URL', '')].find((url) => /^https?:/.test(url))?.startsWith('https:') ?? false,
  webhook: { url: env('WEBHOOK_URL', ''), secret: env('WEBHOOK_SECRET', '') },
  admin: { email: env('ADMIN_EMAIL', ''), password: env('ADMIN_PASSWORD', '') },
  hasMail: env('SMTP_HOST', '') !== '',
  mailFrom: env('SMTP_FROM', 'no-reply@localhost'),
  mailRetrySeconds: env.int('MAIL_RETRY_SECONDS', 60),
  teamMail: {
    famille: env('TEAM_MAIL_FAMILLE', env('TEAM_MAIL', '')),
    entreprise: env('TEAM_MAIL_ENTREPRISE', env('TEAM_MAIL', '')),
    gestionnaire: env('TEAM_MAIL_GESTIONNAIRE', env('TEAM_MAIL', '')),
  },
  google: { clientId: env('GOOGLE_CLIENT_ID', ''), clientSecret: env('GOOGLE_CLIENT_SECRET', '') },
  openId: {
    clientId: env('OPENID_CLIENT_ID', ''),
    clientSecret: env('OPENID_CLIENT_SECRET', ''),
    authorizeUrl: env('OPENID_AUTHORIZE_URL', ''),
    tokenUrl: env('OPENID_TOKEN_URL', ''),
    userInfoUrl: env('OPENID_USERINFO_URL', ''),
  },
  seed: {
    isEnabled: isOn(env('SEED', '0')),
    isStrict: isOn(env('SEED_STRICT', '0')),
    folder: path.resolve(process.cwd(), env('SEED_DIR', 'seed')),
    cacheFolder: path.resolve(process.cwd(), '.cache'),
  },
});
