/** A place as its manager has reported it; `id` is the document it was shown as, absent where it is new. */
export interface ReportedPlace {
  id: string | null;
  ageFromMonths: number;
  ageToMonths: number;
  days: string;
  /** None: full. */
  count: number;
  availableFrom: string | null;
}

/** `overtaken`: a later word was there already; `to_review` and `refused` wait for a person. */
export type ReportOutcome = 'taken' | 'to_review' | 'overtaken' | 'refused';

/** An entry of `place-report`. */
export interface PlaceReport {
  documentId: string;
  nurseryId: string;
  linkExpiresAt: string;
  submittedAt: string;
  places: ReportedPlace[];
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);
const textOrNull = (value: unknown) => value === null || typeof value === 'string';

function isPlace(value: unknown): value is ReportedPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { id, ageFromMonths, ageToMonths, days, count, availableFrom } = value as Record<string, unknown>;
  const isText = textOrNull(id) && textOrNull(availableFrom) && typeof days === 'string';
  return isText && [ageFromMonths, ageToMonths, count].every(isWhole) && Number(count) >= 0;
}

/** What the worker has delivered, as a report; null where it is none. */
export function readReport(entry: Record<string, unknown>): PlaceReport | null {
  const { documentId, nurseryId, linkExpiresAt, submittedAt, places } = entry;
  const texts = [documentId, nurseryId, linkExpiresAt, submittedAt].map((value) => (value ? String(value) : ''));
  if (texts.includes('') || !Array.isArray(places) || places.length === 0 || !places.every(isPlace)) return null;
  const [document = '', nursery = '', expires = '', submitted = ''] = texts;
  return { documentId: document, nurseryId: nursery, linkExpiresAt: expires, submittedAt: submitted, places };
}
