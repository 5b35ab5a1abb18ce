import type { Core } from '@strapi/strapi';
import { setActions } from './set-actions';

const accountAction = (action: string) => `api::account.account.${action}`;

/**
 * What visitors may do: treat their own account, besides what Strapi allows by itself; never `user.update`, which edits any
 * account. Content is read by the worker alone, with its token: anybody else could ask the CMS for more than it can give.
 */
export async function setUpVisitorPermissions(strapi: Core.Strapi): Promise<void> {
  await setActions(strapi, 'public', [accountAction('confirm')]);
  await setActions(
    strapi,
    'authenticated',
    ['changeProfile', 'changeNurseries', 'requests', 'alerts', 'export', 'remove'].map(accountAction),
  );
}
