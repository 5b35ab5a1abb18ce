import { type Workday, workdays } from '../childcare/workdays.ts';

/** The halves of a day, in their order. */
export const dayHalves = ['morning', 'afternoon'] as const;
export type DayHalf = (typeof dayHalves)[number];

/** Half days of a week as bits: Monday morning is 1, Monday afternoon 2, Friday afternoon 512. */
export type HalfDays = number;

const halfDayCount = workdays.length * dayHalves.length;
/** Every half day from Monday to Friday. */
export const wholeWeek: HalfDays = 2 ** halfDayCount - 1;

const pattern = new RegExp(`^[01]{${halfDayCount}}$`);

/** The half days of a text such as `1111001100`, from Monday morning to Friday afternoon; null where it is none. */
export function readHalfDays(text: string): HalfDays | null {
  if (!pattern.test(text)) return null;
  return [...text].reduce((bits, digit, index) => (digit === '1' ? bits | (1 << index) : bits), 0);
}

/** Half days as the CMS keeps them: `1111001100`. */
export function writeHalfDays(days: HalfDays): string {
  return Array.from({ length: halfDayCount }, (_, index) => (days & (1 << index) ? '1' : '0')).join('');
}

/** The bit of one half day. */
export function halfDayBit(day: Workday, half: DayHalf): HalfDays {
  return 1 << (workdays.indexOf(day) * dayHalves.length + dayHalves.indexOf(half));
}

/** How many half days there are. */
export function countHalfDays(days: HalfDays): number {
  let count = 0;
  // Each step takes the lowest bit away.
  for (let left = days & wholeWeek; left !== 0; left &= left - 1) count += 1;
  return count;
}
