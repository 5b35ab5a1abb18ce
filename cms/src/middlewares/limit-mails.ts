import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { createTryCounter } from '../callers/try-counter';

/** What sends a mail to whatever address is named. Strapi counts these by address of the mail and of the caller together. */
const mailing = /^\/api\/auth\/(?:local\/register|forgot-password|send-email-confirmation)\/?$/i;
/** Of one network address: a whole company may share it. */
const most = 60;
const milliseconds = 5 * 60_000;

/** One caller may not write to the whole world by naming another address each time. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const isLetThrough = createTryCounter({ most, milliseconds });
  return (ctx: Context, next: Next): Promise<unknown> => {
    const { enabled } = strapi.config.get('plugin::users-permissions.ratelimit') as { enabled: boolean };
    if (enabled && ctx.method === 'POST' && mailing.test(ctx.path) && !isLetThrough(ctx.request.ip)) throw new errors.RateLimitError();
    return next();
  };
};
