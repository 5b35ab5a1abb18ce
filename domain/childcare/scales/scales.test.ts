import { expect, test } from 'vitest';
import { allScales, scaleTables } from './all-scales.ts';
import { cmgStructureOn } from './cmg-structure.ts';
import { nextChange, rowOn } from './dated-row.ts';
import { psuScaleOn, psuScales } from './psu.ts';

const plainDay = /^\d{4}-\d{2}-\d{2}$/;

test('the row of a day is the newest that has begun', () => {
  expect(psuScaleOn('2026-12-31').floor).toBe(814.62);
  expect(psuScaleOn('2027-01-01').floor).toBe(821.13);
  expect(psuScaleOn('2025-08-31').ceiling).toBe(7000);
  expect(psuScaleOn('2025-09-01').ceiling).toBe(8500);
  expect(rowOn(psuScales, '2020-01-01').from).toBe('2024-01-01');
});

test('the amounts of the CMG structure are made of the rows of the same day', () => {
  const days = ['2026-03-31', '2026-04-01', '2026-12-31', '2027-01-01'];
  expect(days.map((day) => cmgStructureOn(day).base.amount)).toEqual([474.37, 478.16, 478.16, 478.16]);
  expect(days.map((day) => cmgStructureOn(day).income.limits[0].amount)).toEqual([20_880, 20_880, 20_880, 21_068]);
});

test('the next change is the first row that begins later', () => {
  expect(nextChange(scaleTables, '2026-11-28')).toBe('2027-01-01');
  expect(nextChange(scaleTables, '2026-12-31')).toBe('2027-01-01');
  expect(nextChange([psuScales], '2027-01-01')).toBeNull();
});

test.each(Object.entries(allScales))('the %s is sorted, without gap, and each row names its source and when it was read', (_, rows) => {
  const begins = rows.map(({ from }) => from);
  expect(begins).toEqual(begins.toSorted().toReversed());
  expect(new Set(begins).size).toBe(begins.length);
  for (const [index, { from, until, source, readOn }] of rows.entries()) {
    for (const day of [from, readOn, until ?? from]) expect(day).toMatch(plainDay);
    expect(source).not.toBe('');
    const next = rows[index - 1];
    if (next) expect(Date.parse(next.from) - Date.parse(until ?? '')).toBe(86_400_000);
  }
});
