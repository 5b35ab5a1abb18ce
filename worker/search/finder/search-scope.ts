import { distanceKilometres, type Position } from '../../../domain/distance.ts';
import { zoneAround } from '../../../domain/places/bands.ts';
import { type Reach, spansOf } from '../../../domain/places/cells.ts';
import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import type { Area } from '../../../domain/places/place.ts';
import type { Zone } from '../../../domain/places/zone.ts';
import type { Anchor } from '../found-nursery.ts';
import { type Fragment, fragment, join } from '../fragment.ts';
import { distanceSql, withinSpansSql, withinSql } from './distance-sql.ts';

/** Where a search looks. */
export interface Where {
  home: Anchor | null;
  work: Anchor | null;
  area: Area | null;
}

/** Some nurseries, as SQL. */
export interface Part {
  /** Selects the `number` of every nursery that may be meant, each once, by indexes only and as they are read. */
  candidates: Fragment;
  /** What is meant of them; `home_km` and `work_km` are known by then. Null where all are. */
  condition: Fragment | null;
  /** The candidates come with all that decides their place in a list, as the index of positions has it. */
  isPlaced?: boolean;
}

/** A part of a list. */
export interface ListPage {
  offset: number;
  size: number;
}

/** What comes first in the list, where distance decides: as much of the scope as lies within so many kilometres. */
export interface Nearest extends Reach {
  within(kilometres: number): Part;
}

/** Where nurseries are looked for. */
export interface Scope extends Part {
  bounds: Zone | null;
  nearest?: Nearest;
  /** Where an index has the order of the list: a part of those that pass some filters, in this order. */
  listed?(filters: readonly Fragment[], page: ListPage): Part;
  /** It looks along the way from home to work, and not around both. */
  isAlongWay?: boolean;
}

/** What is selected of nurseries around a place: the index of positions has all of it. */
const placedColumns = 'n.number, n.latitude, n.longitude, n.vacancy_rank, n.sort_name, n.offers';
/** From here on a nursery of the very commune is never too far, however large the commune is. */
const wholeCommuneRadius = 5;
/** Home and work farther apart than this have no way between them to look along. */
const longestWay = 150;

/** The scope of criteria; null where they name no place. */
export function scopeOf(criteria: Omit<Criteria, 'radius'> & { radius: number }, where: Where): Scope | null {
  const { selection, zone, radius, order } = criteria;
  const { home, work, area } = where;
  if (selection.length) return { candidates: ofSlugs(selection), condition: null, bounds: null };
  if (zone) return ofZone(zone, where);
  if (area) return ofArea(area);
  if (order === 'detour' && home && work && distanceKilometres(home.position, work.position) <= longestWay)
    return alongWay(home, work, radius);
  const anchors = [home, work].filter((anchor) => anchor !== null);
  return anchors.length ? around(anchors, { radius, where }) : null;
}

/** Circles around one or two anchors, and the whole of the communes they are. */
function around(anchors: Anchor[], { radius, where: { home, work } }: { radius: number; where: Where }): Scope {
  const zones = anchors.map(({ position }) => zoneAround(position, radius));
  const communes = radius >= wholeCommuneRadius ? anchors.flatMap(ofCommune) : [];
  const [only, second] = anchors;
  const bounds = zones.reduce(union);
  if (only && !second) {
    const nearest = nearestTo(only.position, { most: radius, boundsOf: (kilometres) => zoneAround(only.position, kilometres) });
    const circle = { candidates: nearest.within(radius).candidates, test: atMost(distanceSql(only.position), radius) };
    return { candidates: eachOnce([circle, ...communes]), condition: null, isPlaced: true, bounds, nearest };
  }
  // What lies between two places far apart is not to be read: of two circles no part is the nearest.
  const least = home && work ? 'min(home_km, work_km)' : 'coalesce(home_km, work_km)';
  return {
    candidates: eachOnce([...zones.map(inZone), ...communes]),
    condition: join([fragment(`${least} <= ?`, radius), ...communes.map(({ test }) => test)], ' OR '),
    bounds,
  };
}

/** A part of the map. */
function ofZone(zone: Zone, { home, work }: Where): Scope {
  const scope: Scope = { candidates: withinNumbers(zone), condition: null, isPlaced: true, bounds: zone };
  if (!home || work) return scope;
  const corners = [zone.south, zone.north].flatMap((latitude) => [zone.west, zone.east].map((longitude) => ({ latitude, longitude })));
  const most = Math.max(...corners.map((corner) => distanceKilometres(home.position, corner)));
  const boundsOf = (kilometres: number) => intersection(zone, zoneAround(home.position, kilometres));
  return { ...scope, nearest: nearestTo(home.position, { most, boundsOf }) };
}

/** Nurseries that make the way from home to work longer by no more than the radius: an ellipse around both. */
function alongWay(home: Anchor, work: Anchor, radius: number): Scope {
  const way = distanceKilometres(home.position, work.position);
  const most = way + radius;
  const nearest = nearestIn({
    most,
    steepness: 2,
    measure: (position) => distanceKilometres(home.position, position) + distanceKilometres(position, work.position),
    measureSql: join([distanceSql(home.position), distanceSql(work.position)], ' + '),
    boundsOf: (length) => {
      const halfWidth = Math.sqrt(Math.max(0, (length / 2) ** 2 - (way / 2) ** 2));
      const reach = Math.max((length - way) / 2, halfWidth);
      return union(zoneAround(home.position, reach), zoneAround(work.position, reach));
    },
  });
  return { ...nearest.within(most), bounds: nearest.bounds, nearest, isAlongWay: true };
}

interface Measured {
  most: number;
  /** What holds all within so many kilometres. */
  boundsOf(kilometres: number): Zone;
}

function nearestTo(middle: Position, { most, boundsOf }: Measured): Nearest {
  const measure = (position: Position) => distanceKilometres(middle, position);
  return nearestIn({ most, boundsOf, measure, measureSql: distanceSql(middle), steepness: 1 });
}

/** What lies within a reach, and within a smaller one of the same kind: told by the index of positions alone. */
function nearestIn({ measureSql, boundsOf, ...reach }: Omit<Reach, 'bounds'> & Measured & { measureSql: Fragment }): Nearest {
  return {
    ...reach,
    bounds: boundsOf(reach.most),
    within(kilometres) {
      const bounds = boundsOf(kilometres);
      const spans = spansOf({ ...reach, bounds, most: kilometres });
      const inSpans = withinSpansSql(spans, bounds, placedColumns);
      return {
        candidates: join([inSpans, fragment('WHERE'), atMost(measureSql, kilometres)], ' '),
        condition: null,
        isPlaced: true,
      };
    },
  };
}

function atMost(kilometres: Fragment, most: number): Fragment {
  return join([kilometres, fragment('<= ?', most)], ' ');
}

function intersection(one: Zone, other: Zone): Zone {
  return {
    south: Math.max(one.south, other.south),
    west: Math.max(one.west, other.west),
    north: Math.min(one.north, other.north),
    east: Math.min(one.east, other.east),
  };
}

function union(one: Zone, other: Zone): Zone {
  return {
    south: Math.min(one.south, other.south),
    west: Math.min(one.west, other.west),
    north: Math.max(one.north, other.north),
    east: Math.max(one.east, other.east),
  };
}

function withinNumbers(zone: Zone): Fragment {
  return withinSql(zone, { table: 'nurseries', columns: placedColumns });
}

function ofSlugs(slugs: string[]): Fragment {
  return fragment('SELECT n.number FROM json_each(?) AS slugs CROSS JOIN nurseries AS n ON n.slug = slugs.value', JSON.stringify(slugs));
}

function ofArea({ kind, code, name }: Area): Scope {
  const [column, value] = kind === 'department' ? ['department', code] : ['region_name', name];
  const candidates = fragment(`SELECT n.number FROM nurseries AS n WHERE n.${column} = ?`, value);
  return {
    candidates,
    condition: null,
    bounds: null,
    listed: (filters, { offset, size }) => ({
      candidates: join(
        [
          join([candidates, ...filters], ' AND '),
          fragment('ORDER BY n.vacancy_rank, n.sort_name, n.number LIMIT ? OFFSET ?', size, offset),
        ],
        ' ',
      ),
      condition: null,
    }),
  };
}

/** Nurseries that are found in one way, and how one of them is told. */
interface SearchWay {
  candidates: Fragment;
  test: Fragment;
}

function inZone(zone: Zone): SearchWay {
  const { south, west, north, east } = zone;
  return {
    candidates: withinNumbers(zone),
    test: fragment('latitude BETWEEN ? AND ? AND longitude BETWEEN ? AND ?', south, north, west, east),
  };
}

/** What is found in several ways comes by the first of them: so nothing has to be gathered before it can be counted. */
function eachOnce(ways: readonly SearchWay[]): Fragment {
  const selects = ways.map(({ candidates }, index) => {
    const before = ways.slice(0, index).flatMap(({ test }) => [fragment('AND NOT coalesce('), test, fragment(', 0)')]);
    return join([candidates, ...before], ' ');
  });
  return join(selects, ' UNION ALL ');
}

/** The nurseries of a commune or arrondissement itself: an arrondissement is known by its postal codes. */
function ofCommune({ place }: Anchor): SearchWay[] {
  if (place?.kind === 'commune') {
    const test = fragment('commune = ?', place.code);
    return [{ candidates: join([fragment(`SELECT ${placedColumns} FROM nurseries AS n WHERE`), test], ' '), test }];
  }
  if (place?.kind !== 'arrondissement') return [];
  const codes = JSON.stringify(place.postalCodes);
  return [
    {
      candidates: fragment(
        `SELECT ${placedColumns} FROM json_each(?) AS codes CROSS JOIN nurseries AS n ON n.postal_code = codes.value`,
        codes,
      ),
      test: fragment('postal_code IN (SELECT value FROM json_each(?))', codes),
    },
  ];
}
