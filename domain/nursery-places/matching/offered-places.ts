import type { WeekHours } from '../../childcare/opening-hours.ts';
import { workdays } from '../../childcare/workdays.ts';
import type { PlainDate } from '../../forms/fields/plain-date.ts';
import { type NurseryPlace, shownPlaces } from '../nursery-place.ts';

/** The places a family can have today, with the hours of the nursery where a place has none of its own. */
export function offeredPlaces(places: readonly NurseryPlace[], hours: WeekHours | null, today: PlainDate): NurseryPlace[] {
  return freePlaces(shownPlaces(places, today), hours);
}

/** The places of which some are free, whatever their report is worth today, with the hours of the nursery where a place has none of its own. */
export function freePlaces(places: readonly NurseryPlace[], hours: WeekHours | null): NurseryPlace[] {
  const { opens, closes } = commonHours(hours);
  return places
    .filter(({ availability }) => availability === 'number')
    .map((place) => ({ ...place, opens: place.opens ?? opens, closes: place.closes ?? closes }));
}

/** From when until when a nursery is open on each of its days. */
function commonHours(hours: WeekHours | null): { opens: number | null; closes: number | null } {
  const days = workdays.flatMap((day) => (hours?.[day]?.length ? [hours[day]] : []));
  if (!days.length) return { opens: null, closes: null };
  return {
    opens: Math.max(...days.map((slots) => slots[0]?.opens ?? 0)),
    closes: Math.min(...days.map((slots) => slots.at(-1)?.closes ?? 0)),
  };
}
