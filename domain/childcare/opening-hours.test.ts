import { expect, test } from 'vitest';
import { timeZoneOf } from './department.ts';
import { todayOf } from './open-today.ts';
import { type RawSlot, toWeekHours } from './opening-hours.ts';
import { weekdays } from './weekdays.ts';

const weekdaySlots = (opens: string, closes: string): RawSlot[] => weekdays.slice(0, 5).map((weekday) => ({ weekday, opens, closes }));
const hours = toWeekHours(weekdaySlots('07:30', '18:30'));
const at = (moment: string, department = '44', week = hours) =>
  todayOf(week, { timeZone: timeZoneOf(department), department }, Date.parse(moment));

test('split hours are kept in order, and slots that touch or repeat are joined', () => {
  const week = toWeekHours([
    { weekday: 'monday', opens: '13:30', closes: '18:00' },
    { weekday: 'monday', opens: '08:00', closes: '12:00' },
    { weekday: 'tuesday', opens: '08:00', closes: '12:00' },
    { weekday: 'tuesday', opens: '12:00', closes: '18:00' },
    { weekday: 'tuesday', opens: '08:00', closes: '12:00' },
    { weekday: 'friday', opens: '18:00', closes: '00:00' },
  ]);
  expect(week?.monday).toEqual([
    { opens: 480, closes: 720 },
    { opens: 810, closes: 1080 },
  ]);
  expect(week?.tuesday).toEqual([{ opens: 480, closes: 1080 }]);
  expect(week?.friday).toEqual([{ opens: 1080, closes: 1440 }]);
  expect(week?.sunday).toEqual([]);
  expect(at('2026-11-23T11:30:00Z', '44', week)).toMatchObject({ state: 'open', isOpenNow: false });
  expect(at('2026-11-23T12:30:00Z', '44', week)).toMatchObject({ state: 'open', isOpenNow: true });
});

test('a day that cannot be read is unknown, not closed; a week without any slot is unknown', () => {
  const week = toWeekHours([
    { weekday: 'monday', opens: '8h', closes: '18h' },
    { weekday: 'tuesday', opens: '18:00', closes: '08:00' },
    { weekday: 'wednesday', opens: '08:00:00.000', closes: '18:00' },
    { weekday: 'lundi', opens: '08:00', closes: '18:00' },
  ]);
  expect([week?.monday, week?.tuesday, week?.thursday]).toEqual([null, null, []]);
  expect(week?.wednesday).toEqual([{ opens: 480, closes: 1080 }]);
  expect(at('2026-11-23T10:00:00Z', '44', week)).toEqual({ state: 'unknown' });
  for (const raw of [[], [{ weekday: 'monday', opens: '', closes: '' }]]) expect(toWeekHours(raw)).toBeNull();
  expect(at('2026-11-23T10:00:00Z', '44', null)).toEqual({ state: 'unknown' });
});

test('opening and closing minutes are exact', () => {
  expect(at('2026-11-23T06:29:59Z')).toMatchObject({ state: 'open', isOpenNow: false });
  expect(at('2026-11-23T06:30:00Z')).toMatchObject({ isOpenNow: true });
  expect(at('2026-11-23T17:29:59Z')).toMatchObject({ isOpenNow: true });
  expect(at('2026-11-23T17:30:00Z')).toMatchObject({ isOpenNow: false });
});

test('the clocks of Paris count on both sides of the changes of time', () => {
  expect(at('2026-03-27T06:45:00Z')).toMatchObject({ weekday: 'friday', isOpenNow: true });
  expect(at('2026-03-30T05:45:00Z')).toMatchObject({ weekday: 'monday', isOpenNow: true });
  expect(at('2026-10-23T05:45:00Z')).toMatchObject({ weekday: 'friday', isOpenNow: true });
  expect(at('2026-10-26T05:45:00Z')).toMatchObject({ weekday: 'monday', isOpenNow: false });
  expect(at('2026-03-29T01:30:00Z')).toEqual({ state: 'closed', weekday: 'sunday' });
});

test('the day changes at midnight of the nursery, not of the reader or of UTC', () => {
  expect(at('2026-11-22T22:59:00Z')).toMatchObject({ state: 'closed', weekday: 'sunday' });
  expect(at('2026-11-22T23:00:00Z')).toMatchObject({ state: 'open', weekday: 'monday', isOpenNow: false });
});

test('overseas has its own day and hour', () => {
  const moment = '2026-11-22T21:30:00Z';
  expect(at(moment, '974')).toMatchObject({ state: 'open', weekday: 'monday' });
  expect(at(moment, '988')).toMatchObject({ weekday: 'monday', isOpenNow: true });
  expect(at('2026-11-24T01:00:00Z', '987')).toMatchObject({ weekday: 'monday', isOpenNow: true });
  expect(at('2026-11-23T12:00:00Z', '971')).toMatchObject({ weekday: 'monday', isOpenNow: true });
});

test('a public holiday is neither open nor simply closed', () => {
  expect(at('2026-12-25T10:00:00Z')).toEqual({ state: 'holiday', weekday: 'friday' });
  expect(at('2027-05-01T10:00:00Z')).toEqual({ state: 'closed', weekday: 'saturday' });
});
