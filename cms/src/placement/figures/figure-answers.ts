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

/** The figures of the last months, of all of them together, and of the places that nurseries have announced. */
export interface MonthsAnswer {
  months: MonthFigures[];
  whole: { daysToProposal: number | null; daysToEntry: number | null };
  places: { confirmed: number; aging: number; stale: number; months: { month: string; count: number }[] };
}
