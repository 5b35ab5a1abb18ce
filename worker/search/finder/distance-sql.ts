import type { Position } from '../../../domain/distance.ts';
import { bandsOf } from '../../../domain/places/bands.ts';
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
