import type { Workday } from '../../childcare/workdays.ts';
import { dayHalves, type HalfDays, halfDayBit } from '../half-days.ts';

/** The part of each day a child is to be cared for. */
export const dayParts = ['day', ...dayHalves] as const;
export type DayPart = (typeof dayParts)[number];

/** The same part of some days. */
export function halfDaysOf(days: readonly Workday[], part: DayPart = 'day'): HalfDays {
  const halves = part === 'day' ? dayHalves : [part];
  return days.flatMap((day) => halves.map((half) => halfDayBit(day, half))).reduce((bits, bit) => bits | bit, 0);
}
