import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { callerNetwork } from '../callers/caller-address';
import { isSame } from '../files/file-link';
import { productConfig } from '../setup/product-config';

/** The worker says with it that it speaks for a visitor: on calls about accounts the bearer token is the visitor's own. */
const workerHeader = 'x-worker-token';

/**
 * First of all: who calls, and over what. Strapi believes `X-Forwarded-…` of anybody, by which each try of a password would
 * come from an address of its own.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const { workerApiToken, trustedProxies: proxies, isPanelSecure } = productConfig(strapi);

  return (ctx: Context, next: Next): Promise<unknown> => {
    const { headers, socket } = ctx.req;
    // Two, with a comma between them, while the token is being changed.
    const isWorker =
      workerApiToken !== '' &&
      ctx
        .get(workerHeader)
        .split(',')
        .some((token) => isSame(token, workerApiToken));
    const called = { forwardedFor: ctx.get('x-forwarded-for'), remoteAddress: socket.remoteAddress ?? '' };
    ctx.request.ip = callerNetwork(called, { proxies, isWorker });
    // The session of the panel may only travel over TLS, whatever the proxy before us says of itself.
    if (isPanelSecure) headers['x-forwarded-proto'] = 'https';
    else if (!isWorker && proxies === 0) delete headers['x-forwarded-proto'];
    if (proxies === 0) delete headers['x-forwarded-host'];
    delete headers[workerHeader];
    return next();
  };
};
