import type { Core } from '@strapi/strapi';
import type { OpenIdConfig } from '../../config/product';
import { productConfig } from '../setup/product-config';

/** The provider's name in addresses: `/connect/openid`. */
export const openIdProvider = 'openid';

/** What Strapi's own flow needs to know of a provider that is not built in. */
export function openIdGrant({ clientId, clientSecret, authorizeUrl, tokenUrl }: OpenIdConfig) {
  return {
    enabled: clientId !== '',
    icon: '',
    oauth: 2,
    authorize_url: authorizeUrl,
    access_url: tokenUrl,
    scope: ['openid', 'email', 'profile'],
    scope_delimiter: ' ',
    key: clientId,
    secret: clientSecret,
  };
}

interface UserInfo {
  email?: unknown;
  email_verified?: unknown;
}

/** Lets people sign in with any service that speaks OpenID Connect, such as an employer's: called before Strapi reads its providers. */
export function registerOpenIdProvider(strapi: Core.Strapi): void {
  const { openId } = productConfig(strapi);
  strapi
    .plugin('users-permissions')
    .service('providers-registry')
    .add(openIdProvider, {
      enabled: openId.clientId !== '',
      icon: '',
      grantConfig: openIdGrant(openId),
      async authCallback({ accessToken }: { accessToken: string }) {
        const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` };
        const response = await fetch(openId.userInfoUrl, { headers, redirect: 'error', signal: AbortSignal.timeout(5000) });
        if (!response.ok) throw new Error(`User info answered ${response.status}`);
        const { email, email_verified: isVerified } = (await response.json()) as UserInfo;
        // An address that nobody has checked would open the requests of whoever it belongs to.
        if (typeof email !== 'string' || isVerified !== true) throw new Error('Email not verified by the provider');
        return { username: email.toLowerCase(), email };
      },
    });
}
