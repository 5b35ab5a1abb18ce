import type { FlatValues } from '../../../domain/forms/form-values.ts';

/** What a family has just told in a pre-registration, for the fields of the letter. */
export interface CarriedFacts {
  values: FlatValues;
  nurserySlug: string | null;
}

let carried: CarriedFacts | null = null;

/**
 * Keeps the facts for as long as this document lasts: no address, no storage and no server holds them. Only an event of
 * the browser may call it, for the worker renders the pages of everybody.
 */
export function carryFacts(facts: CarriedFacts | null): void {
  carried = facts;
}

/** What was carried; null in the worker and in a document that has just been opened. */
export const carriedFacts = (): CarriedFacts | null => carried;
