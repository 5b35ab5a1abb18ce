import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countHalfDays, halfDayBit, readHalfDays, wholeWeek, writeHalfDays } from './half-days.ts';

test('Monday morning is the first digit and the first bit, Friday afternoon the last', () => {
  expect(readHalfDays('1000000000')).toBe(1);
  expect(readHalfDays('0000000001')).toBe(512);
  expect([halfDayBit('monday', 'morning'), halfDayBit('tuesday', 'afternoon'), halfDayBit('friday', 'afternoon')]).toEqual([1, 8, 512]);
  expect(readHalfDays('1111111111')).toBe(wholeWeek);
});

test.for(['', '1', '111111111', '11111111111', '111111111x', '１111111111', ' 1111111111', 'LMMJV'])('%o is no week', (text) => {
  expect(readHalfDays(text)).toBeNull();
});

test('any week is read as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: wholeWeek }), (days) => {
      const text = writeHalfDays(days);
      expect(readHalfDays(text)).toBe(days);
      expect(countHalfDays(days)).toBe([...text].filter((digit) => digit === '1').length);
    }),
  );
});
