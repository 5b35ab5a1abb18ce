import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { knownProposal } from '../../../placement/nursery/known-proposal';
import { readAnswer, recordAnswer } from '../../../placement/nursery/record-answer';

/** What the link of a nursery shows, and what was answered by it: the worker has looked at the link, and nobody else may call this. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async known(ctx: Context) {
    const { proposal, expires } = ctx.params as Record<string, string>;
    if (!/^[a-z0-9]{1,64}$/.test(proposal ?? '') || !/^\d{1,10}$/.test(expires ?? '')) throw new errors.ValidationError('no such link');
    ctx.body = { data: await knownProposal(strapi, { proposal: String(proposal), expires: Number(expires) }) };
  },
  async record(ctx: Context) {
    const { data } = (ctx.request.body ?? {}) as { data?: Record<string, unknown> };
    const answer = readAnswer(data ?? {});
    if (!answer) throw new errors.ValidationError('A proposal and its answer are needed');
    ctx.body = { data: { outcome: await recordAnswer(strapi, answer) } };
  },
});
