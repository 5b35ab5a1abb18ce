/** An event or a transaction, as far as tests look at it. */
interface TrackedEvent {
  event_id: string;
  type?: string;
  transaction?: string;
  release?: string;
  environment?: string;
  level?: string;
  timestamp: number;
  start_timestamp?: number;
  tags?: Record<string, string>;
  breadcrumbs?: { category: string; message: string }[];
  exception?: { values: { type: string; value: string; stacktrace?: { frames: { filename?: string }[] } }[] };
  contexts?: { trace?: { trace_id: string; span_id: string; op?: string; status?: string } };
  spans?: { trace_id: string; span_id: string; parent_span_id: string; op: string; description: string; status: string }[];
}

export interface Envelope {
  header: Record<string, unknown>;
  type: 'event' | 'transaction';
  event: TrackedEvent;
  /** As it came, for looking for what must not be in it. */
  text: string;
}

const mebibyte = 1_048_576;
const newline = 10;

function check(condition: unknown, rule: string): asserts condition {
  if (!condition) throw new Error(`malformed envelope: ${rule}`);
}

/**
 * Reads an envelope by the documented rules of the protocol (one item, as our reporters send), and throws where one is
 * broken: header lines of JSON ended by a line feed alone, an item with its type and right length, ids without dashes, the
 * limits of sizes, frames and breadcrumbs.
 */
export function parseEnvelope(bytes: Uint8Array): Envelope {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  check(!text.includes('\r'), 'no carriage return');
  let position = 0;
  const line = () => {
    const end = bytes.indexOf(newline, position);
    const until = end === -1 ? bytes.length : end;
    const content = new TextDecoder().decode(bytes.subarray(position, until));
    position = until + 1;
    return content;
  };
  const header = parseObject(line(), 'envelope header');
  check(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(String(header.sent_at)), 'sent_at in UTC');
  const item = parseObject(line(), 'item header');
  check(item.type === 'event' || item.type === 'transaction', `item type ${item.type}`);
  const rest = bytes.subarray(position);
  const length = typeof item.length === 'number' ? item.length : (rest.indexOf(newline) + 1 || rest.length + 1) - 1;
  check(length <= rest.length && length <= mebibyte, 'length of the payload');
  const after = rest.subarray(length);
  check(after.length === 0 || (after.length === 1 && after[0] === newline), 'nothing after the item but one line feed');
  const event = parseObject(new TextDecoder().decode(rest.subarray(0, length)), 'payload') as Record<string, unknown> & TrackedEvent;
  check(event.event_id === header.event_id, 'one event id');
  checkEvent(event);
  if (item.type === 'transaction') checkTransaction(event);
  return { header, type: item.type, event, text };
}

function parseObject(text: string, what: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`malformed envelope: ${what} is no JSON: ${text.slice(0, 100)}`);
  }
  check(typeof value === 'object' && value !== null && !Array.isArray(value), `${what} is an object`);
  return value as Record<string, unknown>;
}

function checkEvent(event: TrackedEvent) {
  check(/^[0-9a-f]{32}$/.test(event.event_id), 'event id without dashes');
  check(typeof event.timestamp === 'number' && event.timestamp > 1e9 && event.timestamp < 1e10, 'timestamp in seconds');
  check(event.release && event.environment, 'release and environment');
  check((event.breadcrumbs ?? []).length <= 100, 'breadcrumbs');
  for (const { stacktrace } of event.exception?.values ?? []) check((stacktrace?.frames ?? []).length <= 50, 'frames');
  const trace = event.contexts?.trace;
  check(!trace || (/^[0-9a-f]{32}$/.test(trace.trace_id) && /^[0-9a-f]{16}$/.test(trace.span_id)), 'ids of the trace');
}

function checkTransaction({ type, contexts, spans, start_timestamp: start, timestamp }: TrackedEvent) {
  check(type === 'transaction' && contexts?.trace && spans, 'a transaction has a trace and spans');
  check(typeof start === 'number' && start <= timestamp, 'it ends after its start');
  const { trace } = contexts;
  for (const span of spans) {
    check(span.trace_id === trace.trace_id && span.parent_span_id === trace.span_id, 'a span belongs to its root');
    check(/^[0-9a-f]{16}$/.test(span.span_id) && span.op && span.status, 'a span has an id, an op and a status');
  }
}
