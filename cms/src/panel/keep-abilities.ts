import { hash } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** Somebody of the team with their roles, as Strapi has read them for the present request. */
interface PanelUser {
  id: number;
}

interface Engine {
  generateUserAbility(user: PanelUser): Promise<unknown>;
}

interface KeptAbility {
  /** Stands for the user and the rows of their permissions that it was made of. */
  madeOf: string;
  ability: Promise<unknown>;
}

/** More people than a team has. */
const mostUsers = 100;

/**
 * Has Strapi make what somebody may do in the panel once, not for each request, which takes most of the time of most requests. It is made
 * of nothing but the user and their permissions: both are read at each request, and it is made anew where any of it has changed.
 */
export function keepAbilities(strapi: Core.Strapi): void {
  const { engine } = strapi.service('admin::permission') as unknown as { engine: Engine };
  const make = engine.generateUserAbility.bind(engine);
  const kept = new Map<number, KeptAbility>();
  engine.generateUserAbility = async (user) => {
    // Read before it is made: a change in between makes the next request see other rows.
    const madeOf = hash('sha256', JSON.stringify([user, await permissionRows(strapi, user.id)]));
    const before = kept.get(user.id);
    if (before?.madeOf === madeOf) return before.ability;
    const ability = make(user);
    kept.delete(user.id);
    kept.set(user.id, { madeOf, ability });
    const [oldest] = kept.keys();
    if (kept.size > mostUsers && oldest !== undefined) kept.delete(oldest);
    // One that could not be made is tried again at the next request.
    ability.catch(() => kept.delete(user.id));
    return ability;
  };
}

/** The permissions of the roles of a user as they stand in the database, without what Strapi makes of each. */
async function permissionRows(strapi: Core.Strapi, userId: number): Promise<object[]> {
  return strapi.db
    .connection('admin_permissions as permission')
    .join('admin_permissions_role_lnk as of_role', 'of_role.permission_id', 'permission.id')
    .join('admin_users_roles_lnk as of_user', 'of_user.role_id', 'of_role.role_id')
    .where('of_user.user_id', userId)
    .orderBy('permission.id')
    .select(['action', 'action_parameters', 'subject', 'properties', 'conditions'].map((column) => `permission.${column}`));
}
