import { createMiddleware } from 'hono/factory';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { callerNetwork } from './cms/caller.ts';
import { openSession } from './session/session.ts';

/** Around everything that knows who its reader is: it is theirs alone, nobody keeps it, no search engine lists it. */
export function accountArea({ accounts }: Pick<Dependencies, 'accounts'>) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const session = openSession({ cookie: c.req.header('cookie'), client: accounts, address: callerNetwork(c) });
    c.set('session', session);
    await next();
    for (const cookie of session.cookies()) c.header('set-cookie', cookie, { append: true });
    c.header('cache-control', 'private, no-store');
    c.header('x-robots-tag', 'noindex');
  });
}
