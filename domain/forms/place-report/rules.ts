import * as v from 'valibot';
import { oldestMonths } from '../../nursery-places/place-problems.ts';
import { box, line, optional, plainDate, wholeNumber } from '../fields.ts';
import { defineRules, type ValuesOf } from '../form-rules.ts';
import { type HalfDayField, halfDayFields, mostReportedPlaces, type ReportedPlace } from './place-report.ts';

/** No nursery has more places; how many a certain one may have, the worker knows. */
const mostPlaces = 300;
const longestName = 64;

/** The same of every half day. */
function ofHalfDays<Value>(make: () => Value): Record<HalfDayField, Value> {
  return {
    ...{ mondayMorning: make(), mondayAfternoon: make(), tuesdayMorning: make(), tuesdayAfternoon: make() },
    ...{ wednesdayMorning: make(), wednesdayAfternoon: make(), thursdayMorning: make(), thursdayAfternoon: make() },
    ...{ fridayMorning: make(), fridayAfternoon: make() },
  };
}

const hasDay = (place: Record<HalfDayField, boolean>) => halfDayFields.some((name) => place[name]);

const place = v.pipe(
  v.object({
    id: optional(line(longestName)),
    count: wholeNumber(0, mostPlaces),
    ageFromMonths: wholeNumber(0, oldestMonths),
    ageToMonths: wholeNumber(0, oldestMonths),
    availableFrom: optional(plainDate()),
    ...ofHalfDays(box),
  }),
  v.forward(
    v.partialCheck([['ageFromMonths'], ['ageToMonths']], ({ ageFromMonths, ageToMonths }) => ageFromMonths <= ageToMonths, 'ages_order'),
    ['ageToMonths'],
  ),
  // Of a new row nobody has said otherwise; where days stood and were taken away, somebody has.
  v.transform((values) => (values.id === null && !hasDay(values) ? { ...values, ...ofHalfDays(() => true) } : values)),
  v.forward(
    v.check((values) => hasDay(values), 'day_missing'),
    ['mondayMorning'],
  ),
);

/** The places of a nursery. Which one, and by which link, the worker writes into it once it has looked at the link. */
export const placeReportRules = defineRules({
  version: 1,
  fields: () => ({
    nursery: line(longestName),
    /** Of the link, in seconds since 1970. */
    expires: line(longestName),
    /** What the page has shown: a page that was opened before another report shows what is known by now. */
    seen: optional(line(longestName)),
    places: v.array(place),
  }),
  schema: (entries) => v.object(entries),
  most: { places: mostReportedPlaces },
});

export type PlaceReportValues = ValuesOf<typeof placeReportRules>;

/** The places of a report as the CMS takes them. */
export function reportedPlaces({ places }: Pick<PlaceReportValues, 'places'>): ReportedPlace[] {
  return places.map(({ id, count, ageFromMonths, ageToMonths, availableFrom, ...days }) => ({
    ...{ id, count, ageFromMonths, ageToMonths, availableFrom },
    days: halfDayFields.map((name) => (days[name] ? '1' : '0')).join(''),
  }));
}
