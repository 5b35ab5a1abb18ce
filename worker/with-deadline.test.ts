import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDeadline } from './with-deadline.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const later = <Value>(value: Value, milliseconds: number) => new Promise<Value>((resolve) => setTimeout(resolve, milliseconds, value));
const never = () => {
  throw new Error('too late');
};

test('work that ends in time gives its value, or its error, and leaves no timer behind', async () => {
  const answer = withDeadline(later('done', 90), 100, never);
  await vi.advanceTimersByTimeAsync(90);
  expect(await answer).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
  await expect(withDeadline(Promise.reject(new Error('down')), 100, never)).rejects.toThrow('down');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that takes too long is given up for another value, or for an error', async () => {
  const value = withDeadline(later('done', 110), 100, () => 'late');
  const failure = withDeadline(later('done', 110), 100, never);
  const failed = expect(failure).rejects.toThrow('too late');
  await vi.advanceTimersByTimeAsync(100);
  expect(await value).toBe('late');
  await failed;
});

test('what becomes of work that was given up is heard by nobody', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const answer = withDeadline(
    later(null, 110).then(() => Promise.reject(new Error('down, much later'))),
    100,
    () => 'late',
  );
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toBe('late');
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
