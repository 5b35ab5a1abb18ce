import type { Position } from '../../../domain/distance.ts';
import type { PlainDate } from '../../../domain/forms/fields/plain-date.ts';
import type { CareNeed } from '../../../domain/nursery-places/matching/care-need.ts';
import { countIn, middleOf, reachFor, spansOf } from '../../../domain/places/cells.ts';
import type { Zone } from '../../../domain/places/zone.ts';
import type { Database } from '../database.ts';
import { fragment, prepare } from '../fragment.ts';
import { type CellsRow, cellsSql, toCells } from './distance-sql.ts';
import { filtersOf } from './filters/filters.ts';
import { fitColumns } from './fit-candidates.ts';
import { candidatesSql, type Question } from './matching-sql.ts';
import { type Candidate, inOrder } from './order-candidates.ts';
import { scopeOf } from './search-scope.ts';

/** How far is looked, step by step: to the other end of the mainland. Short steps, so that the first that holds any holds few. */
const stepsKilometres = [110, 150, 200, 270, 370, 500, 680, 920, 1250];
/** About so many rows are read for it at most, whatever the filters leave out. */
const mostRows = 1800;
/** The filters may pass one of the nearest so many; without filters the nearest alone is looked for. */
const enoughToFilter = 300;
/** Of the database each candidate takes a row of the index of positions and its own. */
const rowsOfCandidate = 2;
/** A cell may reach so much nearer, and the next one so much farther, than their middles tell. */
const cellKilometres = 6;

/** Land that one can cross without a ship or a plane, where that is more than a day out: the mainland, Corsica, Guiana. */
const territories: Zone[] = [
  { south: 41.2, west: -5.3, north: 51.2, east: 8.35 },
  { south: 41.2, west: 8.4, north: 43.1, east: 9.7 },
  { south: 2, west: -54.7, north: 5.9, east: -51.5 },
];

interface Located extends Candidate {
  latitude: number | null;
  longitude: number | null;
}

type FarSearch = Question & { need: CareNeed | null; today: PlainDate };

/** The nearest beyond what is near, in the same territory: what lies across the sea is not near; null where none was found in what may be read. */
export async function farNearest(database: Database, search: FarSearch): Promise<Candidate | null> {
  const anchor = search.where.home ?? search.where.work;
  const territory = anchor && territoryOf(anchor.position);
  if (!territory) return null;
  const where = { home: anchor, work: null, area: null };
  const reading = { ...search, where, need: search.criteria.onlyFitting ? search.need : null };
  const { criteria, need, now, today } = reading;
  const enough = need || filtersOf(criteria, now).length ? enoughToFilter : 1;
  let left = mostRows;
  for (const radius of stepsKilometres) {
    const nearest = scopeOf({ ...criteria, radius }, where)?.nearest;
    if (!nearest || left <= 0) return null;
    const counted = (await prepare(database, cellsSql(spansOf(nearest), left)).all<CellsRow>()).results.flatMap(toCells);
    left -= counted.length;
    const cells = counted.filter((cell) => territoryOf(middleOf(cell)) === territory);
    if (!cells.length) continue;
    const reach = Math.min(reachFor(enough, cells, nearest) + cellKilometres, radius);
    const candidates = countIn(cells, { ...nearest, most: reach + cellKilometres });
    const sql = candidatesSql({ criteria, where, now, scope: nearest.within(reach) }, [
      'n.latitude',
      'n.longitude',
      ...(need ? [fitColumns] : []),
    ]);
    const { results } = await prepare(database, sql, fragment('LIMIT ?', Math.max(1, left))).all<Located>();
    const here = inOrder({ criteria, need, today }, results).rows.find(
      ({ latitude, longitude }) => latitude !== null && longitude !== null && territoryOf({ latitude, longitude }) === territory,
    );
    // Where it ends before the circle does, a larger circle begins with the same, which the filters have left out.
    if (here || reach < radius) return here ?? null;
    left -= candidates * rowsOfCandidate;
  }
  return null;
}

/** The territory a position lies in; null on islands so small that nothing of them is far. */
function territoryOf({ latitude, longitude }: Position): Zone | null {
  const holds = ({ south, west, north, east }: Zone) => latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  return territories.find(holds) ?? null;
}
