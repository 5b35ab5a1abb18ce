import type { Core } from '@strapi/strapi';

interface Role {
  id: number;
  permissions: { id: number; action: string }[];
}

/** What Strapi itself lets visitors do: sign in, register, choose a new password, read their own account. */
const ownActions = /^plugin::users-permissions\.(?:auth\.\w+|user\.me)$/;

/** Gives a role of visitors the named actions besides Strapi's own, and takes away all others, whoever has granted them. */
export async function setActions(strapi: Core.Strapi, type: 'public' | 'authenticated', actions: string[]): Promise<void> {
  const role = (await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type }, populate: ['permissions'] })) as Role;
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const granted = new Set(role.permissions.map(({ action }) => action));
  for (const action of actions.filter((name) => !granted.has(name))) await permissions.create({ data: { action, role: role.id } });
  const unwanted = role.permissions.filter(({ action }) => !ownActions.test(action) && !actions.includes(action));
  for (const { id } of unwanted) await permissions.delete({ where: { id } });
}
