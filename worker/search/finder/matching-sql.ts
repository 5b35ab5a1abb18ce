import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import { type Fragment, fragment, join } from '../fragment.ts';
import { distanceSql } from './distance-sql.ts';
import { filtersOf } from './filters.ts';
import type { Part, Where } from './search-scope.ts';

interface Matching {
  criteria: Criteria;
  where: Where;
  scope: Part;
  /** Milliseconds since 1970. */
  now: number;
}

/** Every nursery that meets criteria: `number`, `home_km`, `work_km` and what they are sorted by. */
export function matchingSql({ criteria, where: { home, work }, scope, now }: Matching): Fragment {
  const filters = filtersOf(criteria, now);
  return join(
    [
      fragment('SELECT * FROM (SELECT n.number, n.slug, n.commune, n.postal_code, n.latitude, n.vacancy_rank, n.sort_name,'),
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

/** The same without filters and without what they are sorted by: the index of positions has it all, and no row is read. */
export function positionedSql({ where: { home, work }, scope }: Matching): Fragment {
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

/** The order of the list, as columns of what `rankedSql` selects. */
export const listOrder = 'is_nowhere, sort_key, vacancy_rank, sort_name, number';

/** The same with how many there are in all, and with what they are sorted by. */
export function rankedSql(matching: Matching): Fragment {
  return join(
    [
      fragment('SELECT number, home_km, work_km, vacancy_rank, sort_name, count(*) OVER () AS total,'),
      sortKeySql(matching),
      fragment('FROM ('),
      matchingSql(matching),
      fragment(')'),
    ],
    ' ',
  );
}

/** Distances are compared as they are shown, to 100 m; then whoever has free places comes first, then the name decides. */
function sortKeySql({ criteria: { selection, order }, where: { home, work } }: Matching): Fragment {
  if (selection.length) return fragment("0 AS is_nowhere, instr(?, ',' || slug || ',') AS sort_key", `,${selection.join(',')},`);
  if (!home && !work) return fragment('0 AS is_nowhere, 0 AS sort_key');
  const both = order === 'detour' ? 'home_km + work_km' : 'min(home_km, work_km)';
  const distance = home && work ? both : home ? 'home_km' : 'work_km';
  return fragment(`${distance} IS NULL AS is_nowhere, round(${distance}, 1) AS sort_key`);
}
