import { addDays, midnightInParis, todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { placesChangeOn } from '../../../domain/nursery-places/nursery-place.ts';
import type { NurserySummary } from '../../content/directory/nurseries.ts';

/** When the calendar alone changes what is told of the places of nurseries, in milliseconds since 1970: a report grows old at midnight in Paris. */
export function placesChangeAt(nurseries: readonly Pick<NurserySummary, 'reportedPlaces'>[], now: number): number | undefined {
  const day = placesChangeOn(
    nurseries.flatMap(({ reportedPlaces }) => reportedPlaces),
    todayInParis(now),
  );
  return day === null ? undefined : midnightInParis(day);
}

/** The next midnight in Paris, for a page whose nurseries are still on their way. */
export function nextMidnight(now: number): number {
  return midnightInParis(addDays(todayInParis(now), 1));
}
