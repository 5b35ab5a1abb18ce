import type { Workday } from '../../childcare/workdays.ts';
import type { PlainDate } from '../../forms/fields/plain-date.ts';
import type { HalfDays } from '../half-days.ts';
import { type AgeSpan, agesAtStart, type DaySpan, daysOf, monthAfter, type PlainMonth } from './age-at-start.ts';
import { type DayPart, halfDaysOf } from './day-parts.ts';

/** What a family says it looks for; whatever it leaves out restricts nothing. */
export interface CareWish {
  /** The month in which the child was or will be born. */
  birth: PlainMonth | null;
  start: PlainMonth | null;
  days: readonly Workday[];
  dayPart: DayPart;
  /** Minutes since midnight. */
  arrives: number | null;
  leaves: number | null;
}

/** What a place must offer. */
export interface CareNeed {
  /** Null where no birth was told. */
  ages: AgeSpan | null;
  /** The child begins on one of these days. */
  start: DaySpan;
  /** None where any will do. */
  days: HalfDays;
  arrives: number | null;
  leaves: number | null;
}

/** Nurseries take hardly any child earlier: the leave after a birth lasts ten weeks, told in months. */
const firstMonths = 3;

/** The month a child begins in where none is told: this one, or the third after a birth that is later than that. */
export function supposedStart(birth: PlainMonth, today: PlainDate): PlainMonth {
  const earliest = monthAfter(birth, firstMonths);
  const now = today.slice(0, 7);
  if (earliest > now) return earliest;
  return now;
}

/** What a place must offer to a family; null where the family has told nothing that could decide. */
export function needOf({ birth, start, days, dayPart, arrives, leaves }: CareWish, today: PlainDate): CareNeed | null {
  if (!birth && !start && !days.length && arrives === null && leaves === null) return null;
  const month = start ?? (birth && supposedStart(birth, today));
  const startDays = month ? daysOf(month) : null;
  return {
    ages: birth && month ? agesAtStart(birth, month) : null,
    // Nobody begins before today; without a month, any later day will do.
    start: { from: startDays && startDays.from > today ? startDays.from : today, until: startDays?.until ?? null },
    days: halfDaysOf(days, dayPart),
    arrives,
    leaves,
  };
}
