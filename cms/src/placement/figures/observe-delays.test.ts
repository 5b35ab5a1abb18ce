import { expect, test } from 'vitest';
import { delayOf } from './observe-delays';

const on = '2026-11-30';
const town = { inseeCode: '69123', departmentCode: '69' };

/** Figures of one label, by the number of its cases. */
const figuresOf = (label: string, cases: number) => new Map([[label, { label, cases, median: 30, low: 20, high: 45 }]]);
const none = new Map<string, never>();
const range = { fromDays: 20, toDays: 45, on };

test.for([
  [10, 100, { zone: 'commune', cases: 10, ...range }],
  [9, 100, { zone: 'department', cases: 100, ...range }],
  [9, 10, { zone: 'department', cases: 10, ...range }],
  [9, 9, null],
  [0, 0, null],
] as const)('with %i cases in the commune and %i in the department is kept: %j', ([commune, department, kept]) => {
  const figures = { commune: figuresOf('69123', commune), department: figuresOf('69', department) };
  expect(delayOf(town, figures, on)).toEqual(kept);
});

test('nothing is kept of a town without a code, nor what belongs to another', () => {
  const figures = { commune: figuresOf('13055', 50), department: figuresOf('13', 50) };
  expect(delayOf(town, figures, on)).toBe(null);
  expect(delayOf({ inseeCode: null, departmentCode: null }, { commune: figuresOf('', 50), department: none }, on)).toBe(null);
});
