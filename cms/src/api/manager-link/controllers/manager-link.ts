import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { knownPlaces } from '../../../place-reports/known-places';

/** Asked by the worker for who has opened a link; whether we have signed it, the worker has looked. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async known(ctx: Context) {
    const { nursery, expires } = ctx.params as Record<string, string>;
    if (!/^[a-z0-9]{1,64}$/.test(nursery ?? '') || !/^\d{1,10}$/.test(expires ?? '')) throw new errors.ValidationError('no such link');
    ctx.body = { data: await knownPlaces(strapi, { nurseryId: String(nursery), expires: Number(expires) }) };
  },
});
