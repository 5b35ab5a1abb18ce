import { createMiddleware } from 'hono/factory';
import { createTimings } from '../observe/server-timing.ts';
import type { AppEnvironment } from '../request-state.ts';

/** Says in the response what its steps took. */
export function serverTiming({ clock }: { clock: () => number }) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const timings = createTimings(clock);
    const look = c.env.begun?.look;
    if (look) timings.note('store', look.milliseconds);
    c.set('timings', timings);
    await next();
    const header = timings.header();
    if (header) c.res.headers.set('server-timing', header);
  });
}
