import { expect, test } from 'vitest';
import { toAge, toAgeRange } from './ages.ts';

test('months are said as families say them', () => {
  expect(toAge(0)).toEqual({ unit: 'birth' });
  expect(toAge(2)).toEqual({ unit: 'weeks', weeks: 10 });
  expect(toAge(3)).toEqual({ unit: 'months', months: 3 });
  expect(toAge(12)).toEqual({ unit: 'years', years: 1, months: 0 });
  expect(toAge(18)).toEqual({ unit: 'months', months: 18 });
  expect(toAge(30)).toEqual({ unit: 'years', years: 2, months: 6 });
  expect(toAge(36)).toEqual({ unit: 'years', years: 3, months: 0 });
});

test('bounds that cannot be are unknown', () => {
  expect(toAgeRange(2, 36)).toEqual({ minimumMonths: 2, maximumMonths: 36 });
  expect(toAgeRange(2.5, null)).toEqual({ minimumMonths: null, maximumMonths: null });
  expect(toAgeRange(0, 0)).toEqual({ minimumMonths: 0, maximumMonths: null });
  expect(toAgeRange(36, 2)).toEqual({ minimumMonths: null, maximumMonths: null });
  expect(toAgeRange(-1, 3600)).toEqual({ minimumMonths: null, maximumMonths: null });
});
