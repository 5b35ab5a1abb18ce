import { workdays } from './workdays.ts';

/** Every day of the week, from Monday on. */
export const weekdays = [...workdays, 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** The weekday of a day such as `2026-12-01`. */
export function weekdayOf(day: string): Weekday {
  // Sunday is 0 to JavaScript, and the last day of the week here.
  return weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'sunday';
}
