import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { productConfig } from './product-config';

/** While no administrator exists, Strapi lets any stranger register as the first one, so the boot makes it. */
export async function createFirstAdmin(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query('admin::user').count()) > 0) return;
  const { email, password: configuredPassword } = productConfig(strapi).admin;
  // Strapi asks for a lower-case letter, an upper-case one and a digit.
  const password = configuredPassword || `${randomBytes(15).toString('base64url')}aA1`;
  const superAdmin = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({
    email,
    firstname: 'Admin',
    lastname: 'Crèche Sereine',
    password,
    registrationToken: null,
    isActive: true,
    roles: [superAdmin.id],
  });
  strapi.log.info(
    configuredPassword ? `Administrator ${email} created` : `Administrator ${email} created, password (shown once): ${password}`,
  );
}
