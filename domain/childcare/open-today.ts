import { keysOf } from '../keys-of.ts';
import type { Slot, WeekHours } from './opening-hours.ts';
import { isPublicHoliday } from './public-holidays.ts';
import type { Weekday } from './weekdays.ts';

/** What the clocks show in a time zone at a moment. */
function localTime(now: number, timeZone: string): { date: string; weekday: string; minutes: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: String(parts.weekday).toLowerCase(),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

export type Today =
  | { state: 'unknown' }
  | { state: 'closed'; weekday: Weekday }
  /** A day it would be open, but for a public holiday. */
  | { state: 'holiday'; weekday: Weekday }
  | { state: 'open'; weekday: Weekday; slots: Slot[]; isOpenNow: boolean };

/** Whether a nursery is open on the day of a moment (milliseconds since 1970) by its own calendar and clocks. */
export function todayOf(hours: WeekHours | null, place: { timeZone: string; department: string | null }, now: number): Today {
  if (!hours) return { state: 'unknown' };
  const { date, weekday: name, minutes } = localTime(now, place.timeZone);
  // Of the days that the hours are told for: the browser loads no list of days for it.
  const weekday = keysOf(hours).find((day) => day === name);
  const slots = weekday && hours[weekday];
  if (!slots) return { state: 'unknown' };
  if (slots.length === 0) return { state: 'closed', weekday };
  if (isPublicHoliday(date, place.department)) return { state: 'holiday', weekday };
  return { state: 'open', weekday, slots, isOpenNow: slots.some(({ opens, closes }) => opens <= minutes && minutes < closes) };
}
