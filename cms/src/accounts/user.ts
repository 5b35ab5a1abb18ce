import type { Core } from '@strapi/strapi';

export const userUid = 'plugin::users-permissions.user';

/** A row of the accounts, with the fields that `extensions/users-permissions` adds. */
export interface User {
  id: number;
  documentId: string;
  email: string;
  provider: string;
  password: string | null;
  confirmed: boolean;
  blocked: boolean;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  savedNurseries: unknown;
  sessionsValidFrom: Date | string | null;
  /** When the tokens were made that have signed out, in milliseconds since 1970. */
  endedSessions: unknown;
  lastUsedAt: Date | string | null;
  createdAt: string;
}

export interface UserService {
  edit(id: number, data: Partial<Record<keyof User | 'confirmationToken' | 'resetPasswordToken', unknown>>): Promise<unknown>;
  remove(where: { id: number }): Promise<unknown>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  sendConfirmationEmail(user: User): Promise<void>;
}

export function userService(strapi: Core.Strapi): UserService {
  return strapi.plugin('users-permissions').service('user');
}

export function findUser(strapi: Core.Strapi, where: Record<string, unknown>): Promise<User | null> {
  return strapi.db.query(userUid).findOne({ where }) as Promise<User | null>;
}
