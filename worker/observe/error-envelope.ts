import { linkedErrorsIntegration, Toucan } from 'toucan-js';
import { scrubEvent } from '../../domain/reports/scrub.ts';
import type { ReportOrigin } from './report-origin.ts';
import type { TransactionRecord } from './transaction.ts';

const maximumBreadcrumbs = 100;

export interface ErrorReport {
  error: unknown;
  name: string;
  tags: Record<string, string>;
  /** The steps before the error: its breadcrumbs. */
  record: TransactionRecord;
}

/**
 * The envelope of an error, made by toucan-js: stack, causes, trace. It is handed no request, so that nothing of one can
 * leave; sending is left to the transport, whose back-off is the isolate's and not one event's. This module is loaded at
 * the first error, for its size.
 */
export function buildErrorEnvelope({ error, name, tags, record }: ErrorReport, origin: ReportOrigin): string | null {
  let envelope: string | null = null;
  const toucan = new Toucan({
    dsn: origin.dsnText,
    environment: origin.environment,
    release: origin.release,
    maxBreadcrumbs: maximumBreadcrumbs,
    defaultIntegrations: false,
    integrations: [linkedErrorsIntegration()],
    beforeSend: scrubEvent,
    transportOptions: {
      async fetcher(_, init) {
        envelope = String(init?.body);
        return new Response();
      },
    },
  });
  toucan.setTags(tags);
  toucan.setTransactionName(name);
  toucan.setPropagationContext({ traceId: record.traceId, spanId: record.spanId });
  for (const { op, description, status, startedAt, endedAt } of record.spans.slice(-maximumBreadcrumbs)) {
    toucan.addBreadcrumb({
      category: op,
      message: description,
      level: status === 'ok' ? 'info' : 'error',
      timestamp: endedAt / 1000,
      data: { status, milliseconds: endedAt - startedAt },
    });
  }
  toucan.captureException(error);
  return envelope;
}
