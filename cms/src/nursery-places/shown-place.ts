import { writtenPlace } from './written-place';

/** What the site may know of a place: not who said it, nor the note of the team. */
export function shownPlace(row: Record<string, unknown>): Record<string, unknown> {
  return { id: row.documentId, ...writtenPlace(row), origin: row.origin };
}
