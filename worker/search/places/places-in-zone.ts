import { mostPlaceNames, type PlaceName } from '../../../domain/places/place-names.ts';
import type { Zone } from '../../../domain/places/zone.ts';
import type { Database } from '../database.ts';
import { withinSql } from '../finder/distance-sql.ts';
import { type Fragment, fragment, prepare } from '../fragment.ts';

/** In degrees: a taller part of the map holds thousands of communes, and enough cities. */
const tallestForAll = 0.6;
/** That many people live in the 500 communes an index lists. */
const cityPopulation = 20_000;

/** The communes to name on this part of the map, the most populous first. */
export async function placesInZone(database: Database, zone: Zone): Promise<PlaceName[]> {
  const isTall = zone.north - zone.south > tallestForAll;
  const { results } = await prepare(
    database,
    // Communes at one position stand at the mean of their postal code: that would name them where they are not.
    fragment('SELECT name, latitude, longitude FROM ('),
    isTall ? citiesSql(zone) : withinSql(zone, { table: 'places', columns: 'n.kind, n.name, n.population, n.latitude, n.longitude' }),
    fragment(") WHERE kind = 'commune' GROUP BY latitude, longitude HAVING count(*) = 1 ORDER BY population DESC LIMIT ?", mostPlaceNames),
  ).all<PlaceName>();
  return results;
}

function citiesSql({ south, north, west, east }: Zone): Fragment {
  return fragment(
    `SELECT n.kind, n.name, n.population, n.latitude, n.longitude FROM places AS n INDEXED BY places_cities
      WHERE n.kind = 'commune' AND n.population >= ${cityPopulation} AND n.latitude BETWEEN ? AND ? AND n.longitude BETWEEN ? AND ?`,
    south,
    north,
    west,
    east,
  );
}
