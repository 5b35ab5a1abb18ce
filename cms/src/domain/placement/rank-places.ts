import { workdays } from '../childcare/workdays.ts';
import { distanceKilometres, nearKilometres, type Position } from '../distance.ts';
import { addDays, addMonths, type PlainDate } from '../forms/fields/plain-date.ts';
import { countHalfDays } from '../nursery-places/half-days.ts';
import { agesAtStart } from '../nursery-places/matching/age-at-start.ts';
import type { CareNeed } from '../nursery-places/matching/care-need.ts';
import { halfDaysOf } from '../nursery-places/matching/day-parts.ts';
import { type Missing, matchPlace, type OfferedPlace } from '../nursery-places/matching/match-place.ts';
import { freshness } from '../nursery-places/nursery-place.ts';

/** What a nursery must offer a child, or whoever brings it, so that they can come at all. */
export const accessNeeds = ['wheelchair', 'disability'] as const;
export type AccessNeed = (typeof accessNeeds)[number];

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
  /** Which of both a nursery is to be near: `home`, `work` or `either`. */
  placePreference: string | null;
  radiusKilometres: number | null;
  nurserySlug: string | null;
  /** Further nurseries that the family has saved, by their slugs. */
  savedNurseries: readonly string[];
  access: readonly AccessNeed[];
  /** Nurseries where a child of the family has a place already, by their slugs. */
  siblingsAt: readonly string[];
  /** Places that the family's employer has bought and not given yet, by the slugs of their nurseries. */
  employerPlaces: ReadonlyMap<string, number>;
}

/** A place that can be promised, with what is known of its nursery. */
export interface Candidate extends OfferedPlace {
  id: string;
  nurserySlug: string | null;
  position: Position | null;
  /** What its nursery says of each; null where it has said nothing. */
  access: Readonly<Record<AccessNeed, boolean | null>>;
  reportedOn: PlainDate;
  /** Places that are promised to nobody yet. */
  free: number;
}

/** Why a place is a good one. */
export type Reason =
  | { kind: 'asked' }
  | { kind: 'saved' }
  | { kind: 'home'; kilometres: number }
  | { kind: 'detour'; kilometres: number }
  | { kind: 'confirmed' }
  | { kind: 'more-days'; offered: number }
  | { kind: 'siblings'; children: number }
  | { kind: 'sibling-here' }
  | { kind: 'employer'; left: number }
  | { kind: 'access'; need: AccessNeed };

/** What is missing, or that the nursery is further than the family would go, or that nothing is left of it. */
export type Lack =
  | Missing
  | { kind: 'far'; kilometres: number; limit: number }
  | { kind: 'promised' }
  /** Where the nursery has not told, somebody has to ask it first. */
  | { kind: 'access'; need: AccessNeed; isKnown: boolean };

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

/** Where the nursery is to be near, as far as that is known. */
export function anchorsOf({ home, work, placePreference }: Pick<FamilyWish, 'home' | 'work' | 'placePreference'>): Position[] {
  const anchors = placePreference === 'work' ? [work] : placePreference === 'either' ? [home, work] : [home];
  return anchors.filter((position) => position !== null);
}

function lacksOf(wish: FamilyWish, { position, free, access }: Candidate): Lack[] {
  const distances = position ? anchorsOf(wish).map((anchor) => distanceKilometres(anchor, position)) : [];
  const kilometres = distances.length > 0 ? Math.min(...distances) : 0;
  // Who has named no distance does not go to the other end of France.
  const mostKilometres = wish.radiusKilometres ?? nearKilometres;
  const closed = wish.access.filter((need) => access[need] !== true);
  return [
    ...closed.map((need) => ({ kind: 'access', need, isKnown: access[need] === false }) as const),
    ...(kilometres > mostKilometres ? [{ kind: 'far', kilometres: Math.round(kilometres), limit: mostKilometres } as const] : []),
    ...(free < 1 ? [{ kind: 'promised' } as const] : []),
  ];
}

/** How many times further than it wants a family may be asked to go. */
const mostTimes = 2;

/** True where no change of mind makes a place fit: it is in another part of the country. */
export function isOutOfReach({ lacks }: RankedPlace): boolean {
  return lacks.some((lack) => lack.kind === 'far' && lack.kilometres > Math.max(nearKilometres, mostTimes * lack.limit));
}

/** What alone keeps places from fitting, and how many: what a family could change to have more of a choice. */
export function changesForMore(ranked: readonly RankedPlace[]): { kind: Lack['kind']; places: number }[] {
  const kinds = ranked.flatMap(({ lacks: [lack, ...others] }) => (lack && others.length === 0 ? [lack.kind] : []));
  return [...Map.groupBy(kinds, (kind) => kind)]
    .map(([kind, { length }]) => ({ kind, places: length }))
    .sort((one, other) => other.places - one.places || (one.kind < other.kind ? -1 : 1));
}

function reasonsOf(wish: FamilyWish, place: Candidate, { today, days }: { today: PlainDate; days: number }): Reason[] {
  const { home, work, nurserySlug, savedNurseries, births } = wish;
  const reasons: Reason[] = [];
  if (nurserySlug !== null && nurserySlug === place.nurserySlug) reasons.push({ kind: 'asked' });
  else if (place.nurserySlug !== null && savedNurseries.includes(place.nurserySlug)) reasons.push({ kind: 'saved' });
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
  return [...reasons, ...knownOf(wish, place)];
}

/** What is known of the family at this nursery, and that it offers what the family needs to come at all. */
function knownOf({ siblingsAt, employerPlaces, access }: FamilyWish, { nurserySlug, access: offered }: Candidate): Reason[] {
  const left = nurserySlug === null ? 0 : (employerPlaces.get(nurserySlug) ?? 0);
  return [
    ...(nurserySlug !== null && siblingsAt.includes(nurserySlug) ? [{ kind: 'sibling-here' } as const] : []),
    ...(left > 0 ? [{ kind: 'employer', left } as const] : []),
    ...access.filter((need) => offered[need] === true).map((need) => ({ kind: 'access', need }) as const),
  ];
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
    case 'saved':
      return 15;
    case 'home':
      return -2 * reason.kilometres;
    case 'detour':
      return -reason.kilometres;
    // A place that is paid already, and a way that is gone already, are worth some kilometres more.
    case 'employer':
    case 'sibling-here':
      return 25;
    case 'siblings':
      return 20;
    case 'access':
      return 0;
    case 'confirmed':
      return 10;
    case 'more-days':
      return -1;
  }
}
