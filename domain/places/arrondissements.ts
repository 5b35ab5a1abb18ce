import { type Ordinal, toOrdinal } from './ordinal.ts';
import { isLinkingWord } from './place-words.ts';

interface City {
  /** INSEE code of the whole. */
  code: string;
  /** Number of its arrondissements. */
  count: number;
  codeOf(number: number): string;
}

/** The three cities with municipal arrondissements, by folded name. */
export const cities: Record<string, City> = {
  paris: { code: '75056', count: 20, codeOf: (number) => `751${String(number).padStart(2, '0')}` },
  lyon: { code: '69123', count: 9, codeOf: (number) => `6938${number}` },
  marseille: { code: '13055', count: 16, codeOf: (number) => `132${String(number).padStart(2, '0')}` },
};

const wholeCities = Object.values(cities);
const saysArrondissement = /^(?:arrondissements?|arrondis?|arrdts?|ardts?|arrts?|arr|ar)$/;
/** « 16 e », written apart. */
const suffixApart = /^(?:er|e|eme|ieme|nd|nde)$/;

/** INSEE codes of the arrondissements a text may mean: « Paris XVI », « 3e Lyon », « 1er » alone for three of them. Null where it speaks of none. */
export function arrondissementCodes(words: readonly string[]): string[] | null {
  let city: City | null = null;
  let ordinal: Ordinal | null = null;
  let isSaid = false;
  for (const word of joinTens(words.flatMap(splitGlued))) {
    const named = cities[word];
    const number = toOrdinal(word);
    if (saysArrondissement.test(word) || (ordinal && suffixApart.test(word))) isSaid = true;
    else if (named && !city) city = named;
    else if (number && !ordinal) ordinal = number;
    else if (!isLinkingWord(word)) return null;
  }
  if (!ordinal || !(city || ordinal.isRank || isSaid)) return null;
  const { value } = ordinal;
  const codes = (city ? [city] : wholeCities).filter(({ count }) => value >= 1 && value <= count).map(({ codeOf }) => codeOf(value));
  return codes.length ? codes : null;
}

/** `paris16e` → `paris`, `16e`. */
function splitGlued(word: string): string[] {
  const [, city, number] = /^(paris|lyon|marseille)(\d{1,2}\w{0,4})$/.exec(word) ?? [];
  return city && number ? [city, number] : [word];
}

/** « dix-septième » is one word to us. */
function joinTens(words: string[]): string[] {
  return words
    .join(' ')
    .replace(/\bdix (?=(?:sept|huit|neuv)ieme)/g, 'dix-')
    .split(' ');
}

/** The code that is the city's own: `75000`, `13000` and `69000` are typed, and are nobody's. */
export function cityOfFictiveCode(postalCode: string): string | null {
  return { 75000: '75056', 13000: '13055', 69000: '69123' }[postalCode] ?? null;
}
