import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { confirmAddress } from '../../../accounts/confirm-address';
import { confirmIdentity } from '../../../accounts/confirm-identity';
import { everythingSentBy, ownLink, preRegistrationsOf, summaryOf } from '../../../accounts/own-requests';
import { readProfile } from '../../../accounts/read-profile';
import { endSession } from '../../../accounts/revocable-sessions';
import { changeSaved } from '../../../accounts/saved-nurseries';
import { findUser, type User, userService } from '../../../accounts/user';
import { alertsOf } from '../../../alerts/own-alerts';
import { productConfig } from '../../../setup/product-config';

const bodyOf = (ctx: Context) => (ctx.request.body ?? {}) as Record<string, unknown>;

/** What somebody does with their own account; who that is, the token alone says. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  async function signedIn(ctx: Context): Promise<User> {
    const user = await findUser(strapi, { id: ctx.state.user.id });
    if (!user) throw new errors.UnauthorizedError();
    return user;
  }

  return {
    async confirm(ctx: Context) {
      const user = await confirmAddress(strapi, bodyOf(ctx));
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
      ctx.body = { data: requests.map((request) => ({ ...summaryOf(request), followUpLink: ownLink(request, productConfig(strapi)) })) };
    },

    async alerts(ctx: Context) {
      ctx.body = { data: await alertsOf(strapi, await signedIn(ctx)) };
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
