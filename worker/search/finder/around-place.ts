import type { Position } from '../../../domain/distance.ts';
import { zoneAround } from '../../../domain/places/bands.ts';
import type { Place } from '../../../domain/places/place.ts';
import type { Database } from '../database.ts';
import { fragment, prepare } from '../fragment.ts';
import { type PlaceRow, placeColumns, toOption } from '../places/place-rows.ts';
import { distanceSql, withinSql } from './distance-sql.ts';

/** Most communes are small; in the mountains and in Guiana the next one may be far. */
const searchedKilometres = [8, 60];

/** The commune whose middle is nearest to a position; null where none is near, which is abroad. */
export async function placeAround(database: Database, position: Position): Promise<Place | null> {
  for (const kilometres of searchedKilometres) {
    const { results } = await prepare(
      database,
      fragment(`SELECT ${placeColumns},`),
      distanceSql(position, 'p'),
      fragment('AS kilometres FROM ('),
      withinSql(zoneAround(position, kilometres), { table: 'places', columns: 'n.code' }),
      fragment(') AS near CROSS JOIN places AS p ON p.code = near.code ORDER BY kilometres, p.kind LIMIT 1'),
    ).all<PlaceRow>();
    const [option] = results.map(toOption);
    if (option?.kind === 'place') return option.place;
  }
  return null;
}
