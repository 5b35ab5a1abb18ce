import { distanceKilometres } from '../../../domain/distance.ts';
import { zoneAround } from '../../../domain/places/bands.ts';
import type { Criteria, Zone } from '../../../domain/places/criteria.ts';
import type { Area } from '../../../domain/places/place.ts';
import type { Anchor } from '../found-nursery.ts';
import { type Fragment, fragment, join } from '../fragment.ts';
import { withinSql } from './distance-sql.ts';

/** Where a search looks. */
export interface Where {
  home: Anchor | null;
  work: Anchor | null;
  area: Area | null;
}

/** Where nurseries are looked for, as SQL. */
export interface Scope {
  /** Selects the `number` of every nursery that may be meant, by indexes only. */
  candidates: Fragment;
  /** What is meant of them; `home_km` and `work_km` are known by then. */
  condition: Fragment;
  bounds: Zone | null;
  /** It looks along the way from home to work, and not around both. */
  isAlongWay?: boolean;
}

/** From here on a nursery of the very commune is never too far, however large the commune is. */
const wholeCommuneRadius = 5;
/** Home and work farther apart than this have no way between them to look along. */
const longestWay = 150;

const everything = fragment('1');

/** The scope of criteria; null where they name no place. */
export function scopeOf(criteria: Criteria, where: Where): Scope | null {
  const { selection, zone, radius, order } = criteria;
  const { home, work, area } = where;
  if (selection.length) return { candidates: ofSlugs(selection), condition: everything, bounds: null };
  if (zone) return { candidates: withinNumbers(zone), condition: everything, bounds: zone };
  if (area) return { candidates: ofArea(area), condition: everything, bounds: null };
  if (order === 'detour' && home && work && distanceKilometres(home.position, work.position) <= longestWay)
    return alongWay(home, work, radius);
  const anchors = [home, work].filter((anchor) => anchor !== null);
  if (!anchors.length) return null;
  const own = radius >= wholeCommuneRadius ? anchors.flatMap(ofCommune) : [];
  return {
    candidates: join(
      [...anchors.map(({ position }) => withinNumbers(zoneAround(position, radius))), ...own.map(({ candidates }) => candidates)],
      ' UNION ',
    ),
    condition: join(
      [
        ...(home ? [fragment('home_km <= ?', radius)] : []),
        ...(work ? [fragment('work_km <= ?', radius)] : []),
        ...own.map(({ condition }) => condition),
      ],
      ' OR ',
    ),
    bounds: anchors.map(({ position }) => zoneAround(position, radius)).reduce(union),
  };
}

/** Nurseries that make the way from home to work longer by no more than the radius: an ellipse around both. */
function alongWay(home: Anchor, work: Anchor, radius: number): Scope {
  const way = distanceKilometres(home.position, work.position);
  const halfWidth = Math.sqrt(((way + radius) / 2) ** 2 - (way / 2) ** 2);
  const reach = Math.max(radius / 2, halfWidth);
  const bounds = union(zoneAround(home.position, reach), zoneAround(work.position, reach));
  return { candidates: withinNumbers(bounds), condition: fragment('home_km + work_km <= ?', way + radius), bounds, isAlongWay: true };
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
  return withinSql(zone, { table: 'nurseries', columns: 'n.number' });
}

function ofSlugs(slugs: string[]): Fragment {
  return fragment('SELECT n.number FROM json_each(?) AS slugs CROSS JOIN nurseries AS n ON n.slug = slugs.value', JSON.stringify(slugs));
}

function ofArea({ kind, code, name }: Area): Fragment {
  return kind === 'department'
    ? fragment('SELECT n.number FROM nurseries AS n WHERE n.department = ?', code)
    : fragment('SELECT n.number FROM nurseries AS n WHERE n.region_name = ?', name);
}

/** The nurseries of a commune or arrondissement itself: an arrondissement is known by its postal codes. */
function ofCommune({ place }: Anchor): { candidates: Fragment; condition: Fragment }[] {
  if (place?.kind === 'commune') {
    return [
      {
        candidates: fragment('SELECT n.number FROM nurseries AS n WHERE n.commune = ?', place.code),
        condition: fragment('commune = ?', place.code),
      },
    ];
  }
  if (place?.kind !== 'arrondissement') return [];
  const codes = JSON.stringify(place.postalCodes);
  return [
    {
      candidates: fragment('SELECT n.number FROM json_each(?) AS codes CROSS JOIN nurseries AS n ON n.postal_code = codes.value', codes),
      condition: fragment('postal_code IN (SELECT value FROM json_each(?))', codes),
    },
  ];
}
