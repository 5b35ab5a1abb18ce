import { type SpanStatus, spanStatusOfError } from './span-status.ts';

/** A step of a request that takes time. */
export interface Step {
  op: 'http.client' | 'cache.get' | 'cache.put' | 'db.query' | 'template.render';
  /** A path without its query, a page id: never what a reader has typed. */
  description: string;
}

interface FinishedSpan extends Step {
  spanId: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  status: SpanStatus;
}

export interface TransactionRecord {
  traceId: string;
  spanId: string;
  startedAt: number;
  endedAt: number;
  spans: FinishedSpan[];
}

/** Times the steps of one request. Handed on with it: many requests are under way in an isolate at once. */
export interface Transaction {
  /** Runs a step and notes how long it took and how it ended. */
  span<Value>(step: Step, work: () => Promise<Value>): Promise<Value>;
  /** Begins a step that ends elsewhere; only the first end counts. */
  startSpan(step: Step): (status?: SpanStatus) => void;
}

/** Where nobody looks at the times. */
export const silentTransaction: Transaction = { span: (_, work) => work(), startSpan: () => () => {} };

/** Steps of one request that are told of; what comes after them is not. */
const maximumSpans = 200;
/** How long the report of a request waits for steps that go on after the response, in milliseconds. */
const lastStepsMilliseconds = 10_000;

export interface RunningTransaction extends Transaction {
  /** What is known at this moment. */
  record(): TransactionRecord;
  /** Resolves when all steps have ended, or have gone on for too long. */
  settled(): Promise<void>;
  /** The response is on its way. */
  respond(): void;
}

/** Begins the one root span of a request. */
export function startTransaction(clock: () => number): RunningTransaction {
  const identity = { traceId: hexOf(32), spanId: hexOf(16), startedAt: clock() };
  const spans: FinishedSpan[] = [];
  const open = new Map<string, (status?: SpanStatus) => void>();
  let respondedAt: number | null = null;
  let whenIdle: (() => void) | null = null;

  function startSpan(step: Step) {
    if (spans.length + open.size >= maximumSpans) return () => {};
    const spanId = hexOf(16);
    const startedAt = clock();
    const end = (status: SpanStatus = 'ok') => {
      if (!open.delete(spanId)) return;
      spans.push({ ...step, spanId, startedAt, endedAt: clock(), status });
      if (open.size === 0) whenIdle?.();
    };
    open.set(spanId, end);
    return end;
  }

  /** The response ends with its stream; what is refreshed behind it does not count. */
  function endedAt(): number {
    const renders = spans.filter(({ op }) => op === 'template.render').map((span) => span.endedAt);
    return Math.max(respondedAt ?? clock(), ...renders);
  }

  async function settled() {
    if (open.size === 0) return;
    const idle = new Promise<void>((resolve) => {
      whenIdle = resolve;
    });
    const timer = setTimeout(() => {
      for (const end of [...open.values()]) end('cancelled');
    }, lastStepsMilliseconds);
    await idle.finally(() => clearTimeout(timer));
  }

  return {
    startSpan,
    async span(step, work) {
      const end = startSpan(step);
      try {
        const value = await work();
        end();
        return value;
      } catch (error) {
        end(spanStatusOfError(error));
        throw error;
      }
    },
    record: () => ({ ...identity, endedAt: endedAt(), spans: [...spans] }),
    settled,
    respond() {
      respondedAt = clock();
    },
  };
}

function hexOf(digits: 16 | 32): string {
  return crypto.randomUUID().replaceAll('-', '').slice(-digits);
}
