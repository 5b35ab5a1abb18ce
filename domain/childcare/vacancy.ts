import { dayMilliseconds } from '../durations.ts';

/** Days after which what a nursery said of its free places is old. */
export const vacancyFreshDays = 60;

/**
 * What is known of the free places: four states that are never mixed up (requirement R3.3). `date` is the plain date of the
 * information. `unknown` is « not yet known »: nobody has asked; `not-communicated`: the nursery does not say.
 */
export type Vacancy =
  | { state: 'available'; count: number; date: string | null }
  | { state: 'full'; date: string | null }
  | { state: 'not-communicated'; date: string | null }
  | { state: 'unknown' };

export interface RawVacancy {
  state: string | null | undefined;
  count: number | null | undefined;
  date: string | null;
}

/** A number of 0 is « full »; a number that is missing or impossible is unknown, never 0. */
export function toVacancy({ state, count, date }: RawVacancy): Vacancy {
  if (state === 'full' || (state === 'number' && count === 0)) return { state: 'full', date };
  if (state === 'not_communicated') return { state: 'not-communicated', date };
  if (state === 'number' && typeof count === 'number' && Number.isInteger(count) && count > 0) return { state: 'available', count, date };
  return { state: 'unknown' };
}

/** True where the information is too old to be told as a fact, or has no date. Both are plain dates. */
export function isVacancyOld(vacancy: Vacancy, today: string): boolean {
  if (vacancy.state === 'unknown') return false;
  if (vacancy.date === null) return true;
  return (Date.parse(today) - Date.parse(vacancy.date)) / dayMilliseconds > vacancyFreshDays;
}
