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

test('entries leave when all of them are too heavy, the oldest first; one that is too heavy by itself does not stay', () => {
  const map = new BoundedMap<string, string>(10, { of: (text) => text.length, most: 6 }).set('a', 'aa').set('b', 'bb').set('c', 'cccc');
  expect([...map.keys()]).toEqual(['b', 'c']);
  expect([...map.set('d', 'ddddddd').keys()]).toEqual([]);
  expect([...map.set('e', 'eeee').set('e', 'ee').set('f', 'ffff').keys()]).toEqual(['e', 'f']);
});

test('what was taken out weighs nothing any more', () => {
  const map = new BoundedMap<string, string>(10, { of: (text) => text.length, most: 4 }).set('a', 'aaa');
  map.delete('a');
  expect([...map.set('b', 'bb').set('c', 'cc').keys()]).toEqual(['b', 'c']);
  map.clear();
  expect([...map.set('d', 'dddd').keys()]).toEqual(['d']);
});
