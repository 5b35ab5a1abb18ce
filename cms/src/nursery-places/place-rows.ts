import type { Core } from '@strapi/strapi';
import { uidOf } from '../editorial/editorial-types';

export const placeUid = uidOf('place');
export const nurseryUid = uidOf('nursery');

/** A place as the database has it. */
export interface PlaceRow extends Record<string, unknown> {
  documentId: string;
  availability: string;
  count: number | null;
  awaitsReview: boolean | null;
  nursery?: { documentId: string } | null;
}

const isEntry = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The document that a relation names, in any of the forms that Strapi takes; null where it names none. */
export function namedDocument(relation: unknown): string | null {
  if (typeof relation === 'string') return relation;
  if (Array.isArray(relation)) return namedDocument(relation.at(-1) ?? null);
  if (!isEntry(relation)) return null;
  if (typeof relation.documentId === 'string') return relation.documentId;
  return namedDocument(relation.set ?? null) ?? namedDocument(relation.connect ?? null);
}

/** Whether a relation is left as it is: the panel sends both lists, empty. */
export function isUntouched(relation: unknown): boolean {
  if (relation === undefined) return true;
  if (!isEntry(relation) || Array.isArray(relation)) return false;
  return Object.values(relation).every((list) => Array.isArray(list) && list.length === 0);
}

/** One place, with the nursery it is of. */
export async function placeRow(strapi: Core.Strapi, documentId: string): Promise<PlaceRow | null> {
  const populate = { nursery: { select: ['documentId'] } };
  return (await strapi.db.query(placeUid).findOne({ where: { documentId }, populate })) as PlaceRow | null;
}

/** All places of a nursery, in the order they were first written. */
export async function placesOf(strapi: Core.Strapi, nursery: string): Promise<PlaceRow[]> {
  const rows = (await strapi.db
    .query(placeUid)
    .findMany({ where: { nursery: { documentId: nursery } }, orderBy: { id: 'asc' } })) as PlaceRow[];
  // A place leads to the draft of its nursery and to what is published of it.
  return [...new Map(rows.map((row) => [row.documentId, row])).values()];
}

/** Places that a row counts. */
export function countOf({ availability, count }: Pick<PlaceRow, 'availability' | 'count'>): number {
  return availability === 'number' ? (count ?? 0) : 0;
}
