import type { WrittenPlace } from '../domain/nursery-places/place-problems';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
/** What is there and is no number is one that cannot be. PostgreSQL gives decimals as texts. */
const number = (value: unknown) => (value === null || value === undefined || value === '' ? null : Number(value));

/** The fields of a place that are judged, as the panel, a token or the database gives them. */
export function writtenPlace(entry: Record<string, unknown>): WrittenPlace {
  return {
    ageFromMonths: number(entry.ageFromMonths),
    ageToMonths: number(entry.ageToMonths),
    days: text(entry.days),
    availability: text(entry.availability),
    count: number(entry.count),
    availableFrom: text(entry.availableFrom),
    availableUntil: text(entry.availableUntil),
    kind: text(entry.kind),
    opensAt: text(entry.opensAt),
    closesAt: text(entry.closesAt),
    hourlyPrice: number(entry.hourlyPrice),
    reportedOn: text(entry.reportedOn),
  };
}
