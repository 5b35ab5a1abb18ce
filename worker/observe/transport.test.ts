import { expect, test, vi } from 'vitest';
import { createReportTransport, parseRateLimits } from './transport.ts';

function createTracker(answer: () => Response | Promise<Response>) {
  let now = 1_000_000;
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const send = vi.fn(async () => answer());
  const transport = createReportTransport({
    url: 'https://errors.example/api/1/envelope/',
    timeoutMilliseconds: 3000,
    fetch: send,
    clock: () => now,
    logger,
  });
  return {
    logger,
    send,
    transport,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

const status = (code: number, headers: Record<string, string> = {}) => new Response(null, { status: code, headers });

test('a tracker that cannot be reached is left alone for a while, nothing is thrown, and one line is logged', async () => {
  const { send, transport, logger, pass } = createTracker(() => Promise.reject(new TypeError('refused')));
  for (let times = 0; times < 50; times += 1) await transport.send('x', 'error');
  expect(send).toHaveBeenCalledTimes(1);
  pass(11);
  await transport.send('x', 'transaction');
  expect(send).toHaveBeenCalledTimes(2);
  expect(logger.warn.mock.calls).toEqual([['report-unsent', { reason: 'TypeError' }]]);
});

test.for([
  ['a number of seconds', '120', 120],
  ['a date', new Date(1_000_000 + 90_000).toUTCString(), 90],
  ['nonsense', 'soon', 60],
  ['nothing', '', 60],
] as const)('429 with %s in Retry-After pauses everything for as long', async ([, value, seconds]) => {
  const { send, transport, pass } = createTracker(() => status(429, value ? { 'retry-after': value } : {}));
  await transport.send('x', 'error');
  pass(seconds - 1);
  await transport.send('x', 'error');
  await transport.send('x', 'transaction');
  expect(send).toHaveBeenCalledTimes(1);
  pass(2);
  await transport.send('x', 'error');
  expect(send).toHaveBeenCalledTimes(2);
});

test('limits of one kind leave the other alone, on an accepted report, too', async () => {
  const { send, transport, pass } = createTracker(() => status(200, { 'x-sentry-rate-limits': '60:transaction;span:organization' }));
  await transport.send('x', 'transaction');
  await transport.send('x', 'transaction');
  expect(send).toHaveBeenCalledTimes(1);
  await transport.send('x', 'error');
  expect(send).toHaveBeenCalledTimes(2);
  pass(61);
  await transport.send('x', 'transaction');
  expect(send).toHaveBeenCalledTimes(3);
});

test('a report that is too large is dropped, the next one is sent', async () => {
  const { send, transport, logger } = createTracker(() => status(413));
  await transport.send('x', 'error');
  await transport.send('x', 'error');
  expect(send).toHaveBeenCalledTimes(2);
  expect(logger.warn).toHaveBeenCalledTimes(1);
});

test('a slow tracker does not pile up reports', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { send, transport } = createTracker(() => new Promise((resolve) => answers.push(resolve)));
  const sent = Array.from({ length: 100 }, () => transport.send('x', 'error'));
  expect(send).toHaveBeenCalledTimes(20);
  for (const answer of answers) answer(status(200));
  await Promise.all(sent);
});

test('traces that are under way leave room for an error', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { send, transport } = createTracker(() => new Promise((resolve) => answers.push(resolve)));
  const traces = Array.from({ length: 100 }, () => transport.send('trace', 'transaction'));
  expect(send).toHaveBeenCalledTimes(10);
  expect([transport.accepts('transaction'), transport.accepts('error')]).toEqual([false, true]);
  const error = transport.send('error', 'error');
  expect(send).toHaveBeenCalledTimes(11);
  for (const answer of answers) answer(status(200));
  expect(await error).toBe(true);
  expect((await Promise.all(traces)).filter(Boolean)).toHaveLength(10);
  expect(transport.accepts('transaction')).toBe(true);
});

test('says that the tracker does not have a report it refused, or that was held back in its pause', async () => {
  const { transport } = createTracker(() => status(503));
  expect(await transport.send('x', 'error')).toBe(false);
  expect(transport.accepts('error')).toBe(false);
  expect(await transport.send('x', 'error')).toBe(false);
});

test('reads limits', () => {
  expect(parseRateLimits('60:error;transaction:organization, 2700::project, x:span:key')).toEqual([
    { seconds: 60, categories: ['error', 'transaction'] },
    { seconds: 2700, categories: ['error', 'transaction'] },
    { seconds: 60, categories: [] },
  ]);
});
