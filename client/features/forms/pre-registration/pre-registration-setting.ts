import type { FlatValues } from '../../../../domain/forms/form-values.ts';

/** A nursery of the catalogue that the request is about. */
export interface CarriedNursery {
  slug: string;
  name: string;
}

/** What the page tells the pre-registration beside what every form is told. */
export interface PreRegistrationSetting {
  step: number;
  nursery: CarriedNursery | null;
  /** What a search has said already; what was entered goes before it. */
  preset?: FlatValues;
  /** The day it is in Paris. */
  today: string;
}

/** Of a form that nobody has begun. */
export const firstStep: PreRegistrationSetting = { step: 1, nursery: null, today: '' };
