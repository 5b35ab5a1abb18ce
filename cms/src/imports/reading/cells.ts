import { fold } from './fold';
import type { Problem } from './problem';

export type Value = string | number | null;
/** What a cell says; `remark`: how it was taken, where that is not certain. A blank cell is null: nothing is said. */
export type Reading = { value: Value; remark?: Problem } | { problem: Problem };
export type ReadCell = (text: string) => Reading;

const nothing: Reading = { value: null };
const blanks = /[\s\u00a0\u202f]/g;

/** A reader that is asked only where something is written. */
const written =
  (read: ReadCell): ReadCell =>
  (text) =>
    text.trim() === '' ? nothing : read(text.trim());

/** Text of one line or several, up to a length. */
export const textCell = (longest = 255): ReadCell =>
  written((text) =>
    [...text].length > longest
      ? { problem: { code: 'too-long', value: `${text.slice(0, 40)}…`, expected: String(longest) } }
      : { value: text },
  );

/** A text of a certain shape, blanks taken out. */
export const shapedCell = (shape: RegExp, expected: string): ReadCell =>
  written((text) => {
    const plain = text.replaceAll(blanks, '');
    return shape.test(plain) ? { value: plain } : { problem: { code: 'shape', value: text, expected } };
  });

/** A number as French or English write it: « 1 234,50 », `1234.5`. */
export function toNumber(text: string): number | null {
  const plain = text.replaceAll(blanks, '').replace(/^\+/, '').replace(',', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

interface Limits {
  least: number;
  most: number;
}

const outOfRange = (text: string, { least, most }: Limits): Reading => ({
  problem: { code: 'out-of-range', value: text, expected: `${least}–${most}` },
});

/** A number within limits, rounded to so many digits; a unit may follow. */
export const decimalCell = (limits: Limits, { digits = 2, unit = /^$/ } = {}): ReadCell =>
  written((text) => {
    const number = toNumber(text.replace(unit, ''));
    if (number === null) return { problem: { code: 'number', value: text } };
    if (number < limits.least || number > limits.most) return outOfRange(text, limits);
    return { value: Number(number.toFixed(digits)) };
  });

/** A whole number within limits. */
export const integerCell = (limits: Limits, unit = /^$/): ReadCell =>
  written((text) => {
    const number = toNumber(text.replace(unit, ''));
    if (number === null || !Number.isInteger(number)) return { problem: { code: 'whole-number', value: text } };
    return number < limits.least || number > limits.most ? outOfRange(text, limits) : { value: number };
  });

/** One of some choices, by its key or another word for it. */
export function choiceCell(choices: Readonly<Record<string, readonly string[]>>): ReadCell {
  const byWord = new Map(Object.entries(choices).flatMap(([key, words]) => [key, ...words].map((word) => [fold(word), key] as const)));
  return written((text) => {
    const key = byWord.get(fold(text));
    return key === undefined
      ? {
          problem: {
            code: 'choice',
            value: text,
            expected: Object.values(choices)
              .map(([word]) => word)
              .join(', '),
          },
        }
      : { value: key };
  });
}

export const yesNoCell = choiceCell({
  yes: ['oui', 'o', 'vrai', 'true', '1', 'x'],
  no: ['non', 'n', 'faux', 'false', '0'],
  unknown: ['inconnu', 'nc', 'non renseigné', '?', 'nsp'],
});

/** A list of texts, kept as one text with a bar between them. */
export const listCell: ReadCell = written((text) => ({
  value:
    text
      .split('|')
      .map((item) => item.trim())
      .filter(Boolean)
      .join('|') || null,
}));

/** A telephone number; one of zeros alone means that there is none. */
export const phoneCell: ReadCell = written((text) => {
  const plain = text.replaceAll(/[\s\u00a0\u202f.()/-]/g, '');
  if (/^\+?0*$/.test(plain)) return nothing;
  // Excel takes the zero at the beginning away.
  const whole = /^[1-9]\d{8}$/.test(plain) ? `0${plain}` : plain;
  return /^\+?\d{9,15}$/.test(whole) ? { value: whole } : { problem: { code: 'shape', value: text, expected: '01 23 45 67 89' } };
});

const ageUnits: readonly (readonly [RegExp, number])[] = [
  [/^(?:mois|m|months?)?$/, 1],
  [/^(?:ans?|years?|y)$/, 12],
  [/^(?:semaines?|sem|s|weeks?|w)$/, 12 / 52],
];

/** An age in whole months; « 2 ans », « 10 semaines » and « 2,5 ans » are understood. */
export const ageCell = (most: number): ReadCell =>
  written((text) => {
    const [, digits = '', unit = ''] = /^([\d.,\s]+?)\s*(\p{L}*)\.?$/u.exec(text) ?? [];
    const [, factor] = ageUnits.find(([words]) => words.test(fold(unit))) ?? [];
    const number = toNumber(digits);
    if (number === null || factor === undefined) return { problem: { code: 'whole-number', value: text } };
    const months = Math.floor(number * factor + 1e-9);
    // Half a month is nobody's age; half a year is.
    if (factor === 1 && months !== number) return { problem: { code: 'whole-number', value: text } };
    return months > most ? outOfRange(text, { least: 0, most }) : { value: months };
  });
