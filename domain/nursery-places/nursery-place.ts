import { addDays, type PlainDate } from '../forms/fields/plain-date.ts';
import type { HalfDays } from './half-days.ts';

export const placeAvailabilities = ['number', 'full', 'not_communicated'] as const;
export type PlaceAvailability = (typeof placeAvailabilities)[number];

export const placeKinds = ['regular', 'occasional'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Who said what is known of a place: our team, the nursery, or a file that was imported. */
export const placeOrigins = ['editor', 'manager', 'import'] as const;
export type PlaceOrigin = (typeof placeOrigins)[number];

/** What a nursery has said of its places for an age on some days. « Place » alone is a town in this code. */
export interface NurseryPlace {
  /** Of the document in the CMS. */
  id: string;
  /** Age of the child at its start in completed months; both ends count. */
  ageFromMonths: number;
  ageToMonths: number;
  days: HalfDays;
  availability: PlaceAvailability;
  /** At least one where a number was said; else null. */
  count: number | null;
  /** First and last day; null is open. */
  availableFrom: PlainDate | null;
  availableUntil: PlainDate | null;
  kind: PlaceKind;
  /** Minutes since midnight; null where the hours are those of the nursery. */
  opens: number | null;
  closes: number | null;
  /** Euros an hour of a free tariff. */
  hourlyPrice: number | null;
  reportedOn: PlainDate;
  origin: PlaceOrigin;
}

/** How much a report is worth: managers have to tell their places each week. */
export type Freshness = 'confirmed' | 'to-confirm' | 'outdated';

/** Days for which a report is a fact. */
export const confirmedDays = 7;
/** Days for which a report is told at all, with its date. */
export const shownDays = 30;

/** The first day whose reports are confirmed today. */
export function confirmedSince(today: PlainDate): PlainDate {
  return addDays(today, -confirmedDays);
}

/** The first day whose reports are still told today. */
export function shownSince(today: PlainDate): PlainDate {
  return addDays(today, -shownDays);
}

/** What a report of a day is worth today; one of the future is worth nothing. */
export function freshness(reportedOn: PlainDate, today: PlainDate): Freshness {
  if (reportedOn > today || reportedOn < shownSince(today)) return 'outdated';
  return reportedOn < confirmedSince(today) ? 'to-confirm' : 'confirmed';
}

type Told = Pick<NurseryPlace, 'reportedOn' | 'availableUntil'>;

/** Tells which places may be told today: none that ended, and none whose report is outdated. Whatever shows or finds places goes through this. */
export function shownOn(today: PlainDate): (place: Told) => boolean {
  const since = shownSince(today);
  return ({ reportedOn, availableUntil }) =>
    reportedOn <= today && reportedOn >= since && (availableUntil === null || availableUntil >= today);
}

/** The places that may be told today. */
export function shownPlaces<Place extends Told>(places: readonly Place[], today: PlainDate): Place[] {
  return places.filter(shownOn(today));
}

/** The next day on which time alone changes what may be told of places; null where none does. */
export function placesChangeOn(places: readonly NurseryPlace[], today: PlainDate): PlainDate | null {
  const days = places.flatMap(({ reportedOn, availableUntil }) => [
    addDays(reportedOn, confirmedDays + 1),
    addDays(reportedOn, shownDays + 1),
    ...(availableUntil === null ? [] : [addDays(availableUntil, 1)]),
  ]);
  return days.filter((day) => day > today).toSorted()[0] ?? null;
}
