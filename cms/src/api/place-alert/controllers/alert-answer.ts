import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { answerAlert, isAlertAnswer } from '../../../alerts/answer-alert';

/** What the reader of a mail has said of an alert: the worker has looked at the link, and nobody else may call this. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async record(ctx: Context) {
    const { alert, answer } = (ctx.request.body as { data?: Record<string, unknown> } | undefined)?.data ?? {};
    if (typeof alert !== 'string' || !isAlertAnswer(answer)) throw new errors.ValidationError('An alert and its answer are needed');
    ctx.body = { data: { outcome: await answerAlert(strapi, { alert, answer }) } };
  },
});
