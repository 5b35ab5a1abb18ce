import type { ReadCell, Reading } from './cells';
import { fold } from './fold';

const months = ['janvier', 'fevrier', 'mars', 'avril', 'mai', 'juin', 'juillet', 'aout', 'septembre', 'octobre', 'novembre', 'decembre'];
/** Words for « from now on » and « without an end ». */
const open = ['immediat', 'immediate', 'immediatement', 'maintenant', 'des maintenant', 'de suite', 'tout de suite', 'now'];

/** A day, as French, as ISO or in words: 01/09/2026, 2026-09-01, « 1er septembre 2026 ». Nothing else is guessed. */
export const dateCell: ReadCell = (text) => {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  const folded = fold(trimmed);
  if (open.includes(folded)) return { value: null };
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.exec(trimmed);
  if (iso) return toDay(trimmed, [iso[1], iso[2], iso[3]]);
  const french = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})(?: [\d:]+)?$/.exec(trimmed);
  if (french) return toDay(trimmed, [french[3], french[2], french[1]]);
  const [, day, name = '', year] = /^(\d{1,2})(?:er)? ([a-z]+) (\d{2}|\d{4})$/.exec(folded) ?? [];
  const month = name.length < 3 ? -1 : months.findIndex((each) => each === name || (each.startsWith(name) && name.length >= 4));
  return month < 0 ? { problem: { code: 'date', value: trimmed } } : toDay(trimmed, [year, String(month + 1), day]);
};

function toDay(text: string, [year = '', month = '', day = '']: readonly (string | undefined)[]): Reading {
  if (year.length === 2) return { problem: { code: 'two-digit-year', value: text } };
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  // The parser takes 31 February for 3 March.
  const exists = Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === date;
  return exists && Number(year) >= 1900 && Number(year) <= 2100 ? { value: date } : { problem: { code: 'date', value: text } };
}
