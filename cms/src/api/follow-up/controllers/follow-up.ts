import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readFollowUp } from '../../../placement/family/read-follow-up';
import { readStep } from '../../../placement/family/read-step';
import { takeStep } from '../../../placement/family/take-step';

/** Asked by the worker for who has opened a link; whether we have signed it, the worker has looked. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const referenceOf = (ctx: Context) => String((ctx.params as Record<string, string>).reference);

  return {
    async read(ctx: Context) {
      ctx.body = { data: await readFollowUp(strapi, referenceOf(ctx)) };
    },
    async act(ctx: Context) {
      const { data } = (ctx.request.body ?? {}) as { data?: unknown };
      ctx.body = { data: { outcome: await takeStep(strapi, referenceOf(ctx), readStep(data)) } };
    },
  };
};
