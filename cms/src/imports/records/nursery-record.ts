import { weekdays } from '../../domain/childcare/weekdays';
import type { Facts } from '../formats/format';
import { itemKeys, localizedKeys, nurseryColumns } from '../formats/nursery-columns';
import type { Value } from '../reading/cells';

type Row = Record<string, unknown>;

/** What the CMS gets: the fields of the French version, and those of the English one where there is something to say. */
export interface NurseryData {
  french: Row;
  english: Row;
}

const plainFacts = nurseryColumns
  .map(({ fact }) => fact)
  .filter(
    (fact) => fact !== 'online' && fact !== 'languages' && !fact.includes('.') && !isPartOf(weekdays, fact) && !isPartOf(itemKeys, fact),
  );

function isPartOf(keys: readonly string[], fact: string): boolean {
  return keys.includes(fact);
}

/** A value as a file can hold it: texts composed and trimmed, as they are read again. */
function toValue(value: unknown): Value {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return value instanceof Date ? value.toISOString().slice(0, 10) : null;
  return value.normalize('NFC').replaceAll('\r\n', '\n').trim() || null;
}

/** Numbers of some databases come as texts. */
const toNumberValue = (value: unknown): Value => (typeof value === 'string' && value !== '' ? Number(value) : toValue(value));

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value : []);
const partOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {});

/** A nursery of the CMS as facts, in the names of our own files. */
export function toNurseryFacts(french: Row, english: Row | null, isOnline: boolean): Facts {
  const items = partOf(french.items);
  const hours = rowsOf(french.openingHours);
  const hoursOn = (day: string) =>
    hours
      .filter(({ weekday }) => weekday === day)
      .map(({ opens, closes }) => `${opens}-${closes}`)
      .toSorted()
      .join(' ') || null;
  return {
    ...Object.fromEntries(plainFacts.map((fact) => [fact, fact === 'hourlyPrice' ? toNumberValue(french[fact]) : toValue(french[fact])])),
    ...Object.fromEntries(localizedKeys.map((key) => [`${key}.en`, toValue(english?.[key])])),
    ...Object.fromEntries(weekdays.map((day) => [day, hoursOn(day)])),
    ...Object.fromEntries(itemKeys.map((key) => [key, toValue(items[key]) ?? 'unknown'])),
    languages: toValue(rowsOf(french.languages).join('|')),
    online: isOnline ? 'yes' : 'no',
  };
}

/** Changed facts as fields of the CMS; `all` are the facts as they will be, of which lists are made whole. */
export function toNurseryData(changed: Facts, all: Facts): NurseryData {
  const french: Row = {};
  const english: Row = {};
  for (const [fact, value] of Object.entries(changed)) {
    if (fact === 'languages') french.languages = value === null ? null : String(value).split('|');
    else if (fact.endsWith('.en')) english[fact.slice(0, -'.en'.length)] = value;
    else if (plainFacts.includes(fact)) french[fact] = value;
  }
  if (weekdays.some((day) => day in changed)) french.openingHours = weekdays.flatMap((day) => toSlots(day, all[day] ?? null));
  if (itemKeys.some((key) => key in changed)) french.items = Object.fromEntries(itemKeys.map((key) => [key, all[key] ?? 'unknown']));
  return { french, english };
}

function toSlots(weekday: string, hours: Value): Row[] {
  if (hours === null) return [];
  return String(hours)
    .split(' ')
    .map((slot) => {
      const [opens, closes] = slot.split('-');
      return { weekday, opens, closes };
    });
}
