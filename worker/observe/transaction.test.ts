import { expect, test, vi } from 'vitest';
import { UpstreamError } from '../errors.ts';
import { startTransaction } from './transaction.ts';

function createClock() {
  let now = 1000;
  return { clock: () => now, pass: (milliseconds: number) => (now += milliseconds) };
}

test('notes start, end and outcome of every step', async () => {
  const { clock, pass } = createClock();
  const transaction = startTransaction(clock);
  const value = await transaction.span({ op: 'http.client', description: 'GET /api/articles' }, async () => {
    pass(20);
    return 7;
  });
  const failing = transaction.span({ op: 'http.client', description: 'GET /api/cities' }, async () => {
    pass(5);
    throw new UpstreamError('cms', 'x', { status: 429 });
  });
  await expect(failing).rejects.toThrow('cms: x');
  expect(value).toBe(7);
  transaction.respond();
  const { spans, startedAt, endedAt, traceId, spanId } = transaction.record();
  expect(spans.map(({ description, startedAt: start, endedAt: end, status }) => [description, start, end, status])).toEqual([
    ['GET /api/articles', 1000, 1020, 'ok'],
    ['GET /api/cities', 1020, 1025, 'resource_exhausted'],
  ]);
  expect([startedAt, endedAt]).toEqual([1000, 1025]);
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(spanId).toMatch(/^[0-9a-f]{16}$/);
});

test('the request ends with its stream, not with what goes on behind it', async () => {
  const { clock, pass } = createClock();
  const transaction = startTransaction(clock);
  const endRender = transaction.startSpan({ op: 'template.render', description: 'article' });
  const endRefresh = transaction.startSpan({ op: 'cache.put', description: 'article' });
  transaction.respond();
  pass(10);
  endRender();
  pass(10);
  const settled = vi.fn();
  const settling = transaction.settled().then(settled);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  endRefresh();
  endRefresh('internal_error');
  await settling;
  expect(transaction.record().endedAt).toBe(1010);
  expect(transaction.record().spans.map(({ status }) => status)).toEqual(['ok', 'ok']);
});

test('a step that never ends is cancelled, and one request has a bounded number of them', async () => {
  vi.useFakeTimers();
  const transaction = startTransaction(() => 0);
  for (let step = 0; step < 1000; step += 1) transaction.startSpan({ op: 'cache.get', description: 'x' });
  const settling = transaction.settled();
  await vi.advanceTimersByTimeAsync(10_000);
  await settling;
  expect(transaction.record().spans).toHaveLength(200);
  expect(transaction.record().spans[0]?.status).toBe('cancelled');
  vi.useRealTimers();
});
