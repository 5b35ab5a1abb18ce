import { createMiddleware } from 'hono/factory';
import type { Config } from '../env.ts';
import type { AppEnvironment } from '../request-state.ts';

/** Only production is for search engines: everywhere else nothing is indexed, whatever a page says of itself. */
export function environmentRobots({ config }: { config: Pick<Config, 'environment'> }) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    await next();
    if (config.environment !== 'production') c.res.headers.set('x-robots-tag', 'noindex, nofollow');
  });
}
