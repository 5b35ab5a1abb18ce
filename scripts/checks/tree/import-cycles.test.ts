import { expect, test } from 'vitest';
import { findCycles } from './import-cycles.ts';

const graphOf = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test('files that import in one direction have no cycle, also where two ways lead to one file', () => {
  expect(findCycles(graphOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
});

test('two files that import each other are one cycle, told once', () => {
  expect(findCycles(graphOf({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual([['b', 'c']]);
});

test('a cycle is told by its shortest way', () => {
  expect(findCycles(graphOf({ a: ['b', 'd'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual([
    ['a', 'd'],
    ['b', 'c', 'a'],
  ]);
});

test('a file that imports itself is a cycle', () => {
  expect(findCycles(graphOf({ a: ['a'] }))).toEqual([['a']]);
});
