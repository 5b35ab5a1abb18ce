import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('what was set longest ago leaves first', () => {
  const map = new BoundedMap<string, number>(2).set('a', 1).set('b', 2).set('c', 3);
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 3],
  ]);
});

test('what is set again is new, and pushes nothing out', () => {
  const map = new BoundedMap<string, number>(2).set('a', 1).set('b', 2).set('a', 3);
  expect([...map]).toEqual([
    ['b', 2],
    ['a', 3],
  ]);
  expect([...map.set('c', 4).keys()]).toEqual(['a', 'c']);
});

test('a map of no entries keeps none', () => {
  expect(new BoundedMap<string, number>(0).set('a', 1).size).toBe(0);
});
