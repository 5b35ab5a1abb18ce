import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { armErrorReporter, reactErrorHandlers } from './arm-error-reporter.ts';
import type { Problem } from './report.ts';

const config = {
  siteOrigin: 'https://site.example',
  mapStyleUrl: null,
  environment: 'production',
  sentryDsn: 'https://abc@errors.example/7',
  tagManager: null,
  turnstileSiteKey: null,
  release: 'build-1',
  buildCheckMilliseconds: 3_600_000,
};
let listeners: Record<string, (event: object) => void>;

beforeEach(() => {
  listeners = {};
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
    listeners[name] = listener;
  });
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Firefox/150.0' });
});
afterEach(() => vi.unstubAllGlobals());

function createLoader() {
  const sent: Problem[] = [];
  const load = vi.fn(async () => ({ createErrorSender: () => (problem: Problem) => void sent.push(problem) }));
  return { sent, load };
}

test('nothing is loaded before the first error, then all that waited is sent in order', async () => {
  const { sent, load } = createLoader();
  const report = armErrorReporter(config, load);
  expect(load).not.toHaveBeenCalled();
  const error = new Error('one');
  listeners.error?.({ error });
  listeners.unhandledrejection?.({ reason: 'two' });
  report({ error: 'three', source: 'test' });
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  report({ error: 'four', source: 'test' });
  expect(sent.map(({ error: value, source }) => [value, source])).toEqual([
    [error, 'window'],
    ['two', 'rejection'],
    ['three', 'test'],
    ['four', 'test'],
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('twenty errors wait at most, and what comes once they are sent is sent too', async () => {
  const { sent, load } = createLoader();
  const report = armErrorReporter(config, load);
  for (let index = 0; index < 100; index += 1) report({ error: index, source: 'test' });
  await vi.waitFor(() => expect(sent).toHaveLength(20));
  report({ error: 'later', source: 'test' });
  expect(sent.at(-1)).toEqual({ error: 'later', source: 'test' });
});

test('aborted navigations and errors without an object are no errors', () => {
  const { load } = createLoader();
  armErrorReporter(config, load);
  listeners.unhandledrejection?.({ reason: new DOMException('gone', 'AbortError') });
  listeners.error?.({ error: null, message: 'ResizeObserver loop completed' });
  expect(load).not.toHaveBeenCalled();
});

test('a chunk that cannot be loaded is the end of it', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('offline')));
  const report = armErrorReporter(config, load);
  for (let index = 0; index < 100; index += 1) report({ error: index, source: 'test' });
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
});

test('sites without a tracker report nothing, bots do', () => {
  armErrorReporter({ ...config, sentryDsn: null });
  expect(listeners).toEqual({});
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  armErrorReporter(config);
  expect(Object.keys(listeners)).toEqual(['error', 'unhandledrejection']);
});

test('errors of a page that reports them remember fifty frames', () => {
  armErrorReporter(config);
  const descend = (depth: number): Error => (depth ? descend(depth - 1) : new Error('deep'));
  expect(descend(100).stack?.split('\n    at ')).toHaveLength(51);
});

test('what React notices is reported and stays in the console', () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {});
  const report = vi.fn();
  const handlers = reactErrorHandlers(report);
  const error = new Error('hydration');
  handlers.onRecoverableError?.(error, { componentStack: 'at App' });
  handlers.onCaughtError?.(error, { componentStack: 'at App' });
  handlers.onUncaughtError?.(error, { componentStack: 'at App' });
  expect(report.mock.calls.map(([{ source, detail }]) => [source, detail])).toEqual([
    ['hydration', 'at App'],
    ['boundary', 'at App'],
    ['react', 'at App'],
  ]);
  expect(write).toHaveBeenCalledTimes(3);
  const onLoss = vi.fn();
  const { onRecoverableError, onCaughtError, onUncaughtError } = reactErrorHandlers(report, onLoss);
  onRecoverableError?.(error, {});
  expect(onLoss).not.toHaveBeenCalled();
  onCaughtError?.(error, {});
  onUncaughtError?.(error, {});
  expect(onLoss).toHaveBeenCalledTimes(2);
  write.mockRestore();
});
