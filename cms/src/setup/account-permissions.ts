import type { Core } from '@strapi/strapi';
import { grantActions } from './grant-actions';

const own = (action: string) => `api::account.account.${action}`;

/** What somebody may do with their own account besides what Strapi allows by itself; never `user.update`, which edits any account. */
export async function setUpAccountPermissions(strapi: Core.Strapi): Promise<void> {
  await grantActions(strapi, 'public', [own('confirm')]);
  await grantActions(strapi, 'authenticated', ['changeProfile', 'changeNurseries', 'requests', 'export', 'remove'].map(own));
}
