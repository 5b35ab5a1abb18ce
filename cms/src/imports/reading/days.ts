import { weekdayNames } from '../../domain/childcare/weekday-names';
import { workdays } from '../../domain/childcare/workdays';
import type { ReadCell, Reading } from './cells';
import { toNumber } from './cells';
import { fold } from './fold';

const letters = 'LMMJV';
/** What stands for one day alone: `m` is Tuesday or Wednesday. */
const initials = ['l', 'j', 'v'];
const names = workdays.map((day) => {
  const french = weekdayNames[day];
  const short = [french.slice(0, 3), french.slice(0, 2), ...initials.filter((letter) => french.startsWith(letter))];
  return [french, ...short, day, day.slice(0, 3)];
});
const mornings = ['matin', 'matins', 'am', 'morning'];
const afternoons = ['apres midi', 'aprem', 'pm', 'afternoon'];
const everyDay = ['tous les jours', 'tous', 'temps plein', 'semaine', 'toute la semaine', 'all', 'full week'];
const wholeWeek = '1111111111';

/**
 * Half days from Monday morning to Friday afternoon as ten digits, out of: ten digits, five digits (`1;0,5;1;0;1` too), the mask
 * `LMMJV` with anything for a day without, names of days with « matin » or « après-midi », and ranges of days. Blank is nothing said.
 */
export const daysCell: ReadCell = (text) => {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  const reading = fromDigits(trimmed) ?? fromMask(trimmed) ?? fromNames(trimmed);
  if (reading === null) return { problem: { code: 'days', value: trimmed } };
  const hasDay = !('value' in reading) || String(reading.value).includes('1');
  return hasDay ? reading : { problem: { code: 'days', value: trimmed } };
};

function fromDigits(text: string): Reading | null {
  if (/^[01]{10}$/.test(text)) return { value: text };
  // A spreadsheet makes a number of what begins with zeros, and so takes them away.
  if (/^[01]{5}$/.test(text)) return { value: [...text].map((digit) => digit + digit).join('') };
  const parts = text.split(/[;\s/|]+/).map(toNumber);
  if (parts.length !== 5 || parts.some((part) => part !== 0 && part !== 0.5 && part !== 1)) return null;
  const value = parts.map((part) => (part === 1 ? '11' : part === 0.5 ? '10' : '00')).join('');
  return { value, ...(parts.includes(0.5) && { remark: { code: 'half-day-is-morning', field: 'days', value: text } }) };
}

/** `LMMJV`, `L-MJ-`: each letter at its place. « L M J » may mean Tuesday or Wednesday, and is none. */
function fromMask(text: string): Reading | null {
  const mask = text.toUpperCase();
  const days = [...letters].map((letter, at) => mask[at] === letter);
  const isMask = mask.length === letters.length && [...mask].every((sign, at) => sign === letters[at] || /[-_.0]/.test(sign));
  return isMask && days.some(Boolean) ? { value: days.map((has) => (has ? '11' : '00')).join('') } : null;
}

function fromNames(text: string): Reading | null {
  const folded = fold(text);
  if (everyDay.includes(folded)) return { value: wholeWeek };
  const [, first = '', last = ''] =
    /^(?:du )?(\p{L}+)(?:\s*[-–—]\s*|\s+(?:au|a|to)\s+)(\p{L}+)$/u.exec(text.toLowerCase().replaceAll('à', 'a')) ?? [];
  const range = [dayOf(first), dayOf(last)] as const;
  if (range.every((day) => day >= 0)) {
    const [from, to] = range;
    return from < to ? { value: names.map((_, day) => (day >= from && day <= to ? '11' : '00')).join('') } : null;
  }
  return fromWords(folded);
}

const dayOf = (word: string) => names.findIndex((each) => each.includes(fold(word)));

/** « lundi mardi matin jeudi »: a half of the day follows its day. */
function fromWords(folded: string): Reading | null {
  const halves = Array.from({ length: 10 }, () => false);
  const words = folded
    .replaceAll('apres midi', 'pm')
    .split(' ')
    .filter((word) => word !== 'et' && word !== 'and' && word !== 'le');
  let last = -1;
  for (const word of words) {
    const day = dayOf(word);
    if (day >= 0) {
      halves[day * 2] = true;
      halves[day * 2 + 1] = true;
      last = day;
    } else if (last >= 0 && mornings.includes(word)) halves[last * 2 + 1] = false;
    else if (last >= 0 && afternoons.includes(word)) halves[last * 2] = false;
    else return null;
  }
  return { value: halves.map((has) => (has ? '1' : '0')).join('') };
}
