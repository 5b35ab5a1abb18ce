import { expect, test } from 'vitest';
import { leastCases, toldRange } from './observed-delays.ts';

test.for([
  [9, 21, 60, null],
  [10, 21, 60, { unit: 'weeks', from: 3, to: 9 }],
  [10, 20, 61, { unit: 'weeks', from: 2, to: 9 }],
  [500, 3, 13, { unit: 'days', from: 3, to: 13 }],
  [10, 0, 0, { unit: 'days', from: 1, to: 1 }],
  [10, 5, 14, { unit: 'weeks', from: 1, to: 2 }],
  [10, 9, 8, null],
  [10, -1, 8, null],
] as const)('of %i cases between %i and %i days is told: %j', ([cases, fromDays, toDays, range]) => {
  expect(toldRange({ cases, fromDays, toDays })).toEqual(range);
});

test('ten cases are the least', () => {
  expect(leastCases).toBe(10);
});
