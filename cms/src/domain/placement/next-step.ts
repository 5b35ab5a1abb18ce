import { type PlainDate, todayInParis } from '../forms/fields/plain-date.ts';
import type { RequestState } from './request-states.ts';
import { addWorkingDays } from './working-days.ts';

/** Working days within which the next step is taken, by state; a request that has ended has none. */
const workingDays: Readonly<Record<RequestState, number | null>> = {
  received: 2,
  qualified: 2,
  employer_contacted: 10,
  employer_agreed: 2,
  searching: 5,
  place_proposed: 5,
  family_agreed: 3,
  nursery_agreed: 5,
  contract_signed: 5,
  entered: null,
  closed: null,
};

/** The day by which the next step is taken where nobody has named another: a family is told it. */
export function nextStepOn(state: RequestState, today: PlainDate): PlainDate | null {
  const days = workingDays[state];
  return days === null ? null : addWorkingDays(today, days);
}

/** A day that has passed is not promised any more. */
export function toCome(day: PlainDate | null, now: number): PlainDate | null {
  return day !== null && day >= todayInParis(now) ? day : null;
}
