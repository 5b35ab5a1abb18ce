import { expect, test } from 'vitest';
import type { Bench } from './bench.ts';
import { reasonAgainst } from './run-benches.ts';

const bench = (needs?: string): Bench => ({ name: 'one', minutes: 1, needs, run: async () => [] });

test('nothing is measured above a load of 1 unless told', () => {
  expect(reasonAgainst([bench()], { load: 1.01, isBusy: false })).toContain('1.01');
  expect(reasonAgainst([bench()], { load: 1, isBusy: false })).toBeNull();
  expect(reasonAgainst([bench()], { load: 30, isBusy: true })).toBeNull();
});

test('a program that is missing is named before anything is measured', () => {
  expect(reasonAgainst([bench('node'), bench('no-such-program')], { load: 0, isBusy: false })).toContain('no-such-program is missing');
  expect(reasonAgainst([bench('node')], { load: 0, isBusy: false })).toBeNull();
});
