import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { confirmIdentity } from '../../../accounts/confirm-identity';
import { everythingSentBy, preRegistrationsOf } from '../../../accounts/own-requests';
import { checkNobodysPassword } from '../../../accounts/quiet-answers';
import { readProfile } from '../../../accounts/read-profile';
import { endSession } from '../../../accounts/revocable-sessions';
import { changeSaved } from '../../../accounts/saved-nurseries';
import { findUser, type User, userService } from '../../../accounts/user';

const bodyOf = (ctx: Context) => (ctx.request.body ?? {}) as Record<string, unknown>;

/** What somebody does with their own account; who that is, the token alone says. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  async function signedIn(ctx: Context): Promise<User> {
    const user = await findUser(strapi, { id: ctx.state.user.id });
    if (!user) throw new errors.UnauthorizedError();
    return user;
  }

  return {
    /**
     * Confirms an address by the code of its mail and the password of its account: the code alone would also confirm an
     * account that a stranger has made with the address, and whose password that stranger knows.
     */
    async confirm(ctx: Context) {
      const { confirmation, password } = bodyOf(ctx);
      const isCode = typeof confirmation === 'string' && confirmation !== '';
      const user = isCode ? await findUser(strapi, { confirmationToken: confirmation }) : null;
      if (!user?.password || user.blocked) {
        await checkNobodysPassword(strapi, password);
        throw new errors.ValidationError('Invalid token');
      }
      const isRight = typeof password === 'string' && (await userService(strapi).validatePassword(password, user.password));
      if (!isRight) throw new errors.ValidationError('Invalid identifier or password');
      await userService(strapi).edit(user.id, { confirmed: true, confirmationToken: null });
      ctx.body = { jwt: strapi.plugin('users-permissions').service('jwt').issue({ id: user.id }) };
    },

    /** Who has a token may end it, whoever they are. */
    async signOut(ctx: Context) {
      const [, token = ''] = /^Bearer (\S+)$/i.exec(ctx.request.header.authorization ?? '') ?? [];
      await endSession(strapi, token);
      ctx.body = { data: null };
    },

    async changeProfile(ctx: Context) {
      const user = await signedIn(ctx);
      const profile = readProfile(ctx.request.body);
      await userService(strapi).edit(user.id, profile);
      ctx.body = { data: profile };
    },

    async changeNurseries(ctx: Context) {
      const user = await signedIn(ctx);
      const savedNurseries = changeSaved(user.savedNurseries, bodyOf(ctx));
      await userService(strapi).edit(user.id, { savedNurseries });
      ctx.body = { data: savedNurseries };
    },

    async requests(ctx: Context) {
      const requests = await preRegistrationsOf(strapi, await signedIn(ctx));
      ctx.body = {
        data: requests.map(({ reference, state, outcome, submittedAt, startDate, nurserySlug, children }) => ({
          reference,
          state,
          outcome,
          submittedAt,
          startDate,
          nurserySlug,
          children: children.map(({ firstName }) => firstName),
        })),
      };
    },

    async export(ctx: Context) {
      const user = await confirmIdentity(strapi, ctx);
      const { email, firstName, lastName, phone, provider, confirmed, createdAt, lastUsedAt, savedNurseries } = user;
      const account = { email, firstName, lastName, phone, provider, confirmed, createdAt, lastUsedAt };
      ctx.body = { data: { account, savedNurseries: savedNurseries ?? [], requests: await everythingSentBy(strapi, user) } };
    },

    async remove(ctx: Context) {
      const user = await confirmIdentity(strapi, ctx);
      await userService(strapi).remove({ id: user.id });
      ctx.body = { data: null };
    },
  };
};
