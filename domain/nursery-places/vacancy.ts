import type { PlainDate } from '../forms/fields/plain-date.ts';
import { type Freshness, freshness, type NurseryPlace, type PlaceKind, shownPlaces } from './nursery-place.ts';

/** A report that counts today: when it was said, and what it is still worth. */
interface Report {
  date: PlainDate;
  freshness: Exclude<Freshness, 'outdated'>;
}

/**
 * What is known of the free places of a nursery on a day: four states that are never mixed up (requirement R3.3). `unknown` is « not
 * known »: nobody has said anything, or too long ago; `not-communicated`: the nursery does not say.
 */
export type Vacancy =
  | (Report & {
      state: 'available';
      count: number;
      kind: PlaceKind;
      /** The day from which; null where they are free today. */
      from: PlainDate | null;
    })
  | (Report & { state: 'full' })
  | (Report & { state: 'not-communicated' })
  | { state: 'unknown' };

/**
 * The state that follows from the places of a nursery. Counted are those of one kind and one moment, so that the figure is true of
 * all of them: regular ones before occasional ones, those of today before those to come.
 */
export function vacancyOf(places: readonly NurseryPlace[], today: PlainDate): Vacancy {
  const current = shownPlaces(places, today);
  const numbers = current.filter(({ availability }) => availability === 'number');
  const regular = numbers.filter(({ kind }) => kind === 'regular');
  const ofKind = regular.length ? regular : numbers;
  const [kind] = ofKind.map((place) => place.kind);
  if (kind) {
    const from =
      ofKind.map(({ availableFrom }) => (availableFrom !== null && availableFrom > today ? availableFrom : '')).toSorted()[0] || null;
    const counted = ofKind.filter(({ availableFrom }) =>
      from === null ? availableFrom === null || availableFrom <= today : availableFrom === from,
    );
    const count = counted.reduce((sum, place) => sum + (place.count ?? 0), 0);
    return { state: 'available', count, kind, from, ...reportOf(counted, today) };
  }
  if (!current.length) return { state: 'unknown' };
  const isFull = current.every(({ availability }) => availability === 'full');
  return { state: isFull ? 'full' : 'not-communicated', ...reportOf(current, today) };
}

/** Of several reports the oldest counts: all of them were true on its day at the earliest. */
function reportOf(places: readonly NurseryPlace[], today: PlainDate): Report {
  const date = places.map(({ reportedOn }) => reportedOn).toSorted()[0] ?? today;
  return { date, freshness: freshness(date, today) === 'confirmed' ? 'confirmed' : 'to-confirm' };
}
