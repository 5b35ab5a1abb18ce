import type { QueryValues } from '../../addresses/query-values.ts';
import { readPlainDate } from '../../forms/fields/plain-date.ts';
import type { PlainMonth } from '../../nursery-places/matching/age-at-start.ts';
import { readSearchText } from '../../text/search-text.ts';

/** What an address says of a criterion: its value, and whether some of it could not be used. */
interface Reading<Value> {
  value: Value;
  isDropped?: boolean;
}

/** A criterion of the finder, as addresses say it. */
export interface Criterion<Name extends string, Value> {
  /** Its name in an address. */
  name: Name;
  /** Its value where nothing is asked for. */
  empty: Value;
  read(query: QueryValues): Reading<Value>;
  /** The value in its one spelling; never asked of an empty one. */
  write(value: Value): string;
}

interface Spelling<Value> {
  /** Null where the text is no value. */
  read(text: string): Value | null;
  write(value: Value): string;
}

/** What is longer was not made by us; reading it costs time. */
const longestValue = 4000;

/** A text as it was typed. */
export function typedText<Name extends string>(name: Name): Criterion<Name, string> {
  return { name, empty: '', read: (query) => ({ value: readSearchText(query, name) }), write: (value) => value };
}

/** A single value: empty fields of a form are no criteria. */
export function single<Name extends string, Value>(name: Name, empty: Value, { read, write }: Spelling<Value>): Criterion<Name, Value> {
  return {
    name,
    empty,
    read(query) {
      const text = (query.get(name) ?? '').slice(0, longestValue).trim();
      const value = text === '' ? empty : read(text);
      return value === null ? { value: empty, isDropped: text !== '' } : { value };
    },
    write,
  };
}

/** Several values, joined by commas or repeated as a form without JavaScript does; in the order of `all`, where that is said. */
export function several<Name extends string, Value extends string>(
  name: Name,
  { read, write, all, most = Number.POSITIVE_INFINITY }: Spelling<Value> & { all?: readonly Value[]; most?: number },
): Criterion<Name, Value[]> {
  return {
    name,
    empty: [],
    read(query) {
      const texts = query.getAll(name).join(',').slice(0, longestValue).split(',');
      const readings = texts.flatMap((text) => (text.trim() ? [read(text.trim())] : []));
      const values = [...new Set(readings.filter((value) => value !== null))];
      const ordered = all ? all.filter((value) => values.includes(value)) : values;
      return { value: ordered.slice(0, most), isDropped: readings.includes(null) || values.length > most };
    },
    write: (values) => values.map(write).join(','),
  };
}

/** A wish that is there or not. */
export function wish<Name extends string>(name: Name): Criterion<Name, boolean> {
  return single<Name, boolean>(name, false, { read: toYesOrNo, write: () => '1' });
}

/** A whole number between two; null for any other text. */
export function toWhole(text: string, { from, to }: { from: number; to: number }): number | null {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}

function toYesOrNo(text: string): boolean | null {
  if (/^(?:1|oui|on|true)$/i.test(text)) return true;
  return /^(?:0|non|off|false)$/i.test(text) ? false : null;
}

/** A month: `2026-03`; of a whole date only its month is kept. */
export function toMonth(text: string): PlainMonth | null {
  return readPlainDate(/^\d{4}-\d{1,2}$/.test(text) ? `${text}-01` : text)?.slice(0, 7) ?? null;
}

/** A time of day in minutes since midnight: `08:30`, `8h30`, `8h`. */
export function toTime(text: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3])\s?[h:]\s?([0-5]\d)?$/i.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes ?? 0);
}

/** A time of day as addresses have it: `08:30`. */
export function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
