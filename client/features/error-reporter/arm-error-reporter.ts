import type { HydrationOptions } from 'react-dom/client';
import type { PublicConfig } from '../../pages/payload.ts';
import type { Problem, Report } from './report.ts';

const maximumQueued = 20;
const bots = /bot|crawl|spider|headless|lighthouse/i;

/** Keeps the first errors of a page until what sends them is there, which is loaded for the first of them and not before. */
export function armErrorReporter(config: PublicConfig, load = () => import('./send-errors.ts')): Report {
  if (!config.sentryDsn || bots.test(navigator.userAgent)) return () => {};
  const queue: Problem[] = [];
  let send: Report = (problem) => {
    queue.push(problem);
    if (queue.length > 1) return;
    load().then(
      ({ createErrorSender }) => {
        send = createErrorSender(config);
        // Emptied, or a storm before it would close the way for all that comes later.
        queue.splice(0).forEach(send);
      },
      // Without it nobody can be told; the console has the errors.
      () => {},
    );
  };
  const report: Report = (problem) => {
    // A navigation that another one has overtaken.
    const isAbort = problem.error instanceof Error && problem.error.name === 'AbortError';
    if (!isAbort && queue.length < maximumQueued) send(problem);
  };
  addEventListener('error', ({ error }) => error && report({ error, source: 'window' }));
  addEventListener('unhandledrejection', ({ reason }) => report({ error: reason, source: 'rejection' }));
  return report;
}

/** Tells of what React noticed, which no event of the window says, and leaves it in the console. */
export function reactErrorHandlers(report: Report): HydrationOptions {
  const handler = (source: string) => (error: unknown, info: { componentStack?: string }) => {
    console.error(error);
    report({ error, source, detail: info.componentStack });
  };
  return { onRecoverableError: handler('hydration'), onCaughtError: handler('boundary'), onUncaughtError: handler('react') };
}
