import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

/** Strapi searches by whatever `_q` is, and breaks off with a 500 where it is no text. */
export default () =>
  (ctx: Context, next: Next): Promise<unknown> => {
    const { _q: words } = ctx.query as Record<string, unknown>;
    if (words !== undefined && typeof words !== 'string') throw new errors.ValidationError('_q must be a text');
    return next();
  };
