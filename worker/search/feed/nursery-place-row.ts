import type { NurseryPlace } from '../../../domain/nursery-places/nursery-place.ts';

/** A row of the table `nursery_places`, by its columns, but for its nursery. */
export interface NurseryPlaceRow {
  id: string;
  age_from: number;
  age_to: number;
  days: number;
  state: NurseryPlace['availability'];
  count: number | null;
  from_day: string | null;
  until_day: string | null;
  kind: NurseryPlace['kind'];
  opens: number | null;
  closes: number | null;
  hourly_price: number | null;
  reported_on: string;
}

const columns: Record<keyof NurseryPlaceRow, true> = {
  id: true,
  age_from: true,
  age_to: true,
  days: true,
  state: true,
  count: true,
  from_day: true,
  until_day: true,
  kind: true,
  opens: true,
  closes: true,
  hourly_price: true,
  reported_on: true,
};

/** Columns of `nursery_places` besides the nursery. */
export const placeColumns = Object.keys(columns);

/** A place as the edge database has it: prices in cents, days as bits. */
export function toNurseryPlaceRow(place: NurseryPlace): NurseryPlaceRow {
  const { hourlyPrice } = place;
  return {
    id: place.id,
    age_from: place.ageFromMonths,
    age_to: place.ageToMonths,
    days: place.days,
    state: place.availability,
    count: place.count,
    from_day: place.availableFrom,
    until_day: place.availableUntil,
    kind: place.kind,
    opens: place.opens,
    closes: place.closes,
    hourly_price: hourlyPrice === null ? null : Math.round(hourlyPrice * 100),
    reported_on: place.reportedOn,
  };
}
