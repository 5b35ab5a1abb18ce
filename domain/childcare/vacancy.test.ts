import { expect, test } from 'vitest';
import { isVacancyOld, toVacancy } from './vacancy.ts';

const date = '2026-09-01';

test('the four states stay four', () => {
  expect(toVacancy({ state: 'number', count: 3, date })).toEqual({ state: 'available', count: 3, date });
  expect(toVacancy({ state: 'full', count: null, date })).toEqual({ state: 'full', date });
  expect(toVacancy({ state: 'not_communicated', count: null, date })).toEqual({ state: 'not-communicated', date });
  expect(toVacancy({ state: null, count: null, date: null })).toEqual({ state: 'unknown' });
});

test('a number that is missing or impossible is unknown, and 0 is full', () => {
  for (const count of [null, undefined, -1, 2.5, Number.NaN])
    expect(toVacancy({ state: 'number', count, date })).toEqual({ state: 'unknown' });
  expect(toVacancy({ state: 'number', count: 0, date })).toEqual({ state: 'full', date });
  expect(toVacancy({ state: 'complet', count: 0, date })).toEqual({ state: 'unknown' });
});

test('information is old after sixty days, or without a date', () => {
  const vacancy = toVacancy({ state: 'number', count: 3, date });
  expect(isVacancyOld(vacancy, '2026-10-31')).toBe(false);
  expect(isVacancyOld(vacancy, '2026-11-01')).toBe(true);
  expect(isVacancyOld({ state: 'full', date: null }, '2026-09-01')).toBe(true);
  expect(isVacancyOld({ state: 'unknown' }, '2026-11-01')).toBe(false);
});
