import { addDays, type PlainDate } from '../domain/forms/fields/plain-date';
import { problemsInFrench } from '../nursery-places/place-problem';
import { writtenPlace } from '../nursery-places/written-place';
import { type Fields, isFields } from './reading/fields';
import type { SeedEntry } from './reading/seed-types';

/** The fields of the file that stand for days: what is written there is so many days before or after the day of the seed. */
const relative = { reportedDaysAgo: 'reportedOn', availableInDays: 'availableFrom', availableUntilInDays: 'availableUntil' } as const;

/** The places that a nursery of the seed has in its file; the CMS keeps them as documents of their own. */
export function seededPlaces({ uid, data }: Pick<SeedEntry, 'uid' | 'data'>): Fields[] {
  return uid === 'api::nursery.nursery' && Array.isArray(data.places) ? data.places.filter(isFields) : [];
}

/** A place of the seed as it is on a day: it was told so many days ago, so that the seed never grows old. */
export function datedPlace(place: Fields, today: PlainDate): Fields {
  const { reportedDaysAgo, availableInDays, availableUntilInDays, ...fields } = place;
  const days = { reportedDaysAgo: negated(reportedDaysAgo), availableInDays, availableUntilInDays };
  const dates = Object.entries(relative).map(([name, field]) => {
    const count = days[name as keyof typeof relative];
    return [field, typeof count === 'number' ? addDays(today, count) : null];
  });
  return { kind: 'regular', origin: 'manager', awaitsReview: false, ...fields, ...Object.fromEntries(dates) };
}

const negated = (count: unknown) => (typeof count === 'number' ? -count : null);

/** What is wrong with the places of the seed, one line each. */
export function seededPlaceProblems(entry: SeedEntry, today: PlainDate): string[] {
  const places = seededPlaces(entry).map((place) => writtenPlace(datedPlace(place, today)));
  const total = places.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const approvedPlaces = typeof entry.data.approvedPlaces === 'number' ? entry.data.approvedPlaces : null;
  return places.flatMap((place, index) => {
    const scope = { approvedPlaces, otherCount: total - (place.count ?? 0), today };
    return problemsInFrench(place, scope).map(({ message }) => `${entry.place}: places[${index}]: ${message}`);
  });
}
