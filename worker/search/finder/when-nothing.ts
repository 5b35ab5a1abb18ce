import { needOf } from '../../../domain/nursery-places/matching/care-need.ts';
import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import { isEmpty, noCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import type { Database } from '../database.ts';
import type { Relaxed } from '../found-nursery.ts';
import { farNearest } from './far-nearest.ts';
import { filterKeys, leavesOut } from './filters/filters.ts';
import type { Question } from './matching-sql.ts';
import type { Candidate } from './order-candidates.ts';
import { type ListExtent, readCandidates } from './read-candidates.ts';
import { scopeOf } from './search-scope.ts';

type EmptySearch = Question & Omit<ListExtent, 'scope' | 'first' | 'columns'>;

const mostRelaxed = 3;
/** How far is looked for the nearest before it is far, step by step. */
const nearKilometres = [30, 80];

/** The filters of a search that finds nothing, each with what would be found without it: the most first. Of a crowd the nearest tell. */
export async function relaxedSearches(database: Database, reading: EmptySearch): Promise<Relaxed[]> {
  const { criteria } = reading;
  const keys = filterKeys.filter((key) => !isEmpty(key, criteria) && (criteria.onlyFitting || leavesOut(key)));
  const relaxed = await Promise.all(
    keys.map(async (key) => {
      const without: Criteria = { ...criteria, [key]: noCriteria[key], page: 1 };
      const scope = scopeOf(without, reading.where);
      const list =
        scope &&
        (await readCandidates(database, {
          ...reading,
          criteria: without,
          need: needOf(without, reading.today),
          scope,
          first: 1,
          isBounded: true,
        }));
      return { key, total: list?.total ?? 0, isMore: list?.isMore ?? false };
    }),
  );
  return relaxed
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, mostRelaxed);
}

/** The nearest that meets all other criteria, however far; null where the search is no circle, or where none is among what may be read. */
export async function nearestFound(database: Database, reading: EmptySearch): Promise<Candidate | null> {
  const { criteria, where } = reading;
  if (criteria.selection.length || criteria.zone || where.area) return null;
  for (const radius of nearKilometres.filter((kilometres) => kilometres > criteria.radius)) {
    const scope = scopeOf({ ...criteria, radius }, where);
    const list = scope && (await readCandidates(database, { ...reading, scope, first: 1, isBounded: true }));
    const [first] = list?.rows ?? [];
    if (first) return first;
    // One of those that were not read may be nearer than any beyond.
    if (list?.isMore) return null;
  }
  return farNearest(database, reading);
}
