import { createMiddleware } from 'hono/factory';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';

/** Times the whole request, and gives the steps a place to report to. Their findings are asked for when a report is made. */
export function requestReport({ reporter }: Pick<Dependencies, 'reporter'>) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const { begun } = c.env;
    const subject = () => ({ path: c.get('page')?.path ?? null, bot: c.get('bot') ?? null });
    if (begun) begun.about.subject = subject;
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    const report = begun?.report ?? reporter.begin({ id: c.get('requestId'), method: c.req.method, subject, waitUntil });
    c.set('report', report);
    await next();
    report.finish(c.res.status);
  });
}
