import type { Core } from '@strapi/strapi';

interface Role {
  id: number;
  permissions: { action: string }[];
}

/** Gives a role of visitors the actions it does not have yet. */
export async function grantActions(strapi: Core.Strapi, type: 'public' | 'authenticated', actions: string[]): Promise<void> {
  const role = (await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type }, populate: ['permissions'] })) as Role;
  const granted = new Set(role.permissions.map(({ action }) => action));
  for (const action of actions.filter((wanted) => !granted.has(wanted))) {
    await strapi.db.query('plugin::users-permissions.permission').create({ data: { action, role: role.id } });
  }
}
