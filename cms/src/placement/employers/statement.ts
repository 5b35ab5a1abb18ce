import { dayInFrench } from '../../day-in-french';
import type { Cell } from '../files/csv';

/** A child's stay on a place that an employer pays, as far as the statement tells it: no name is in it. */
export interface Stay {
  reference: string | null;
  nurseryName: string | null;
  /** The day the child was or will be born. */
  bornOn: string | null;
  entryOn: string | null;
  exitOn: string | null;
  invoices: readonly { year: number; amount: number }[];
}

/** The columns of a statement. */
export const statementHeadings = [
  'Dossier',
  'Crèche',
  'Début dans l’année',
  'Fin dans l’année',
  'Âge au début (mois)',
  'Facturé dans l’année (€)',
];

/** Completed months between two days. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [lastYear = 0, lastMonth = 0, lastDay = 0] = to.split('-').map(Number);
  return (lastYear - year) * 12 + lastMonth - month - (lastDay < day ? 1 : 0);
}

/** What an employer's year was made of, stay by stay: the evidence beside form 2069-FA. What is not invoiced yet is left blank. */
export function statementRows(stays: readonly Stay[], year: number): Cell[][] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const rows = stays
    .filter(({ entryOn, exitOn }) => entryOn !== null && entryOn <= last && (exitOn === null || exitOn >= first))
    .map(({ reference, nurseryName, bornOn, entryOn, exitOn, invoices }) => {
      const from = entryOn !== null && entryOn > first ? entryOn : first;
      const to = exitOn !== null && exitOn < last ? exitOn : last;
      const ofYear = invoices.filter((invoice) => invoice.year === year);
      const amount = ofYear.length > 0 ? sum(ofYear.map((invoice) => Number(invoice.amount))) : null;
      return [reference, nurseryName, dayInFrench(from), dayInFrench(to), bornOn ? monthsBetween(bornOn, from) : null, amount];
    });
  const total = sum(rows.map((row) => Number(row[5] ?? 0)));
  return [...rows, ['Total', null, null, null, null, total]];
}

/** Sums of euros, without the dust of binary fractions. */
function sum(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount * 100, 0)) / 100;
}
