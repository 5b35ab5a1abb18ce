import type { Facts } from '../formats/format';
import { takenFields } from '../formats/open-data';
import type { Value } from '../reading/cells';
import { nurseryOf } from './place-record';

type Row = Record<string, unknown>;

const fields = [...takenFields, 'source', 'sourceId', 'sourceDate', 'licence', 'state', 'matchedBy', 'type', 'filled'];

function toValue(value: unknown): Value {
  if (value instanceof Date) return value.toLocaleDateString('sv-SE');
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** A candidate of the CMS as facts, in the names of its fields. */
export function toCandidateFacts(row: Row): Facts {
  return Object.fromEntries([...fields.map((field) => [field, toValue(row[field])] as const), ['nursery', nurseryOf(row)] as const]);
}

/** What a candidate has given to its nursery. */
export function toFilled({ filled }: Row): Facts {
  return typeof filled === 'string' && filled !== '' ? (JSON.parse(filled) as Facts) : {};
}
