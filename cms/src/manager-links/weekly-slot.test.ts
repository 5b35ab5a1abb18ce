import { expect, test } from 'vitest';
import { lastSlot, type WeeklyTime } from './weekly-slot';

const monday: WeeklyTime = { weekday: 'monday', hour: 9 };
const slotAt = (now: string, time = monday) => lastSlot(new Date(now), time);

test('the week begins at its hour in Paris, not a minute sooner', () => {
  expect(slotAt('2026-11-30T07:59:59Z')).toEqual({ day: '2026-11-23', hoursAgo: 7 * 24 - 1 });
  expect(slotAt('2026-11-30T08:00:00Z')).toEqual({ day: '2026-11-30', hoursAgo: 0 });
  expect(slotAt('2026-11-30T08:59:59Z')).toEqual({ day: '2026-11-30', hoursAgo: 0 });
  expect(slotAt('2026-12-02T08:00:00Z')).toEqual({ day: '2026-11-30', hoursAgo: 48 });
});

test('the hour stays the same in summer and in winter', () => {
  // The clock is set back on 25 October 2026 and forward on 28 March 2027.
  expect(slotAt('2026-10-19T07:00:00Z')).toEqual({ day: '2026-10-19', hoursAgo: 0 });
  expect(slotAt('2026-10-26T07:59:59Z')).toEqual({ day: '2026-10-19', hoursAgo: 7 * 24 - 1 });
  expect(slotAt('2026-10-26T08:00:00Z')).toEqual({ day: '2026-10-26', hoursAgo: 0 });
  expect(slotAt('2027-03-29T07:00:00Z')).toEqual({ day: '2027-03-29', hoursAgo: 0 });
});

test('an hour that a day has twice comes once, and one that it does not have comes with the next', () => {
  const night: WeeklyTime = { weekday: 'sunday', hour: 2 };
  // Two o'clock in summer time, then an hour later two o'clock in winter time.
  for (const now of ['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z', '2026-10-25T01:59:59Z'])
    expect(slotAt(now, night)).toEqual({ day: '2026-10-25', hoursAgo: 0 });
  expect(slotAt('2027-03-28T00:59:59Z', night).day).toBe('2027-03-21');
  // The clock goes from 1:59 to 3:00.
  expect(slotAt('2027-03-28T01:00:00Z', night)).toEqual({ day: '2027-03-28', hoursAgo: 1 });
});

test('the day is the one of Paris around midnight and around the year', () => {
  const early: WeeklyTime = { weekday: 'friday', hour: 0 };
  expect(slotAt('2026-12-31T22:59:59Z', early).day).toBe('2026-12-25');
  expect(slotAt('2026-12-31T23:00:00Z', early)).toEqual({ day: '2027-01-01', hoursAgo: 0 });
});
