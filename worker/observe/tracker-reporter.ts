import { matchRoute } from '../../domain/addresses/paths.ts';
import { createRepeatGuard } from '../../domain/reports/repeat-guard.ts';
import { stackDepth } from '../../domain/reports/stack-depth.ts';
import { routes } from '../../routes.ts';
import { parseDsn } from './dsn.ts';
import { buildTransactionEnvelope } from './envelope.ts';
import type { Logger } from './logger.ts';
import type { ReportOrigin } from './report-origin.ts';
import { type ReportedRequest, type Reporter, type RequestReport, silentReporter } from './reporter.ts';
import { spanStatusOf } from './span-status.ts';
import { startTransaction } from './transaction.ts';
import { createReportTransport } from './transport.ts';

/** Errors of all kinds an isolate reports a minute. */
const errorsPerMinute = 30;

export interface ReporterOptions {
  /** Null where there is no error tracker. */
  dsn: string | null;
  environment: string;
  release: string;
  trackerTimeoutMilliseconds: number;
  fetch: typeof fetch;
  clock: () => number;
  logger: Logger;
}

/** Reports to a tracker that speaks Sentry's protocol; silent without a DSN. One an isolate. */
export function createReporter(options: ReporterOptions): Reporter {
  const { clock, logger, environment, release } = options;
  const dsnText = options.dsn ?? '';
  const dsn = parseDsn(dsnText);
  if (!dsn) return silentReporter;
  Object.assign(Error, stackDepth);
  const origin: ReportOrigin = { dsnText, dsn, environment, release };
  const key = new URLSearchParams({ sentry_key: dsn.publicKey, sentry_version: '7', sentry_client: 'creche-sereine/1' });
  const { fetch: send, trackerTimeoutMilliseconds: timeoutMilliseconds } = options;
  const transport = createReportTransport({ url: `${dsn.endpoint}?${key}`, timeoutMilliseconds, fetch: send, clock, logger });
  const guard = createRepeatGuard({ clock, perMinute: errorsPerMinute });

  /** What fails here goes to the log only: a report of a failed report could go round for ever. */
  function behind(request: ReportedRequest, work: () => Promise<void>) {
    request.waitUntil(work().catch((error: unknown) => logger.error('report-failed', error)));
  }

  return {
    begin(request): RequestReport {
      const transaction = startTransaction(clock);
      const seen = new Set<unknown>();
      return {
        transaction,
        captureError(error, source) {
          // A tracker that is left alone must not use up the one report a minute of an error.
          if (seen.has(error) || !transport.accepts('error')) return;
          seen.add(error);
          const heldBack = guard.admit(error);
          if (heldBack === null) return;
          behind(request, async () => {
            const { name, tags } = describe(request, release);
            const record = transaction.record();
            const { buildErrorEnvelope } = await import('./error-envelope.ts');
            const report = { error, name, record, tags: { ...tags, source, ...(heldBack && { held_back: String(heldBack) }) } };
            const envelope = buildErrorEnvelope(report, origin);
            if (envelope && !(await transport.send(envelope, 'error'))) guard.retract(error);
          });
        },
        finish(httpStatus) {
          transaction.respond();
          behind(request, async () => {
            await transaction.settled();
            const finished = { ...transaction.record(), ...describe(request, release), method: request.method, httpStatus };
            await transport.send(buildTransactionEnvelope({ ...finished, status: spanStatusOf(httpStatus) }, origin), 'transaction');
          });
        },
      };
    },
  };
}

/** Name and tags of a request, without anything of its reader. */
function describe({ id, method, subject }: ReportedRequest, build: string): { name: string; tags: Record<string, string> } {
  const { path, bot } = subject();
  const routeId = (path && matchRoute(path)?.id) ?? null;
  const pattern = routes.find((route) => route.id === routeId)?.pattern ?? 'no route';
  return {
    name: `${method} ${pattern}`,
    tags: { request_id: id, route_id: routeId ?? 'none', build, ...(path && { path }), ...(bot && { bot }) },
  };
}
