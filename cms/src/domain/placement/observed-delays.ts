import type { PlainDate } from '../forms/fields/plain-date.ts';

/** With fewer cases a range could be read as what happened to one family. */
export const leastCases = 10;

/** Where the cases come from: the commune itself, or its department where the commune has too few. */
export const delayZones = ['commune', 'department'] as const;
export type DelayZone = (typeof delayZones)[number];

/** How long families of a zone have waited for the proposal of a place: the middle half of them. */
export interface ObservedDelay {
  zone: DelayZone;
  /** First and third quartile, in whole days from the request to its first proposal. */
  fromDays: number;
  toDays: number;
  cases: number;
  /** The day these figures were worked out. */
  on: PlainDate;
}

/** A range as it is told: in days where it is short, else in whole weeks, so that no single case can be read from it. */
export interface ToldRange {
  unit: 'days' | 'weeks';
  from: number;
  to: number;
}

const shortDays = 14;

/** The range of a delay, or null where there are too few cases to tell any. */
export function toldRange({ fromDays, toDays, cases }: Pick<ObservedDelay, 'fromDays' | 'toDays' | 'cases'>): ToldRange | null {
  if (cases < leastCases || fromDays < 0 || toDays < fromDays) return null;
  if (toDays < shortDays) return { unit: 'days', from: Math.max(1, fromDays), to: Math.max(1, toDays) };
  return { unit: 'weeks', from: Math.max(1, Math.floor(fromDays / 7)), to: Math.ceil(toDays / 7) };
}
