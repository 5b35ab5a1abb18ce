import { type PlainDate, readPlainDate } from '../forms/fields/plain-date.ts';
import { readHalfDays } from './half-days.ts';
import { placeAvailabilities, placeKinds } from './nursery-place.ts';

/** A place as somebody has written it, before it is known to be one; null where nothing was written. */
export interface WrittenPlace {
  ageFromMonths: number | null;
  ageToMonths: number | null;
  /** Ten digits, as the CMS keeps half days. */
  days: string | null;
  availability: string | null;
  count: number | null;
  availableFrom: string | null;
  availableUntil: string | null;
  kind: string | null;
  /** `07:30` */
  opensAt: string | null;
  closesAt: string | null;
  hourlyPrice: number | null;
  reportedOn: string | null;
}

export type PlaceField = keyof WrittenPlace;

/** What can be wrong with a field of a place. */
export type PlaceReason =
  | 'missing'
  | 'impossible'
  /** The older age is below the younger one, the end before the start. */
  | 'crossed'
  | 'no-day'
  /** A number beside « full » or « not communicated ». */
  | 'contradicts'
  /** More places than the nursery is approved for, over all that is said of it. */
  | 'too-many'
  | 'future';

export interface PlaceProblem {
  field: PlaceField;
  reason: PlaceReason;
}

/** What a place is judged by besides itself. */
export interface PlaceScope {
  /** Places the nursery is approved for; null where that is not known. */
  approvedPlaces: number | null;
  /** Places said of the same nursery elsewhere. */
  otherCount: number;
  today: PlainDate;
}

export const oldestMonths = 72;
const dearestHour = 100;
const time = /^([01]\d|2[0-3]):[0-5]\d$/;

type Check = [PlaceField, PlaceReason | null];

/** What is wrong with a place, each field once at most; none where it can be. */
export function placeProblems(place: WrittenPlace, scope: PlaceScope): PlaceProblem[] {
  const checks: Check[] = [...ageChecks(place), ...availabilityChecks(place, scope), ...dayChecks(place), ...otherChecks(place, scope)];
  return checks.flatMap(([field, reason]) => (reason === null ? [] : [{ field, reason }]));
}

/** Whether a report moves the places of a nursery by more than half of those it is approved for: a person looks at it before it is shown. */
export function isJump({ before, after, approvedPlaces }: { before: number; after: number; approvedPlaces: number | null }): boolean {
  return approvedPlaces !== null && Math.abs(after - before) > approvedPlaces / 2;
}

function ageReason(months: number | null): PlaceReason | null {
  if (months === null) return 'missing';
  return Number.isInteger(months) && months >= 0 && months <= oldestMonths ? null : 'impossible';
}

function ageChecks({ ageFromMonths: from, ageToMonths: to }: WrittenPlace): Check[] {
  const isCrossed = from !== null && to !== null && ageReason(from) === null && from > to;
  return [
    ['ageFromMonths', ageReason(from)],
    ['ageToMonths', ageReason(to) ?? (isCrossed ? 'crossed' : null)],
  ];
}

function availabilityChecks({ availability, count, days, kind }: WrittenPlace, scope: PlaceScope): Check[] {
  return [
    ['days', daysReason(days)],
    ['availability', choiceReason(availability, placeAvailabilities)],
    ['count', countReason(availability, count, scope)],
    ['kind', choiceReason(kind, placeKinds)],
  ];
}

function daysReason(days: string | null): PlaceReason | null {
  if (days === null || days === '') return 'missing';
  const read = readHalfDays(days);
  if (read === null) return 'impossible';
  return read === 0 ? 'no-day' : null;
}

function choiceReason(value: string | null, choices: readonly string[]): PlaceReason | null {
  if (value === null || value === '') return 'missing';
  return choices.includes(value) ? null : 'impossible';
}

function countReason(
  availability: string | null,
  count: number | null,
  { approvedPlaces, otherCount }: Pick<PlaceScope, 'approvedPlaces' | 'otherCount'>,
): PlaceReason | null {
  if (choiceReason(availability, placeAvailabilities) !== null) return null;
  if (availability !== 'number') return count === null ? null : 'contradicts';
  if (count === null) return 'missing';
  if (!Number.isInteger(count) || count < 1) return 'impossible';
  return approvedPlaces !== null && count + otherCount > approvedPlaces ? 'too-many' : null;
}

function dayChecks({ availableFrom, availableUntil }: WrittenPlace): Check[] {
  const [from, until] = [availableFrom, availableUntil].map((day) => (day ? readPlainDate(day) : undefined));
  const isCrossed = from && until ? until < from : false;
  return [
    ['availableFrom', from === null ? 'impossible' : null],
    ['availableUntil', until === null ? 'impossible' : isCrossed ? 'crossed' : null],
  ];
}

function otherChecks({ opensAt, closesAt, hourlyPrice, reportedOn }: WrittenPlace, { today }: PlaceScope): Check[] {
  const reported = reportedOn ? readPlainDate(reportedOn) : undefined;
  const isPrice = hourlyPrice === null || (hourlyPrice > 0 && hourlyPrice <= dearestHour);
  const isCrossed = closesAt && opensAt && time.test(opensAt) && closesAt <= opensAt;
  return [
    ['opensAt', timeReason(opensAt, closesAt)],
    ['closesAt', timeReason(closesAt, opensAt) ?? (isCrossed ? 'crossed' : null)],
    ['hourlyPrice', isPrice ? null : 'impossible'],
    ['reportedOn', reported === undefined ? 'missing' : reported === null ? 'impossible' : reported > today ? 'future' : null],
  ];
}

/** The two hours go together. */
function timeReason(written: string | null, other: string | null): PlaceReason | null {
  if (!written) return other ? 'missing' : null;
  return time.test(written) ? null : 'impossible';
}
