import { workdays } from '../domain/childcare/workdays';
import { toPosition } from '../domain/distance';
import type { AlertWish } from '../domain/nursery-places/alerts/find-for-alert';
import { type DayPart, dayParts } from '../domain/nursery-places/matching/day-parts';
import type { Submission } from '../submissions/submission';

/** An alert of the database, as far as our code looks at it. */
export interface PlaceAlert extends Submission {
  email: string;
  /** Last day on which it writes. */
  endsOn: string;
  /** What its next mail tells: a list of `NewPlace`. */
  newPlaces?: unknown;
  /** Ids of places that were told and are still there. */
  toldPlaces?: unknown;
  /** The day of its last mail. */
  writtenOn?: string | null;
}

/** A place that a mail is to tell, and the nursery it is in. */
export interface NewPlace {
  nursery: string;
  place: string;
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
const textOf = (value: unknown) => (typeof value === 'string' && value ? value : null);

/** What an alert looks for. */
export function wishOf(alert: PlaceAlert): AlertWish {
  const days = Array.isArray(alert.days) ? alert.days : [];
  const dayPart: DayPart = dayParts.find((candidate) => candidate === alert.dayPart) ?? 'day';
  return {
    home: toPosition(numberOf(alert.latitude), numberOf(alert.longitude)),
    work: toPosition(numberOf(alert.workLatitude), numberOf(alert.workLongitude)),
    radiusKilometres: Number(alert.radiusKilometres ?? 0),
    nurserySlug: textOf(alert.nurserySlug),
    care: {
      birth: textOf(alert.birthMonth),
      start: textOf(alert.startMonth),
      days: workdays.filter((day) => days.includes(day)),
      dayPart,
      arrives: null,
      leaves: null,
    },
  };
}

/** The ids of a list of the database. */
export function idsOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

/** The new places of a list of the database. */
export function newPlacesOf(stored: unknown): NewPlace[] {
  const isNewPlace = (one: Partial<NewPlace> | null): one is NewPlace => typeof one?.nursery === 'string' && typeof one.place === 'string';
  return Array.isArray(stored) ? stored.filter(isNewPlace) : [];
}
