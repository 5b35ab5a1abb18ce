import { type Fragment, fragment, join } from '../fragment.ts';
import { fitColumns, type Offer } from './fit-candidates.ts';
import { candidatesSql, keySql, type Matching } from './matching-sql.ts';
import type { Candidate } from './order-candidates.ts';

/** A value of D1 holds up to 2 MB; each of these takes some hundred bytes. */
export const mostPacked = 2000;

/** Candidates in one row. */
export interface PackedRow {
  list: string;
  offers: string | null;
}

/**
 * Candidates in one row, with what decides their places in a list, and whether they fit where a place is needed. The database makes an object with
 * names of each row, and writes it as JSON: of hundreds of candidates that is most of what they cost.
 */
export function packedSql(matching: Matching, { most, hasNeed }: { most: number; hasNeed: boolean }): Fragment {
  const offers = hasNeed ? `'[' || group_concat(coalesce(offers, '[]')) || ']'` : 'NULL';
  return join(
    [
      fragment(
        `SELECT json_group_array(json_array(number, ${keySql(matching)}, vacancy_rank, sort_name)) AS list, ${offers} AS offers FROM (`,
      ),
      candidatesSql(matching, hasNeed ? [fitColumns] : []),
      fragment('LIMIT ?)', most),
    ],
    ' ',
  );
}

/** The candidates of such a row. */
export function unpack({ list, offers }: PackedRow): Candidate[] {
  const offersOf: (readonly Offer[])[] = JSON.parse(offers ?? '[]');
  const rows: [number: number, key: number | null, vacancyRank: number, sortName: string][] = JSON.parse(list);
  return rows.map(([number, key, vacancyRank, sortName], index) => ({
    number,
    key,
    vacancy_rank: vacancyRank,
    sort_name: sortName,
    offers: offersOf[index],
  }));
}
