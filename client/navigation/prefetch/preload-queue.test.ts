import { expect, test, vi } from 'vitest';
import { createPreloadQueue } from './preload-queue.ts';

function startLoads() {
  const preload = createPreloadQueue();
  const loads = new Map<string, PromiseWithResolvers<void>>();
  return {
    begun: () => [...loads.keys()],
    ask(...keys: string[]) {
      for (const key of keys) {
        preload(key, () => {
          const load = Promise.withResolvers<void>();
          loads.set(key, load);
          return load.promise;
        });
      }
    },
    settle: (...keys: string[]) => {
      for (const key of keys) loads.get(key)?.resolve();
    },
    fail: (key: string) => loads.get(key)?.reject(new Error('offline')),
  };
}

test('four pages are fetched at once; the fifth waits until all four have settled', async () => {
  const { ask, begun, settle, fail } = startLoads();
  ask('a', 'b', 'c', 'd', 'e');
  expect(begun()).toEqual(['a', 'b', 'c', 'd']);
  settle('a', 'b', 'c');
  await Promise.resolve();
  expect(begun()).not.toContain('e');
  fail('d');
  await vi.waitFor(() => expect(begun()).toContain('e'));
});

test('those who waited come four at a time, too', async () => {
  const { ask, begun, settle } = startLoads();
  ask(...'abcdefghij');
  settle(...'abcd');
  await vi.waitFor(() => expect(begun().join('')).toBe('abcdefgh'));
  settle(...'efgh');
  await vi.waitFor(() => expect(begun().join('')).toBe('abcdefghij'));
});

test('a page is fetched once, whether the first time is over, fails, or still waits', async () => {
  const load = vi.fn(async () => {
    throw new Error('offline');
  });
  const preload = createPreloadQueue();
  await Promise.all([preload('a', load), preload('a', load)]);
  await preload('a', load);
  expect(load).toHaveBeenCalledTimes(1);
  const { ask, begun, settle } = startLoads();
  ask('a', 'b', 'c', 'd', 'e', 'e');
  settle('a', 'b', 'c', 'd');
  await vi.waitFor(() => expect(begun()).toEqual(['a', 'b', 'c', 'd', 'e']));
});

test('a page whose link has gone while it waited is not fetched, and may be asked for again', async () => {
  const preload = createPreloadQueue();
  const load = vi.fn(async () => {});
  const waiting = ['a', 'b', 'c', 'd'].map((key) => preload(key, async () => {}));
  const left = preload('e', load, () => false);
  await Promise.all([...waiting, left]);
  expect(load).not.toHaveBeenCalled();
  await preload('e', load);
  expect(load).toHaveBeenCalledTimes(1);
});
