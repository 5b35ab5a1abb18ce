import { mostPlaceNames, type PlaceName } from '../../../domain/places/place-names.ts';
import type { Zone } from '../../../domain/places/zone.ts';
import type { Database } from '../database.ts';
import { withinSql } from '../finder/distance-sql.ts';
import { type Fragment, fragment, prepare } from '../fragment.ts';

/** In degrees: a taller part of the map holds thousands of communes, and enough cities. */
const tallestForAll = 0.6;
/** That many people live in the 500 communes an index lists. */
const cityPopulation = 20_000;
/** In degrees, some 30 kilometres: on a taller part quarters lie under the names of their towns. */
const tallestForParts = 0.3;
/** Paris has 20 arrondissements and some 60 quarters and stations in the gazetteer. */
const mostParts = 100;

/** The places to name on this part of the map: communes, the most populous first, and from close by their arrondissements, quarters and stations. */
export async function placesInZone(database: Database, zone: Zone): Promise<PlaceName[]> {
  const height = zone.north - zone.south;
  const [communes, parts] = await Promise.all([
    communesInZone(database, zone, height > tallestForAll),
    height > tallestForParts ? [] : partsInZone(database, zone),
  ]);
  return [...communes, ...parts];
}

async function communesInZone(database: Database, zone: Zone, isTall: boolean): Promise<PlaceName[]> {
  const { results } = await prepare(
    database,
    // Communes at one position stand at the mean of their postal code: that would name them where they are not.
    fragment('SELECT name, latitude, longitude FROM ('),
    isTall ? citiesSql(zone) : withinSql(zone, { table: 'places', columns: 'n.kind, n.name, n.population, n.latitude, n.longitude' }),
    fragment(") WHERE kind = 'commune' GROUP BY latitude, longitude HAVING count(*) = 1 ORDER BY population DESC LIMIT ?", mostPlaceNames),
  ).all<PlaceName>();
  return results;
}

/** Arrondissements, which are known by their numbers, before quarters and stations. The town that follows a quarter's name is on the map itself. */
async function partsInZone(database: Database, zone: Zone): Promise<PlaceName[]> {
  const { south, north, west, east } = zone;
  const { results } = await prepare(
    database,
    fragment('SELECT kind, name, latitude, longitude FROM ('),
    withinSql(zone, { table: 'places', columns: 'n.kind, n.name, n.latitude, n.longitude' }),
    fragment(
      `) WHERE kind = 'arrondissement'
      UNION ALL SELECT kind, name, latitude, longitude FROM places INDEXED BY places_quarters
        WHERE kind = 'quarter' AND latitude BETWEEN ? AND ? AND longitude BETWEEN ? AND ?
      ORDER BY 1, 2 LIMIT ?`,
      ...[south, north, west, east, mostParts],
    ),
  ).all<Omit<PlaceName, 'isPart'>>();
  return results.map(({ name, latitude, longitude }) => ({ name: name.replace(/ \(.*\)$/, ''), latitude, longitude, isPart: true }));
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
