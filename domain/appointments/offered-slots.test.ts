import { expect, test } from 'vitest';
import { toWeekHours } from '../childcare/opening-hours.ts';
import { offeredSlots } from './offered-slots.ts';

const hours = toWeekHours([
  { weekday: 'tuesday', opens: '10:00', closes: '11:15' },
  { weekday: 'friday', opens: '14:00', closes: '14:30' },
]);

/** A Friday. */
const today = '2026-11-27';

test('half hours that end before the team does are offered for three weeks, from the first day that leaves it time', () => {
  expect(offeredSlots({ hours, leadDays: 2, closedDays: [] }, today)).toEqual([
    ...['2026-12-01T10:00', '2026-12-01T10:30', '2026-12-04T14:00'],
    ...['2026-12-08T10:00', '2026-12-08T10:30', '2026-12-11T14:00'],
    ...['2026-12-15T10:00', '2026-12-15T10:30', '2026-12-18T14:00'],
  ]);
});

test('public holidays and days the team is closed on are left out', () => {
  const closedDays = ['2026-12-29', '2027-01-05'];
  expect(offeredSlots({ hours, leadDays: 1, closedDays }, '2026-12-23')).toEqual([
    ...['2027-01-08T14:00', '2027-01-12T10:00', '2027-01-12T10:30'],
  ]);
});

test('a lead of no day, or of fewer, is one day: nobody comes unannounced', () => {
  for (const leadDays of [0, -5]) expect(offeredSlots({ hours, leadDays, closedDays: [] }, '2026-11-30')[0]).toBe('2026-12-01T10:00');
});

test('a team that says no hours offers nothing, and a long list ends', () => {
  expect(offeredSlots({ hours: null, leadDays: 1, closedDays: [] }, today)).toEqual([]);
  const long = toWeekHours([{ weekday: 'monday', opens: '00:00', closes: '00:00' }]);
  expect(offeredSlots({ hours: long, leadDays: 1, closedDays: [] }, today)).toHaveLength(40);
});
