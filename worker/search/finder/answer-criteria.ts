import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import type { FinderCount } from '../../../domain/places/criteria/finder-count.ts';
import type { PlaceResolution } from '../../../domain/places/place.ts';
import type { Zone } from '../../../domain/places/zone.ts';
import type { Database } from '../database.ts';
import type { Anchor, FinderResult, FoundPoints } from '../found-nursery.ts';
import { cityPathOf } from '../places/city-path.ts';
import { placeAround } from './around-place.ts';
import { countNurseries, findNurseries, findPoints } from './find-nurseries.ts';
import type { Where } from './search-scope.ts';

interface FinderServices {
  database: Database;
  resolve(text: string): Promise<PlaceResolution>;
  /** Milliseconds since 1970. */
  now: number;
}

/** What the finder answers to criteria. */
export async function answerCriteria(criteria: Criteria, { database, resolve, now }: FinderServices): Promise<FinderResult> {
  const isAround = criteria.around !== null && !criteria.place;
  const [home, work, around] = await Promise.all([
    resolve(criteria.place),
    resolve(criteria.work),
    isAround && criteria.around ? placeAround(database, criteria.around) : null,
  ]);
  const where = whereOf(criteria, { home, work });
  // A choice comes first, unless the map or a selection says where.
  const isOpen = (home.kind === 'choice' || home.kind === 'unknown') && !criteria.zone && !criteria.selection.length;
  const [nurseries, cityPath] = await Promise.all([
    isOpen ? null : findNurseries(database, { criteria, where, now }),
    home.kind === 'place' ? cityPathOf(database, [home.place.code, home.place.parentCode ?? '']) : null,
  ]);
  return {
    home,
    work,
    homeAnchor: where.home,
    workAnchor: where.work,
    aroundPlace: isAround ? (around ?? 'abroad') : null,
    cityPath,
    matches: nurseries,
  };
}

/** All points of the same list, for the map. */
export async function answerPoints(criteria: Criteria, { database, resolve, now }: FinderServices): Promise<FoundPoints> {
  const [home, work] = await Promise.all([resolve(criteria.place), resolve(criteria.work)]);
  return findPoints(database, { criteria, where: whereOf(criteria, { home, work }), now });
}

/** How many the same list has. */
export async function answerCount(criteria: Criteria, { database, resolve, now }: FinderServices): Promise<FinderCount> {
  const [home, work] = await Promise.all([resolve(criteria.place), resolve(criteria.work)]);
  return countNurseries(database, { criteria, where: whereOf(criteria, { home, work }), now });
}

function whereOf(criteria: Criteria, { home, work }: { home: PlaceResolution; work: PlaceResolution }): Where {
  const around = criteria.around && !criteria.place ? { position: criteria.around, place: null } : null;
  const middle = criteria.zone && !criteria.selection.length ? { position: middleOf(criteria.zone), place: null } : null;
  return {
    home: anchorOf(home) ?? around ?? middle,
    work: anchorOf(work),
    area: home.kind === 'area' ? home.area : null,
  };
}

function anchorOf(resolution: PlaceResolution): Anchor | null {
  return resolution.kind === 'place' ? { position: resolution.place.position, place: resolution.place } : null;
}

function middleOf({ south, west, north, east }: Zone) {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}
