import { cleanLine } from './fields/clean-text.ts';

/** What a form sends, by flat name: `email`, `days` (several), `children.0.birthDate`. */
export type FlatValues = Record<string, string | string[]>;

export interface ListShape {
  fields: readonly string[];
  most: number;
}

/** The names a form has; everything else that is sent is dropped. */
export interface FormShape {
  fields: readonly string[];
  /** Names that may come several times. */
  multiple?: readonly string[];
  /** Parts that come several times: name → their fields, and how many at most. */
  lists?: Readonly<Record<string, ListShape>>;
}

export type NestedValues = Record<string, string | string[] | Record<string, string>[]>;

const listName = /^([a-zA-Z]+)\.(\d{1,2})\.([a-zA-Z]+)$/;

function isListField(shape: FormShape, name: string): boolean {
  const [, list = '', index, field = ''] = listName.exec(name) ?? [];
  const part = shape.lists && Object.hasOwn(shape.lists, list) ? shape.lists[list] : null;
  // `01` would be a second name of the same place.
  const isPlain = String(Number(index)) === index;
  return !!part && isPlain && Number(index) < part.most && part.fields.includes(field);
}

/** Keeps the values of a form's own fields; of a name that comes twice and should not, the first. */
export function readFlatValues(shape: FormShape, entries: Iterable<[string, unknown]>): FlatValues {
  const values: FlatValues = {};
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue;
    if (shape.multiple?.includes(name)) {
      const already = values[name];
      values[name] = [...(Array.isArray(already) ? already : []), value];
    } else if (!Object.hasOwn(values, name) && (shape.fields.includes(name) || isListField(shape, name))) {
      values[name] = value;
    }
  }
  return values;
}

/** Flat values in the shape a schema reads: every field is there, as an empty text where it was not sent, and each list without gaps. */
export function nestValues(shape: FormShape, flat: FlatValues): NestedValues {
  const nested: NestedValues = {};
  for (const name of shape.fields) nested[name] = textOf(flat[name]);
  for (const name of shape.multiple ?? []) {
    const value = flat[name];
    nested[name] = Array.isArray(value) ? value : value ? [value] : [];
  }
  for (const [list, { fields }] of Object.entries(shape.lists ?? {})) {
    nested[list] = listIndexes(list, flat).map((index) =>
      Object.fromEntries(fields.map((field) => [field, textOf(flat[`${list}.${index}.${field}`])])),
    );
  }
  return nested;
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/**
 * The indexes under which something was entered in a list, in order: a part that was removed leaves a gap, and one that was
 * left empty does not count. The first part is always there.
 */
export function listIndexes(list: string, flat: FlatValues): number[] {
  const indexes = new Set<number>();
  const sent: number[] = [];
  for (const [name, value] of Object.entries(flat)) {
    const [, nameOfList, index] = listName.exec(name) ?? [];
    if (nameOfList !== list) continue;
    sent.push(Number(index));
    if (cleanLine(textOf(value))) indexes.add(Number(index));
  }
  if (indexes.size === 0) indexes.add(sent.length ? Math.min(...sent) : 0);
  return [...indexes].sort((a, b) => a - b);
}

/** The flat name of a place in nested values, under the index it was sent with: the one a field of the page has. */
export function flatNameOf(path: readonly unknown[], flat: FlatValues): string {
  const [list, position, ...rest] = path;
  if (typeof position !== 'number' || rest.length === 0) return String(list ?? '');
  return [list, listIndexes(String(list), flat)[position] ?? position, ...rest].join('.');
}
