import { addDays, addMonths, type PlainDate } from '../../forms/fields/plain-date.ts';

/** A month as `YYYY-MM`; compares as text. */
export type PlainMonth = string;

/** A first and a last day, both inclusive; a last day that is not known is null. */
export interface DaySpan {
  from: PlainDate;
  until: PlainDate | null;
}

/** Ages in completed months, both inclusive; negative before birth. */
export interface AgeSpan {
  youngest: number;
  oldest: number;
}

/** The months a child has completed on a day; negative before its birth. A month from the 31st is complete on the last day of a shorter one. */
export function completedMonths(birth: PlainDate, day: PlainDate): number {
  const whole = monthNumber(day) - monthNumber(birth);
  return addMonths(birth, whole) <= day ? whole : whole - 1;
}

/** The days of a month, or of a single day. */
export function daysOf(when: PlainMonth | PlainDate): { from: PlainDate; until: PlainDate } {
  if (when.length > 7) return { from: when, until: when };
  const from = `${when}-01`;
  return { from, until: addDays(addMonths(from, 1), -1) };
}

/** The ages a child born in a month (or on a day) may have at a start in a month (or on a day). */
export function agesAtStart(birth: PlainMonth | PlainDate, start: PlainMonth | PlainDate): AgeSpan {
  const born = daysOf(birth);
  const begins = daysOf(start);
  return { youngest: completedMonths(born.until, begins.from), oldest: completedMonths(born.from, begins.until) };
}

/** A month so many months later, or earlier. */
export function monthAfter(month: PlainMonth, months: number): PlainMonth {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

function monthNumber(date: PlainDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
