import { addMonths, type PlainDate } from '../forms/fields/plain-date.ts';
import type { ProposalState } from './proposal-states.ts';
import { holdsPlace } from './proposal-states.ts';

/** So many places that a nursery has told, between two days. */
export interface ToldPlaces {
  count: number;
  availableFrom: PlainDate | null;
  availableUntil: PlainDate | null;
}

/** A place of that nursery that is proposed, promised or taken, from a day on. */
export interface HeldPlace {
  state: ProposalState;
  startDate: PlainDate | null;
  entryOn: PlainDate | null;
  exitOn: PlainDate | null;
}

/** How the places of a nursery are taken in one month, as far as this team knows. */
export interface MonthOfPlaces {
  /** Its first day. */
  month: PlainDate;
  places: number;
  /** Children with a contract. */
  occupied: number;
  /** Proposals that were sent, until they are signed. */
  planned: number;
  drafted: number;
  free: number;
}

const firstOfMonth = (day: PlainDate) => `${day.slice(0, 7)}-01`;

function partOf(state: ProposalState): 'occupied' | 'planned' | 'drafted' {
  if (state === 'signed') return 'occupied';
  return state === 'draft' ? 'drafted' : 'planned';
}

/** The places of a nursery month by month, from the month of a day on: what covers any day of a month counts in it. */
export function occupancyByMonth(
  { reports, held }: { reports: readonly ToldPlaces[]; held: readonly HeldPlace[] },
  { from, months }: { from: PlainDate; months: number },
): MonthOfPlaces[] {
  const covers = (month: PlainDate, first: PlainDate | null, last: PlainDate | null) =>
    (first === null || first < addMonths(month, 1)) && (last === null || last >= month);
  return Array.from({ length: months }, (_, index) => {
    const month = addMonths(firstOfMonth(from), index);
    const places = reports
      .filter(({ availableFrom, availableUntil }) => covers(month, availableFrom, availableUntil))
      .reduce((total, { count }) => total + count, 0);
    const taken = { occupied: 0, planned: 0, drafted: 0 };
    for (const { state, entryOn, startDate, exitOn } of held) {
      if (holdsPlace(state) && covers(month, entryOn ?? startDate, exitOn)) taken[partOf(state)] += 1;
    }
    return { month, places, ...taken, free: Math.max(0, places - taken.occupied - taken.planned - taken.drafted) };
  });
}
