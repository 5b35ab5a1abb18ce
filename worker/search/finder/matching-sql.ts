import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import { type Fragment, fragment, join } from '../fragment.ts';
import { distanceSql } from './distance-sql.ts';
import { filtersOf } from './filters/filters.ts';
import { fitColumns } from './fit-candidates.ts';
import type { ListPage, Part, Where } from './search-scope.ts';

/** What is asked of the database. */
export interface Question {
  criteria: Criteria;
  where: Where;
  /** Milliseconds since 1970: old news of free places is left out. */
  now: number;
}

export type Matching = Question & { scope: Part };

/** What the condition of a part may ask besides distances. */
const conditionColumns = ['n.commune', 'n.postal_code'];

/** What decides the place of a nursery in a list: each of these goes over the wire for every candidate. */
function orderColumns({ selection }: Criteria): string[] {
  return ['n.number', 'n.vacancy_rank', 'n.sort_name', ...(selection.length ? ['n.slug'] : [])];
}

/** Every nursery of a part that meets criteria, with what decides its place in the list, and with more columns of `nurseries`. */
export function candidatesSql({ criteria, where: { home, work }, scope, now }: Matching, columns: readonly string[] = []): Fragment {
  const filters = filtersOf(criteria, now);
  const ownColumns = [...orderColumns(criteria), ...columns];
  if (scope.isPlaced && !scope.condition && !filters.length && columns.every((column) => column === fitColumns)) {
    const select = [fragment(`SELECT ${ownColumns.join(', ')},`), distancesSql({ home, work }), fragment('FROM (')];
    return join([...select, scope.candidates, fragment(') AS n')], ' ');
  }
  const names = ownColumns.map((column) => column.slice('n.'.length));
  return join(
    [
      fragment(`SELECT ${[...names, 'home_km', 'work_km'].join(', ')} FROM (SELECT ${[...ownColumns, ...conditionColumns].join(', ')},`),
      distancesSql({ home, work }),
      fragment('FROM ('),
      scope.candidates,
      fragment(') AS candidates CROSS JOIN nurseries AS n ON n.number = candidates.number'),
      ...(filters.length ? [fragment('WHERE'), join(filters, ' AND ')] : []),
      fragment(')'),
      ...(scope.condition ? [fragment('WHERE'), scope.condition] : []),
    ],
    ' ',
  );
}

/**
 * The nurseries of one page of a part that lies around a place, with what is shown of them, in the order that `order-candidates.ts` gives: `sort_name`
 * holds plain letters, which the database compares as JavaScript does.
 */
export function pageSql(matching: Matching, { offset, size }: ListPage): Fragment {
  return join(
    [
      fragment('SELECT page.*, n.shown, n.is_approximate FROM ('),
      candidatesSql(matching),
      fragment(`ORDER BY ${keySql(matching)}, vacancy_rank, sort_name, number LIMIT ? OFFSET ?`, size, offset),
      fragment(') AS page CROSS JOIN nurseries AS n ON n.number = page.number'),
    ],
    ' ',
  );
}

/** The distance that the list compares, as it is shown, in hundred metres: as `order-candidates.ts` measures it. */
export function keySql({ criteria, where: { home, work } }: Matching): string {
  const both = criteria.order === 'detour' ? 'home_km + work_km' : 'min(home_km, work_km)';
  return `CAST((${home && work ? both : 'coalesce(home_km, work_km)'}) * 10 + 0.5 AS INTEGER)`;
}

/** How many there are in a part, up to a number. Where nothing is asked of the candidates, indexes have them all, and no row is read. */
export function countSql(matching: Matching, most: number): Fragment {
  const { criteria, now, scope } = matching;
  const isEach = !scope.condition && !filtersOf(criteria, now).length;
  return join(
    [
      fragment('SELECT count(*) AS total FROM (SELECT 1 FROM ('),
      isEach ? scope.candidates : candidatesSql(matching),
      fragment(') LIMIT ?)', most),
    ],
    ' ',
  );
}

/** The distances of the nursery `n`. */
export function distancesSql({ home, work }: Pick<Where, 'home' | 'work'>): Fragment {
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
