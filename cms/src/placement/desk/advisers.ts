import type { Core } from '@strapi/strapi';
import type { DeskAnswer } from './desk-call';

export interface Adviser {
  id: number;
  name: string;
}

/** Roles whose people follow requests. */
const roles = ['conseiller', 'strapi-super-admin'];
const users = (strapi: Core.Strapi) => strapi.db.query('admin::user');

interface User {
  id: number;
  firstname: string | null;
  lastname: string | null;
}

/** How somebody of the team is called in the journal. */
export function nameOf({ firstname, lastname }: Omit<User, 'id'>): string {
  return [firstname, lastname].filter(Boolean).join(' ') || 'Équipe';
}

async function findAdvisers(strapi: Core.Strapi, more: object = {}): Promise<Adviser[]> {
  const where = { isActive: true, blocked: { $ne: true }, roles: { code: { $in: roles } }, ...more };
  const administrators: User[] = await users(strapi).findMany({
    where,
    select: ['id', 'firstname', 'lastname'],
    orderBy: { firstname: 'asc' },
  });
  return administrators.map((user) => ({ id: user.id, name: nameOf(user) }));
}

/** Somebody who may follow requests, or null. */
export async function findAdviser(strapi: Core.Strapi, id: number): Promise<Adviser | null> {
  const [adviser = null] = Number.isInteger(id) ? await findAdvisers(strapi, { id }) : [];
  return adviser;
}

/** Who a request can be given to. */
export const listAdvisers: DeskAnswer = async (strapi) => ({ advisers: await findAdvisers(strapi) });
