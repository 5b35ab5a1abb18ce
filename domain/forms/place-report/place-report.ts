import { defineForm } from '../define-form.ts';
import type { PlainDate } from '../fields/plain-date.ts';
import type { FlatValues } from '../form-values.ts';

/** What a manager tells of the places of their nursery, by the link of a mail. */
export const placeReport = defineForm({
  name: 'place-report',
  segment: 'places',
  page: '/faq-gestionnaire/comment-declarer-mes-places-disponibles',
  asksForPhone: false,
  isFollowed: false,
  hasOwnPage: true,
  withoutMarketing: true,
  outcomes: { taken: 'merci', to_review: 'a-verifier' },
});

/** The page that a link opens: `{managedPlacesPath}/{nursery}`. */
export const managedPlacesPath = '/gestionnaires/places';

/** Rows of a report: a nursery that has more tells the others to the team. */
export const mostReportedPlaces = 12;

/** A field each half day, in the order of the ten digits that the CMS keeps. */
export const halfDayFields = [
  'mondayMorning',
  'mondayAfternoon',
  'tuesdayMorning',
  'tuesdayAfternoon',
  'wednesdayMorning',
  'wednesdayAfternoon',
  'thursdayMorning',
  'thursdayAfternoon',
  'fridayMorning',
  'fridayAfternoon',
] as const;
export type HalfDayField = (typeof halfDayFields)[number];

/** A place as its manager sees it: also one that waits for a person, and one that was reported long ago. */
export interface ManagedPlace {
  id: string;
  ageFromMonths: number;
  ageToMonths: number;
  /** Ten digits, from Monday morning to Friday afternoon. */
  days: string;
  /** None is full; null where the nursery does not tell. */
  count: number | null;
  availableFrom: PlainDate | null;
  reportedOn: PlainDate | null;
  awaitsReview: boolean;
}

/** A place as a report tells it; a new one has no id. */
export interface ReportedPlace extends Pick<ManagedPlace, 'ageFromMonths' | 'ageToMonths' | 'days' | 'availableFrom'> {
  id: string | null;
  count: number;
}

/** Why a link opens nothing: it was not opened, or changed, or has ended; a newer one counts; the nursery is not shown any more. */
export type ClosedLink = 'missing' | 'forged' | 'ended' | 'revoked' | 'gone';

/** How many places there are over all rows. */
export function sumOfPlaces(places: readonly { count: number | null }[]): number {
  return places.reduce((sum, { count }) => sum + (count ?? 0), 0);
}

/** What places say, as one text that differs where they do: when and by whom it was said is left out. */
export function contentOfPlaces(places: readonly Omit<ManagedPlace, 'id' | 'reportedOn' | 'awaitsReview'>[]): string {
  const rows = places.map(({ ageFromMonths, ageToMonths, days, count, availableFrom }) =>
    JSON.stringify([ageFromMonths, ageToMonths, days, count, availableFrom]),
  );
  return rows.toSorted().join();
}

/** Places as the fields of a report are filled in with them; `countOf` makes another number of each. */
export function fieldsOfPlaces(places: readonly ManagedPlace[], countOf = ({ count }: ManagedPlace) => count): FlatValues {
  const fields = places.flatMap(({ days, ...place }, index) => {
    const { id, ageFromMonths, ageToMonths, availableFrom } = place;
    const rowFields = { id, count: countOf({ ...place, days }), ageFromMonths, ageToMonths, availableFrom };
    const ticked = halfDayFields.filter((_, half) => days[half] === '1').map((name) => [name, '1'] as const);
    return [...Object.entries(rowFields), ...ticked].map(([name, value]) => [`places.${index}.${name}`, String(value ?? '')] as const);
  });
  return Object.fromEntries(fields);
}
