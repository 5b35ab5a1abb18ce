import { expect, test } from 'vitest';
import { someAtOnce } from './some-at-once.ts';

test('the next one begins when any of those at work has ended, and results stand in the order of what they are of', async () => {
  const ends = new Map<string, () => void>();
  const work = (name: string) => new Promise<string>((resolve) => ends.set(name, () => resolve(`${name} done`)));
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const all = someAtOnce(['a', 'b', 'c', 'd'], 2, work);
  expect([...ends.keys()]).toEqual(['a', 'b']);
  await end('b');
  expect([...ends.keys()]).toEqual(['a', 'b', 'c']);
  await end('a');
  expect([...ends.keys()]).toEqual(['a', 'b', 'c', 'd']);
  await end('d');
  await end('c');
  expect(await all).toEqual(['a done', 'b done', 'c done', 'd done']);
});

test('fewer items than may be at work are all begun, and work that fails is told', async () => {
  expect(await someAtOnce([1], 3, async (item) => item * 2)).toEqual([2]);
  expect(await someAtOnce([], 3, async () => 1)).toEqual([]);
  await expect(someAtOnce([1, 2], 1, () => Promise.reject(new Error('no lane')))).rejects.toThrow('no lane');
});
