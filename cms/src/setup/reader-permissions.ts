import type { Core } from '@strapi/strapi';
import { editorialTypes, uidOf } from '../editorial/editorial-types';

interface Role {
  id: number;
  permissions: { action: string }[];
}

/** Strapi refuses `findOne` for a single type, which has one entry and only `find`. */
export function readActionsOf(strapi: Core.Strapi): string[] {
  return editorialTypes.map(uidOf).flatMap((uid) => {
    const isSingle = strapi.contentType(uid as never).kind === 'singleType';
    return isSingle ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`];
  });
}

/** Both roles need the list: a signed-in user does not inherit what the public may do. */
export async function setUpReaderPermissions(strapi: Core.Strapi): Promise<void> {
  for (const type of ['public', 'authenticated']) {
    const role = (await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type }, populate: ['permissions'] })) as Role;
    const granted = new Set(role.permissions.map(({ action }) => action));
    for (const action of readActionsOf(strapi).filter((wanted) => !granted.has(wanted))) {
      await strapi.db.query('plugin::users-permissions.permission').create({ data: { action, role: role.id } });
    }
  }
}
