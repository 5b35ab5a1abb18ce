import { expect, test } from 'vitest';
import { isPublicHoliday } from './public-holidays.ts';

test('the moving holidays follow Easter', () => {
  for (const date of ['2025-04-21', '2025-05-29', '2025-06-09', '2026-04-06', '2026-05-14', '2026-05-25', '2027-03-29']) {
    expect(isPublicHoliday(date, '44'), date).toBe(true);
  }
  expect(isPublicHoliday('2026-04-07', '44')).toBe(false);
});

test('Good Friday and 26 December are holidays in Alsace and Moselle only', () => {
  expect([isPublicHoliday('2026-04-03', '67'), isPublicHoliday('2026-12-26', '57')]).toEqual([true, true]);
  expect([isPublicHoliday('2026-04-03', '44'), isPublicHoliday('2026-12-26', null)]).toEqual([false, false]);
});

test('each overseas department keeps its own day', () => {
  expect(isPublicHoliday('2026-12-20', '974')).toBe(true);
  expect(isPublicHoliday('2026-12-20', '972')).toBe(false);
});
