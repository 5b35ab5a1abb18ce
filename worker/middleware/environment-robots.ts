import { createMiddleware } from 'hono/factory';
import type { Config } from '../env.ts';
import type { AppEnvironment } from '../request-state.ts';

/** What is said of everything outside of production; null there. */
export function hiddenRobots({ environment }: Pick<Config, 'environment'>): string | null {
  return environment === 'production' ? null : 'noindex, nofollow';
}

/** Only production is for search engines: everywhere else nothing is indexed, whatever a page says of itself. */
export function environmentRobots({ config }: { config: Pick<Config, 'environment'> }) {
  const robots = hiddenRobots(config);
  return createMiddleware<AppEnvironment>(async (c, next) => {
    await next();
    if (robots) c.res.headers.set('x-robots-tag', robots);
  });
}
