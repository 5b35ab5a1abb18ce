/** What happened in a month; medians in days, null where there was no case. */
export interface MonthFigures {
  month: string;
  received: number;
  daysToProposal: number | null;
  proposed: number;
  daysToEntry: number | null;
  entered: number;
  accepted: number;
  declined: number;
}

/** Announcements of places at the end of a month, or at the last count of the present one; null where nobody counted. */
export interface StaleMonth {
  month: string;
  on: string | null;
  places: number | null;
  stale: number | null;
}

/** The last months, the first that was ever counted, and the departments that can be asked for. */
export interface StaleAnswer {
  months: StaleMonth[];
  since: string | null;
  zones: { code: string; name: string }[];
}

/** The figures of the last months, of all of them together, and of the places that nurseries have announced. */
export interface MonthsAnswer {
  months: MonthFigures[];
  whole: { daysToProposal: number | null; daysToEntry: number | null };
  places: { confirmed: number; aging: number; stale: number };
}
