import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedWork } from './shared-work.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const share = createSharedWork<string>(() => Date.now());
  return (begin: () => Promise<string>) => share({ key: 'content:1:/articles', begin, waitUntil: () => {} });
}
const after = (milliseconds: number, end: () => string) => () =>
  new Promise<string>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(end());
      } catch (error) {
        reject(error);
      }
    }, milliseconds);
  });
const timedOut = (): string => {
  throw new Error('timed out');
};

test('followers of work that never ends begin it anew, once for all of them', async () => {
  const ask = setUp();
  void ask(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1);
  const begin = vi.fn(after(200, () => 'own'));
  const followers = Array.from({ length: 50 }, () => ask(begin));
  await vi.advanceTimersByTimeAsync(7000);
  expect(new Set(await Promise.all(followers))).toEqual(new Set(['own']));
  expect(begin).toHaveBeenCalledOnce();
});

test('who comes late takes no part in a failure, and who came with the first does', async () => {
  const ask = setUp();
  const readers = [ask(after(4000, timedOut)), ask(after(4000, timedOut))].map((answer) => answer.catch(String));
  await vi.advanceTimersByTimeAsync(3900);
  const begin = vi.fn(after(200, () => 'own'));
  const late = [ask(begin), ask(begin)];
  await vi.advanceTimersByTimeAsync(400);
  expect(await Promise.all(readers)).toEqual(['Error: timed out', 'Error: timed out']);
  expect(await Promise.all(late)).toEqual(['own', 'own']);
  expect(begin).toHaveBeenCalledOnce();
});

test('who comes late begins once more, not for ever', async () => {
  const ask = setUp();
  const begin = vi.fn(after(4000, timedOut));
  const first = ask(begin).catch(String);
  await vi.advanceTimersByTimeAsync(3900);
  const late = Array.from({ length: 3 }, () => ask(begin).catch(String));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await Promise.all([first, ...late])).toEqual(Array(4).fill('Error: timed out'));
  expect(begin).toHaveBeenCalledTimes(2);
});

test('what comes late of work that ends well is shared', async () => {
  const ask = setUp();
  const begin = vi.fn(after(3000, () => 'shared'));
  const first = ask(begin);
  await vi.advanceTimersByTimeAsync(2900);
  const late = ask(begin);
  await vi.advanceTimersByTimeAsync(200);
  expect(await Promise.all([first, late])).toEqual(['shared', 'shared']);
  expect(begin).toHaveBeenCalledOnce();
});
