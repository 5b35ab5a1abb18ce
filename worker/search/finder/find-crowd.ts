import { mostCounted } from '../../../domain/most-counted.ts';
import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import type { Database, Statement } from '../database.ts';
import { fragment, prepare } from '../fragment.ts';
import { filtersOf } from './filters.ts';
import { matchingSql, positionedSql } from './matching-sql.ts';
import type { Nearest, Part, Scope, Where } from './search-scope.ts';

/** What is asked of the database. */
export interface Question {
  criteria: Criteria;
  where: Where;
  /** Milliseconds since 1970: old news of free places is left out. */
  now: number;
}

/** A crowd: how many there are, and where to read so that no more is read than a page needs. */
interface Crowd {
  /** One more than `mostCounted` where there are more than that. */
  total: number;
  /** A part of the scope that surely holds the first so many of the list. */
  firstOf(count: number): Part;
}

/** Each ring around the middle holds about half of what the next one holds. */
const ringRatio = 0.7;
const mostRings = 10;

/** Looks whether there are so many in a scope that not all can be read for the first so many of the list; null where they can. */
export async function findCrowd(database: Database, question: Question & { scope: Scope }, first: number): Promise<Crowd | null> {
  const { scope, criteria, now } = question;
  const { nearest } = scope;
  const totalsOf = async (parts: Part[], most: number) => {
    const results = await database.batch<{ total: number }>(
      parts.map((part) => countStatement(database, { ...question, scope: part }, most)),
    );
    return results.map((result) => result.results[0]?.total ?? 0);
  };
  if (scope.first) {
    const [total = 0] = await totalsOf([scope], mostCounted + 1);
    const filters = filtersOf(criteria, now);
    return { total, firstOf: (count) => scope.first?.(filters, count) ?? scope };
  }
  if (!nearest) return null;
  const [total = 0] = await totalsOf([nearest.within(nearest.most)], mostCounted + 1);
  if (total <= mostCounted) return null;
  const rings = ringsOf(nearest);
  const totals = await totalsOf(rings, Math.min(first, mostCounted));
  return { total, firstOf: (count) => rings[totals.findLastIndex((some) => some >= count)] ?? scope };
}

/** Counts a part, up to a number. */
export function countStatement(database: Database, question: Question & { scope: Part }, most: number): Statement {
  const { scope, criteria, now } = question;
  const isInIndex = scope.hasPosition && !filtersOf(criteria, now).length;
  return prepare(
    database,
    fragment('SELECT count(*) AS total FROM (SELECT 1 FROM ('),
    isInIndex ? positionedSql(question) : matchingSql(question),
    fragment(') LIMIT ?)', most),
  );
}

/** Parts of a scope, each smaller than the one before. The list compares distances as they are shown, to 100 m: what is shown alike is never cut. */
function ringsOf({ least, most, within }: Nearest): Part[] {
  return Array.from({ length: mostRings }, (_, index) => {
    const kilometres = least + (most - least) * ringRatio ** (index + 1);
    return within(Math.floor(kilometres * 10) / 10 + 0.05);
  });
}
