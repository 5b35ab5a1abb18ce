import { scrubEvent } from '../../domain/reports/scrub.ts';
import type { ReportOrigin } from './report-origin.ts';
import type { SpanStatus } from './span-status.ts';
import type { TransactionRecord } from './transaction.ts';

/** A finished request, as it is told to the tracker. */
export interface FinishedRequest extends TransactionRecord {
  /** The method and the pattern of the route, so that all articles are one line there. */
  name: string;
  method: string;
  httpStatus: number;
  status: SpanStatus;
  tags: Record<string, string>;
}

const sdk = { name: 'creche-sereine.worker', version: '1' };

/** The envelope of one request: a root span, and a child for every step. Three lines, each ended by a line feed. */
export function buildTransactionEnvelope(request: FinishedRequest, { dsn, environment, release }: ReportOrigin): string {
  const { traceId, spanId, name } = request;
  const eventId = crypto.randomUUID().replaceAll('-', '');
  const event = scrubEvent({
    event_id: eventId,
    type: 'transaction',
    platform: 'javascript',
    transaction: name,
    transaction_info: { source: 'route' },
    start_timestamp: request.startedAt / 1000,
    timestamp: request.endedAt / 1000,
    environment,
    release,
    sdk,
    tags: request.tags,
    contexts: {
      trace: {
        trace_id: traceId,
        span_id: spanId,
        op: 'http.server',
        status: request.status,
        origin: 'manual',
        data: { 'http.request.method': request.method, 'http.response.status_code': request.httpStatus },
      },
    },
    spans: request.spans.map((span) => ({
      trace_id: traceId,
      span_id: span.spanId,
      parent_span_id: spanId,
      op: span.op,
      description: span.description,
      status: span.status,
      origin: 'manual',
      start_timestamp: span.startedAt / 1000,
      timestamp: span.endedAt / 1000,
    })),
  });
  const trace = {
    trace_id: traceId,
    public_key: dsn.publicKey,
    environment,
    release,
    transaction: name,
    sampled: 'true',
    sample_rate: '1',
  };
  const payload = JSON.stringify(event);
  const header = JSON.stringify({ event_id: eventId, sent_at: new Date().toISOString(), sdk, trace });
  const item = JSON.stringify({ type: 'transaction', length: new TextEncoder().encode(payload).length });
  return `${header}\n${item}\n${payload}\n`;
}
