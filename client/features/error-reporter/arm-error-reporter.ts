import type { HydrationOptions } from 'react-dom/client';
import { stackDepth } from '../../../domain/reports/stack-depth.ts';
import type { PublicConfig } from '../../payload/payload.ts';
import type { Problem, Report } from './report.ts';

const maximumQueued = 20;

/** Keeps the first errors of a page until what sends them is there, which is loaded for the first of them and not before. */
export function armErrorReporter(config: PublicConfig, load = () => import('./send-errors.ts')): Report {
  if (!config.sentryDsn) return () => {};
  Object.assign(Error, stackDepth);
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

/**
 * Tells of what React noticed, which no event of the window says, and leaves it in the console. `onLoss` is called where a
 * part of the page is lost.
 */
export function reactErrorHandlers(report: Report, onLoss?: () => void): HydrationOptions {
  const handler = (source: string, then?: () => void) => (error: unknown, info: { componentStack?: string }) => {
    console.error(error);
    report({ error, source, detail: info.componentStack });
    then?.();
  };
  return {
    onRecoverableError: handler('hydration'),
    onCaughtError: handler('boundary', onLoss),
    onUncaughtError: handler('react', onLoss),
  };
}
