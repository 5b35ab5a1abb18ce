import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { TokenService } from './revocable-sessions';
import { findUser, type User, userService } from './user';

/** How long after signing in with a provider somebody needs no other proof, in milliseconds. */
const recentMilliseconds = 10 * 60 * 1000;

/**
 * The signed-in user, who has just shown once more who they are: by their password, or, where a provider knows it instead of
 * us, by having signed in a moment ago.
 */
export async function confirmIdentity(strapi: Core.Strapi, ctx: Context): Promise<User> {
  const user = await findUser(strapi, { id: ctx.state.user.id });
  if (!user) throw new errors.UnauthorizedError();
  if (user.provider !== 'local') {
    if (!(await isRecent(strapi, ctx))) throw new errors.ForbiddenError('Sign in again first');
    return user;
  }
  const { password } = (ctx.request.body ?? {}) as Record<string, unknown>;
  const isRight = typeof password === 'string' && (await userService(strapi).validatePassword(password, user.password ?? ''));
  if (!isRight) throw new errors.ValidationError('The provided current password is invalid');
  return user;
}

async function isRecent(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const tokens: TokenService & { getToken(ctx: Context): Promise<{ at?: number }> } = strapi.plugin('users-permissions').service('jwt');
  const { at = 0 } = await tokens.getToken(ctx);
  return Date.now() - at < recentMilliseconds;
}
