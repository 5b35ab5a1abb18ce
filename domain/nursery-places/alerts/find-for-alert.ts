import { distanceKilometres, type Position } from '../../distance.ts';
import { addDays, addMonths, type PlainDate } from '../../forms/fields/plain-date.ts';
import { zoneAround } from '../../places/bands.ts';
import type { Zone } from '../../places/zone.ts';
import { type CareWish, needOf } from '../matching/care-need.ts';
import { matchPlace } from '../matching/match-place.ts';
import { freshness, type NurseryPlace } from '../nursery-place.ts';
import { createGrid, type Grid } from './nursery-grid.ts';

/** What a family wants to be told of. */
export interface AlertWish {
  home: Position | null;
  work: Position | null;
  radiusKilometres: number;
  /** A nursery that counts wherever it is. */
  nurserySlug: string | null;
  care: CareWish;
}

/** A nursery with the places that it has told. */
export interface AlertNursery {
  slug: string;
  position: Position | null;
  places: readonly NurseryPlace[];
}

/** A place that meets a wish. */
export interface AlertMatch<Nursery extends AlertNursery> {
  nursery: Nursery;
  place: NurseryPlace;
  /** From home, or from work where no home was told; null where the nursery has no position. */
  kilometres: number | null;
}

/** Home and work farther apart than this have no way between them to look along. */
const longestWay = 150;

/** Whether a place is a fact today that a family may be written to about: free, and said in the last seven days. */
export function isTold({ availability, count, reportedOn, availableUntil }: NurseryPlace, today: PlainDate): boolean {
  const isOpen = availableUntil === null || availableUntil >= today;
  return availability === 'number' && (count ?? 0) > 0 && isOpen && freshness(reportedOn, today) === 'confirmed';
}

/** The last day of an alert: that of the month in which the child begins. */
export function alertEnd(startMonth: string): PlainDate {
  return addDays(addMonths(`${startMonth}-01`, 1), -1);
}

/** Finds for many alerts, in places that are sorted once. */
export function createAlertFinder<Nursery extends AlertNursery>(all: Iterable<Nursery>, today: PlainDate) {
  const bySlug = new Map<string, Nursery>();
  const placed: (Nursery & { position: Position })[] = [];
  for (const nursery of all) {
    if (!nursery.places.some((place) => isTold(place, today))) continue;
    bySlug.set(nursery.slug, nursery);
    if (hasPosition(nursery)) placed.push(nursery);
  }
  const grid: Grid<Nursery & { position: Position }> = createGrid(placed);

  /** The places that meet a wish, the nearest first. */
  return function find(wish: AlertWish): AlertMatch<Nursery>[] {
    const need = needOf(wish.care, today);
    const named = wish.nurserySlug === null ? undefined : bySlug.get(wish.nurserySlug);
    const near = new Set<Nursery>(named ? [named] : []);
    for (const zone of zonesOf(wish)) for (const nursery of grid.in(zone)) if (isNear(nursery.position, wish)) near.add(nursery);
    const from = wish.home ?? wish.work;
    return [...near]
      .flatMap((nursery) => {
        const kilometres = from && nursery.position && distanceKilometres(from, nursery.position);
        return nursery.places
          .filter((place) => isTold(place, today) && (!need || matchPlace(need, place).missing.length === 0))
          .map((place) => ({ nursery, place, kilometres }));
      })
      .sort((one, other) => (one.kilometres ?? 0) - (other.kilometres ?? 0));
  };
}

function hasPosition<Nursery extends AlertNursery>(nursery: Nursery): nursery is Nursery & { position: Position } {
  return nursery.position !== null;
}

/** How long a way over a nursery may be; null where there is no way to look along. */
function longestDetour({ home, work, radiusKilometres }: AlertWish): number | null {
  const way = home && work && distanceKilometres(home, work);
  return way === null || way > longestWay ? null : way + radiusKilometres;
}

/** Within the radius of home or work, or on the way from one to the other with no longer a detour. */
function isNear(position: Position, wish: AlertWish): boolean {
  const { home, work, radiusKilometres } = wish;
  const [fromHome, fromWork] = [home, work].map((anchor) => anchor && distanceKilometres(anchor, position));
  if ([fromHome, fromWork].some((kilometres) => kilometres != null && kilometres <= radiusKilometres)) return true;
  const longest = longestDetour(wish);
  return longest !== null && (fromHome ?? 0) + (fromWork ?? 0) <= longest;
}

/** Parts of the map outside of which nothing is near; they do not overlap. */
function zonesOf(wish: AlertWish): Zone[] {
  const { home, work, radiusKilometres } = wish;
  const circles = [home, work].flatMap((anchor) => (anchor ? [zoneAround(anchor, radiusKilometres)] : []));
  const longest = longestDetour(wish);
  if (longest === null || !home || !work) return circles;
  // An ellipse around both reaches no farther from either than half of what it may be longer, or than it is wide.
  const way = longest - radiusKilometres;
  const reach = Math.max(radiusKilometres, Math.sqrt((longest / 2) ** 2 - (way / 2) ** 2));
  const [one, other] = [zoneAround(home, reach), zoneAround(work, reach)];
  return [
    {
      south: Math.min(one.south, other.south),
      west: Math.min(one.west, other.west),
      north: Math.max(one.north, other.north),
      east: Math.max(one.east, other.east),
    },
  ];
}
