import type { Facts } from '../formats/format';
import type { Value } from '../reading/cells';

type Row = Record<string, unknown>;

const texts = ['days', 'availability', 'kind', 'reportedBy', 'origin', 'note'] as const;
const dates = ['availableFrom', 'availableUntil', 'reportedOn'] as const;
const times = ['opensAt', 'closesAt'] as const;
const numbers = ['ageFromMonths', 'ageToMonths', 'count', 'hourlyPrice'] as const;

const toText = (value: unknown): Value => (typeof value === 'string' ? value.normalize('NFC').trim() || null : null);
/** Some databases give days as dates, and numbers as texts. */
const toDay = (value: unknown): Value =>
  (value instanceof Date ? value.toLocaleDateString('sv-SE') : (toText(value) as string | null)?.slice(0, 10)) ?? null;
const toNumber = (value: unknown): Value => (value === null || value === undefined || value === '' ? null : Number(value));

/** The document of the nursery that a row belongs to: a relation is one entry, or one for each of its versions. */
export function nurseryOf(row: Row): string | null {
  const [nursery] = [row.nursery].flat();
  const { documentId } = (typeof nursery === 'object' && nursery !== null ? nursery : {}) as { documentId?: string };
  return documentId ?? null;
}

/** A place of the CMS as facts, in the names of its fields. */
export function toPlaceFacts(row: Row): Facts {
  const part = (fields: readonly string[], read: (value: unknown) => Value) => fields.map((field) => [field, read(row[field])] as const);
  return Object.fromEntries([
    ['nursery', nurseryOf(row)] as const,
    ...part(texts, toText),
    ...part(dates, toDay),
    ...part(times, (value) => (toText(value) as string | null)?.slice(0, 5) ?? null),
    ...part(numbers, toNumber),
  ]);
}
