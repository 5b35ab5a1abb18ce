import type { Core } from '@strapi/strapi';
import { countOf, type PlaceRow, placesOf } from '../nursery-places/place-rows';

/** What of a place is told to its manager. */
export interface ToldPlace {
  id: string;
  ageFromMonths: number;
  ageToMonths: number;
  /** Ten digits, from Monday morning to Friday afternoon. */
  days: string;
  availability: string;
  count: number | null;
  availableFrom: string | null;
  reportedOn: string | null;
  awaitsReview: boolean;
}

/** All places of a nursery as its manager sees them, also those that a person still has to look at. */
export async function toldPlaces(strapi: Core.Strapi, nurseryId: string): Promise<ToldPlace[]> {
  return (await placesOf(strapi, nurseryId)).map(toToldPlace);
}

const dayOrNull = (value: unknown) => (value ? String(value) : null);

function toToldPlace(row: PlaceRow): ToldPlace {
  return {
    id: row.documentId,
    ageFromMonths: Number(row.ageFromMonths),
    ageToMonths: Number(row.ageToMonths),
    days: String(row.days),
    availability: row.availability,
    count: row.availability === 'number' ? countOf(row) : null,
    availableFrom: dayOrNull(row.availableFrom),
    reportedOn: dayOrNull(row.reportedOn),
    awaitsReview: row.awaitsReview === true,
  };
}
