import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import { type Fragment, fragment, join } from '../fragment.ts';
import { distanceSql } from './distance-sql.ts';
import { filtersOf } from './filters/filters.ts';
import type { Part, Where } from './search-scope.ts';

/** What is asked of the database. */
export interface Question {
  criteria: Criteria;
  where: Where;
  /** Milliseconds since 1970: old news of free places is left out. */
  now: number;
}

type Matching = Question & { scope: Part };

/** Every nursery of a part that meets criteria, with what decides its place in the list, and with more columns of `nurseries`. */
export function candidatesSql({ criteria, where: { home, work }, scope, now }: Matching, columns = ''): Fragment {
  const filters = filtersOf(criteria, now);
  return join(
    [
      fragment(`SELECT * FROM (SELECT n.number, n.slug, n.commune, n.postal_code, n.latitude, n.vacancy_rank, n.sort_name, ${columns}`),
      distancesSql({ home, work }),
      fragment('FROM ('),
      scope.candidates,
      fragment(') AS candidates CROSS JOIN nurseries AS n ON n.number = candidates.number'),
      ...(filters.length ? [fragment('WHERE'), join(filters, ' AND ')] : []),
      fragment(') WHERE'),
      scope.condition,
    ],
    ' ',
  );
}

/** How many there are in a part, up to a number. */
export function countSql(matching: Matching, most: number): Fragment {
  const isInIndex = matching.scope.hasPosition && !filtersOf(matching.criteria, matching.now).length;
  return join(
    [
      fragment('SELECT count(*) AS total FROM (SELECT 1 FROM ('),
      isInIndex ? positionedSql(matching) : candidatesSql(matching),
      fragment(') LIMIT ?)', most),
    ],
    ' ',
  );
}

/** The same without filters and without what they are sorted by: the index of positions has it all, and no row is read. */
function positionedSql({ where: { home, work }, scope }: Matching): Fragment {
  return join(
    [
      fragment('SELECT * FROM (SELECT number,'),
      distancesSql({ home, work }),
      fragment('FROM ('),
      scope.candidates,
      fragment(') AS n) WHERE'),
      scope.condition,
    ],
    ' ',
  );
}

function distancesSql({ home, work }: Pick<Where, 'home' | 'work'>): Fragment {
  const missing = fragment('NULL');
  return join(
    [
      home ? distanceSql(home.position) : missing,
      fragment('AS home_km,'),
      work ? distanceSql(work.position) : missing,
      fragment('AS work_km'),
    ],
    ' ',
  );
}
