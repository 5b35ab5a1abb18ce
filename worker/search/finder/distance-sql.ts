import type { Position } from '../../../domain/distance.ts';
import { bandsOf } from '../../../domain/places/bands.ts';
import { type Cell, type CellSpan, longitudeOf } from '../../../domain/places/cells.ts';
import type { Zone } from '../../../domain/places/zone.ts';
import { type Fragment, fragment } from '../fragment.ts';

const earthDiameterKilometres = 2 * 6371.0088;

/** The distance of a row from a position in kilometres, as `domain/distance.ts` measures it; null where the row has no position. */
export function distanceSql({ latitude, longitude }: Position, table = 'n'): Fragment {
  return fragment(
    `${earthDiameterKilometres} * asin(min(1, sqrt(pow(sin(radians(${table}.latitude - ?) / 2), 2)
      + cos(radians(?)) * cos(radians(${table}.latitude)) * pow(sin(radians(${table}.longitude - ?) / 2), 2))))`,
    latitude,
    latitude,
    longitude,
  );
}

/** Rows of a table in a part of the map: its bands by name, in each a range of the index. */
export function withinSql(zone: Zone, { table, columns }: { table: 'nurseries' | 'places'; columns: string }): Fragment {
  return fragment(
    `SELECT ${columns} FROM json_each(?) AS bands CROSS JOIN ${table} AS n INDEXED BY ${table}_position
      ON n.band = bands.value AND n.longitude BETWEEN ? AND ? AND n.latitude BETWEEN ? AND ?`,
    JSON.stringify(bandsOf(zone)),
    zone.west,
    zone.east,
    zone.south,
    zone.north,
  );
}

/** The same of some cells of the map: in each band its own range. */
export function withinSpansSql(spans: readonly CellSpan[], { south, north, west, east }: Zone, columns: string): Fragment {
  const ranges = spans.map(({ band, from, to }) => [band, Math.max(west, longitudeOf(from)), Math.min(east, longitudeOf(to + 1))]);
  return fragment(
    `SELECT ${columns} FROM json_each(?) AS spans CROSS JOIN nurseries AS n INDEXED BY nurseries_position
      ON n.band = spans.value ->> 0 AND n.longitude BETWEEN spans.value ->> 1 AND spans.value ->> 2 AND n.latitude BETWEEN ? AND ?`,
    JSON.stringify(ranges),
    south,
    north,
  );
}

/** The cells of some spans, with how many nurseries stand in each, up to a number of them: in one row, like candidates (`packed-candidates.ts`). */
export function cellsSql(spans: readonly CellSpan[], most = Number.MAX_SAFE_INTEGER): Fragment {
  return fragment(
    `SELECT json_group_array(json_array(band, slice, count)) AS list FROM (
      SELECT c.band, c.slice, c.count FROM json_each(?) AS spans CROSS JOIN nursery_cells AS c
        ON c.band = spans.value ->> 0 AND c.slice BETWEEN spans.value ->> 1 AND spans.value ->> 2 LIMIT ?)`,
    JSON.stringify(spans.map(({ band, from, to }) => [band, from, to])),
    most,
  );
}

/** The row of such cells. */
export interface CellsRow {
  list: string;
}

export function toCells({ list }: CellsRow): Cell[] {
  const cells: [band: number, slice: number, count: number][] = JSON.parse(list);
  return cells.map(([band, slice, count]) => ({ band, slice, count }));
}
