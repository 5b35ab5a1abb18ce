import type { WeekHours } from '../../../domain/childcare/opening-hours.ts';
import type { PlainDate } from '../../../domain/forms/fields/plain-date.ts';
import type { CareNeed } from '../../../domain/nursery-places/matching/care-need.ts';
import { bestMatch, matchPlace, type OfferedPlace, type PlaceMatch } from '../../../domain/nursery-places/matching/match-place.ts';
import { freePlaces, offeredPlaces } from '../../../domain/nursery-places/matching/offered-places.ts';
import { type NurseryPlace, shownOn } from '../../../domain/nursery-places/nursery-place.ts';

/** The column that tells whether a nursery has a place that fits. */
export const fitColumns = 'n.offers';

/** What this column holds, as JSON where it has not been read yet; null in a row that the code of before has written. */
export interface FitRow {
  offers?: string | readonly Offer[] | null;
}

/** What of a free place decides whether it fits, and whether it is told today. */
export type Offer = readonly [
  ageFromMonths: number,
  ageToMonths: number,
  days: number,
  availableFrom: PlainDate | null,
  availableUntil: PlainDate | null,
  opens: number | null,
  closes: number | null,
  reportedOn: PlainDate,
];

/** What the column holds of a nursery. */
export function offersOf({ reportedPlaces, hours }: { reportedPlaces: readonly NurseryPlace[]; hours: WeekHours | null }): Offer[] {
  return freePlaces(reportedPlaces, hours).map((place) => [
    place.ageFromMonths,
    place.ageToMonths,
    place.days,
    place.availableFrom,
    place.availableUntil,
    place.opens,
    place.closes,
    place.reportedOn,
  ]);
}

/** The place of a nursery that is nearest to what is looked for; null where it has told none that counts today. */
export function matchOf(
  need: CareNeed,
  { places, hours }: { places: readonly NurseryPlace[]; hours: WeekHours | null },
  today: PlainDate,
): PlaceMatch<NurseryPlace> | null {
  return bestMatch(need, offeredPlaces(places, hours, today));
}

/** Tells whether a nursery has a place that fits. */
export function fitsOn(need: CareNeed, today: PlainDate): (row: FitRow) => boolean {
  const isShown = shownOn(today);
  return ({ offers }) => {
    // Written by the feed.
    const list: readonly Offer[] = typeof offers === 'string' ? JSON.parse(offers) : (offers ?? []);
    return list.map(toPlace).some((place) => isShown(place) && matchPlace(need, place).missing.length === 0);
  };
}

function toPlace([ageFromMonths, ageToMonths, days, availableFrom, availableUntil, opens, closes, reportedOn]: Offer): OfferedPlace &
  Pick<NurseryPlace, 'reportedOn'> {
  return { ageFromMonths, ageToMonths, days, availableFrom, availableUntil, opens, closes, reportedOn };
}
