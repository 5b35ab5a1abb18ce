import type { PlainDate } from '../../forms/fields/plain-date.ts';
import { countHalfDays } from '../half-days.ts';
import type { NurseryPlace } from '../nursery-place.ts';
import type { CareNeed } from './care-need.ts';

/** What of a place decides whether it fits. */
export type OfferedPlace = Pick<
  NurseryPlace,
  'ageFromMonths' | 'ageToMonths' | 'days' | 'availableFrom' | 'availableUntil' | 'opens' | 'closes'
>;

/** What a place lacks of a need. */
export type Missing =
  | { kind: 'age'; from: number; to: number }
  | { kind: 'begins'; from: PlainDate }
  | { kind: 'ended'; until: PlainDate }
  | { kind: 'days'; offered: number; need: number }
  | { kind: 'opens'; at: number }
  | { kind: 'closes'; at: number };

/** How a place meets a need: it fits where nothing is missing. */
export interface PlaceMatch<Place extends OfferedPlace = OfferedPlace> {
  place: Place;
  missing: Missing[];
}

/** How a place meets a need. */
export function matchPlace<Place extends OfferedPlace>(need: CareNeed, place: Place): PlaceMatch<Place> {
  return { place, missing: missingOf(need, place) };
}

/** The best of some places: what lacks least, then shares most half days, then begins first; null where there is none. */
export function bestMatch<Place extends OfferedPlace>(need: CareNeed, places: readonly Place[]): PlaceMatch<Place> | null {
  const shared = ({ place }: PlaceMatch) => countHalfDays(place.days & need.days);
  const begins = ({ place }: PlaceMatch) => place.availableFrom ?? '';
  const [best] = places
    .map((place) => matchPlace(need, place))
    .sort(
      (one, other) =>
        one.missing.length - other.missing.length ||
        shared(other) - shared(one) ||
        (begins(one) < begins(other) ? -1 : begins(one) > begins(other) ? 1 : 0),
    );
  return best ?? null;
}

function missingOf({ ages, start, days, arrives, leaves }: CareNeed, place: OfferedPlace): Missing[] {
  const missing: Missing[] = [];
  if (ages && (place.ageFromMonths > ages.oldest || place.ageToMonths < ages.youngest))
    missing.push({ kind: 'age', from: place.ageFromMonths, to: place.ageToMonths });
  const { availableFrom, availableUntil } = place;
  if (availableFrom !== null && start.until !== null && availableFrom > start.until) missing.push({ kind: 'begins', from: availableFrom });
  if (availableUntil !== null && availableUntil < start.from) missing.push({ kind: 'ended', until: availableUntil });
  // Half a day is told as half a day: « 3,5 jours sur 4 ».
  if ((place.days & days) !== days) {
    missing.push({ kind: 'days', offered: countHalfDays(place.days & days) / 2, need: countHalfDays(days) / 2 });
  }
  if (arrives !== null && place.opens !== null && place.opens > arrives) missing.push({ kind: 'opens', at: place.opens });
  if (leaves !== null && place.closes !== null && place.closes < leaves) missing.push({ kind: 'closes', at: place.closes });
  return missing;
}
