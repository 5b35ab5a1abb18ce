import type { PlainDate } from '../../../domain/forms/fields/plain-date.ts';
import type { CareNeed } from '../../../domain/nursery-places/matching/care-need.ts';
import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import { type FitRow, fitsOn } from './fit-candidates.ts';

/** A nursery that meets criteria, with what decides its place in the list. */
export interface Candidate extends FitRow {
  number: number;
  /** Of a selection alone, which has an order of its own. */
  slug?: string;
  /** Absent of those that came packed. */
  home_km?: number | null;
  work_km?: number | null;
  /** The distance the list compares, of those that came packed. */
  key?: number | null;
  vacancy_rank: number;
  sort_name: string;
}

interface Ordering {
  criteria: Criteria;
  need: CareNeed | null;
  today: PlainDate;
}

/**
 * Whoever has a place that fits comes first, in a selection whatever was put first. Then distances are compared as they are shown, to
 * 100 m; then whoever has free places comes first, then the name decides.
 */
export function inOrder<Row extends Candidate>(
  { criteria, need, today }: Ordering,
  rows: readonly Row[],
): { rows: Row[]; fitting: number | null } {
  const keyOf = keysFor(criteria);
  const fits = need ? fitsOn(need, today) : () => false;
  const judged = rows.map((row) => ({ row, key: keyOf(row), fits: fits(row) }));
  const isRanked = need !== null && !criteria.selection.length;
  const candidates = need && criteria.onlyFitting ? judged.filter(({ fits }) => fits) : judged;
  const sorted = candidates.sort(
    (one, other) =>
      (isRanked ? Number(other.fits) - Number(one.fits) : 0) ||
      one.key - other.key ||
      one.row.vacancy_rank - other.row.vacancy_rank ||
      compare(one.row.sort_name, other.row.sort_name) ||
      one.row.number - other.row.number,
  );
  return { rows: sorted.map(({ row }) => row), fitting: need ? judged.filter(({ fits }) => fits).length : null };
}

/** What comes before the rest: the order of a selection, else the distance; whoever stands nowhere comes last. */
function keysFor({ selection, order }: Criteria): (row: Candidate) => number {
  if (selection.length) return ({ slug = '' }) => selection.indexOf(slug);
  return ({ key, home_km: home = null, work_km: work = null }) => {
    if (key !== undefined) return key ?? Number.MAX_SAFE_INTEGER;
    if (home === null && work === null) return Number.MAX_SAFE_INTEGER;
    const both =
      order === 'detour' ? (home ?? 0) + (work ?? 0) : Math.min(home ?? Number.POSITIVE_INFINITY, work ?? Number.POSITIVE_INFINITY);
    return Math.round(both * 10);
  };
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
