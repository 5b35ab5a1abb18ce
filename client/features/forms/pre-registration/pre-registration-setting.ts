import type { FlatValues } from '../../../../domain/forms/form-values.ts';

/** A nursery of the catalogue that the request is about. */
export interface CarriedNursery {
  slug: string;
  name: string;
}

/** The nurseries that the request is about: the first, and what else the family has saved. */
export interface Carried {
  nursery: CarriedNursery | null;
  saved: CarriedNursery[];
}

/** What the page tells the pre-registration beside what every form is told. */
export interface PreRegistrationSetting extends Carried {
  step: number;
  /** The day it is in Paris. */
  today: string;
}

/** Of a form that nobody has begun. */
export const firstStep: PreRegistrationSetting = { step: 1, nursery: null, saved: [], today: '' };

/** The fields that nurseries are carried in. */
export const carriedValues = ({ nursery, saved }: Carried): FlatValues => ({
  ...(nursery && { nurserySlug: nursery.slug }),
  ...(saved.length > 0 && { savedNurseries: saved.map(({ slug }) => slug) }),
});

/** Those that the family still wishes for. */
export const stillCarried = ({ nursery, saved }: Carried, { nurserySlug, savedNurseries = [] }: FlatValues): Carried => ({
  nursery: nursery?.slug === nurserySlug ? nursery : null,
  saved: saved.filter(({ slug }) => savedNurseries.includes(slug)),
});
