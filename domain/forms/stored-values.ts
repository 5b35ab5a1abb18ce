import type { FormShape } from './form-values.ts';

/** What a form's values are in a row of the database, before they are looked at. */
export type StoredValues = Record<string, unknown>;

export function isStoredValues(value: unknown): value is StoredValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether stored values have the names of a form and no others, each with a value that fits its kind. What a text says the CMS looks at. */
export function fitsShape({ fields, multiple = [], lists = {} }: FormShape, stored: unknown): boolean {
  if (!isStoredValues(stored)) return false;
  const names = [...fields, ...multiple, ...Object.keys(lists)];
  return (
    hasNames(stored, names) &&
    fields.every((name) => isPlain(stored[name])) &&
    multiple.every((name) => listOf(stored[name]).every((value) => typeof value === 'string')) &&
    Object.entries(lists).every(([name, list]) => listOf(stored[name]).every((part) => fitsShape(list, part))) &&
    [...multiple, ...Object.keys(lists)].every((name) => Array.isArray(stored[name]))
  );
}

function hasNames(stored: StoredValues, names: readonly string[]): boolean {
  return Object.keys(stored).length === names.length && names.every((name) => Object.hasOwn(stored, name));
}

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
