import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { checkNobodysPassword } from './quiet-answers';
import { findUser, type User, userService } from './user';

/**
 * Confirms an address by the code of its mail and the password of its account: the code alone would also confirm an
 * account that a stranger has made with the address, and whose password that stranger knows.
 */
export async function confirmAddress(strapi: Core.Strapi, { confirmation, password }: Record<string, unknown>): Promise<User> {
  const isCode = typeof confirmation === 'string' && confirmation !== '';
  const user = isCode ? await findUser(strapi, { confirmationToken: confirmation }) : null;
  if (!user?.password || user.blocked) {
    await checkNobodysPassword(strapi, password);
    throw new errors.ValidationError('Invalid token');
  }
  const isRight = typeof password === 'string' && (await userService(strapi).validatePassword(password, user.password));
  if (!isRight) throw new errors.ValidationError('Invalid identifier or password');
  await userService(strapi).edit(user.id, { confirmed: true, confirmationToken: null });
  return user;
}
