import { distanceKilometres, nearKilometres, type Position } from '../distance.ts';
import { addDays, addMonths, type PlainDate } from '../forms/fields/plain-date.ts';
import { countHalfDays } from '../nursery-places/half-days.ts';
import { agesAtStart } from '../nursery-places/matching/age-at-start.ts';
import type { CareNeed } from '../nursery-places/matching/care-need.ts';
import { halfDaysOf, workdays } from '../nursery-places/matching/day-parts.ts';
import { type Missing, matchPlace, type OfferedPlace } from '../nursery-places/matching/match-place.ts';
import { freshness } from '../nursery-places/nursery-place.ts';

/** What a family has asked for, as far as a place can meet it. */
export interface FamilyWish {
  /** Days on which its children were or will be born. */
  births: readonly PlainDate[];
  startDate: PlainDate | null;
  flexibility: string | null;
  days: readonly string[];
  /** Minutes since midnight. */
  arrives: number | null;
  leaves: number | null;
  home: Position | null;
  work: Position | null;
  radiusKilometres: number | null;
  nurserySlug: string | null;
}

/** A place that can be promised, with what is known of its nursery. */
export interface Candidate extends OfferedPlace {
  id: string;
  nurserySlug: string | null;
  position: Position | null;
  reportedOn: PlainDate;
  /** Places that are promised to nobody yet. */
  free: number;
}

/** Why a place is a good one. */
export type Reason =
  | { kind: 'asked' }
  | { kind: 'home'; kilometres: number }
  | { kind: 'detour'; kilometres: number }
  | { kind: 'confirmed' }
  | { kind: 'more-days'; offered: number }
  | { kind: 'siblings'; children: number };

/** What is missing, or that the nursery is further than the family would go, or that nothing is left of it. */
export type Lack = Missing | { kind: 'far'; kilometres: number; wanted: number } | { kind: 'promised' };

export interface RankedPlace<Place extends Candidate = Candidate> {
  place: Place;
  reasons: Reason[];
  lacks: Lack[];
  /** The higher, the better it suits; only among places that lack as much. */
  score: number;
}

/** Days and months by which a start may be moved either way. */
const leeways: Readonly<Record<string, (day: PlainDate, sign: 1 | -1) => PlainDate>> = {
  two_weeks: (day, sign) => addDays(day, sign * 14),
  one_month: (day, sign) => addMonths(day, sign),
  three_months: (day, sign) => addMonths(day, 3 * sign),
};

/** Co-financed places end at the third birthday. */
const oldestMonths = 36;

/** What a place must offer this family; the youngest child decides, whose age is that of the wished start. */
function needOf({ births, startDate, flexibility, days, arrives, leaves }: FamilyWish, today: PlainDate): CareNeed {
  const start = startDate ?? today;
  const shift = leeways[flexibility ?? ''] ?? ((day: PlainDate) => day);
  const earliest = shift(start, -1);
  const youngest = births.toSorted().at(-1);
  return {
    ages: youngest ? agesAtStart(youngest, start) : null,
    start: { from: earliest > today ? earliest : today, until: startDate ? shift(start, 1) : null },
    days: halfDaysOf(workdays.filter((day) => days.includes(day))),
    arrives,
    leaves,
  };
}

/** Ranks places for a family: what is missing first, since a place that lacks something does not fit; then how well it suits. */
export function rankPlaces<Place extends Candidate>(wish: FamilyWish, places: readonly Place[], today: PlainDate): RankedPlace<Place>[] {
  const need = needOf(wish, today);
  return places
    .map((place) => {
      const reasons = reasonsOf(wish, place, { today, days: need.days });
      return { place, reasons, lacks: [...matchPlace(need, place).missing, ...lacksOf(wish, place)], score: scoreOf(reasons) };
    })
    .sort((one, other) => one.lacks.length - other.lacks.length || other.score - one.score || (one.place.id < other.place.id ? -1 : 1));
}

function lacksOf({ home, radiusKilometres }: FamilyWish, { position, free }: Candidate): Lack[] {
  const kilometres = home && position ? distanceKilometres(home, position) : 0;
  // Who has named no distance does not go to the other end of France.
  const wanted = radiusKilometres ?? nearKilometres;
  return [
    ...(kilometres > wanted ? [{ kind: 'far', kilometres: Math.round(kilometres), wanted } as const] : []),
    ...(free < 1 ? [{ kind: 'promised' } as const] : []),
  ];
}

function reasonsOf(wish: FamilyWish, place: Candidate, { today, days }: { today: PlainDate; days: number }): Reason[] {
  const { home, work, nurserySlug, births } = wish;
  const reasons: Reason[] = [];
  if (nurserySlug !== null && nurserySlug === place.nurserySlug) reasons.push({ kind: 'asked' });
  if (home && place.position) {
    const kilometres = distanceKilometres(home, place.position);
    reasons.push({ kind: 'home', kilometres: tenth(kilometres) });
    if (work) {
      const detour = kilometres + distanceKilometres(place.position, work) - distanceKilometres(home, work);
      reasons.push({ kind: 'detour', kilometres: tenth(detour) });
    }
  }
  if (freshness(place.reportedOn, today) === 'confirmed') reasons.push({ kind: 'confirmed' });
  const offered = countHalfDays(place.days);
  if (days > 0 && offered > countHalfDays(days)) reasons.push({ kind: 'more-days', offered: offered / 2 });
  const small = births.filter((birth) => addMonths(birth, oldestMonths) > today).length;
  if (small > 1 && place.free >= small) reasons.push({ kind: 'siblings', children: small });
  return reasons;
}

const tenth = (kilometres: number) => Math.round(Math.max(0, kilometres) * 10) / 10;

/** Points of a reason; a kilometre costs as much as a little, ten as much as a nursery one has asked for is worth. */
function scoreOf(reasons: readonly Reason[]): number {
  return reasons.reduce((total, reason) => total + pointsOf(reason), 0);
}

function pointsOf(reason: Reason): number {
  switch (reason.kind) {
    case 'asked':
      return 30;
    case 'home':
      return -2 * reason.kilometres;
    case 'detour':
      return -reason.kilometres;
    case 'siblings':
      return 20;
    case 'confirmed':
      return 10;
    case 'more-days':
      return -1;
  }
}
