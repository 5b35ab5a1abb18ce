import { arrondissementCodes, cities } from './arrondissements.ts';
import { toPlaceWords } from './place-words.ts';

/** A text about a place, taken apart. */
export interface PlaceQuery {
  /** The words of the name, without codes and what belongs to them. */
  words: string[];
  postalCode: string | null;
  /** INSEE codes of the arrondissements it may mean; null where it speaks of none. */
  arrondissements: string[] | null;
  /** « Toulouse 31 », « Saint-Denis (974) ». */
  departmentCode: string | null;
  /** « Loire (département) ». */
  areaKind: 'department' | 'region' | null;
  /** It begins like an address: « 12 rue … ». */
  isAddress: boolean;
  /** Its code is where mail of big customers is sorted, and never the INSEE code of a commune. */
  isCedex: boolean;
}

/** More words are no name of a place; the end of an address is what counts. */
const mostWords = 14;
const departmentPattern = /^(?:0[1-9]|[1-8]\d|9[0-5]|2[ab]|97[1-8]|98[678])$/;
const streetPattern =
  /^(?:rue|avenue|av|ave|boulevard|bd|bld|place|pl|chemin|allee|allees|impasse|quai|route|rte|cours|square|passage|sentier|esplanade|faubourg|lotissement|residence|villa|zac|za|zi)$/;

/** True for « 12 rue de la Paix, Paris »: what a gazetteer of communes cannot find. */
export function isNumberedAddress(text: string): boolean {
  const [number = '', ...words] = toPlaceWords(text);
  return /^\d{1,4}$/.test(number) && streetPattern.test(words.find((word) => !/^(?:bis|ter|quater)$/.test(word)) ?? '') && words.length > 1;
}

/** Takes a text about a place apart. */
export function toPlaceQuery(text: string): PlaceQuery {
  const typed = once(toPlaceWords(text));
  const all = withoutCedex(typed).slice(-mostWords);
  const { words: uncoded, postalCode } = takePostalCode(all);
  const areaWord = uncoded.find((word) => /^(?:departement|region)$/.test(word));
  const words = withoutCountry(uncoded.filter((word) => word !== areaWord || uncoded.length === 1));
  const department = takeDepartment(words);
  const isAddress = all.length > 2 && streetPattern.test(all.find((word) => !/^\d+$|^(?:bis|ter|quater)$/.test(word)) ?? '');
  const arrondissements = arrondissementCodes(words) ?? (isAddress ? arrondissementAtEnd(words) : null);
  return {
    words: department.words,
    postalCode,
    arrondissements,
    // « Paris 16 » is not in department 16.
    departmentCode: arrondissements ? null : department.code,
    areaKind: areaWord && uncoded.length > 1 ? (areaWord === 'region' ? 'region' : 'department') : null,
    isAddress,
    isCedex: typed.includes('cedex'),
  };
}

/** « Paris Paris », as a browser fills in a town twice, is « Paris ». */
function once(words: string[]): string[] {
  const half = words.length / 2;
  const isTwice = words.length > 1 && words.every((word, index) => word === words[index % half]);
  return isTwice ? words.slice(0, half) : words;
}

const boxPattern = /^(?:bp|cs|tsa)$/;

/** CEDEX and its number say where mail is sorted; only in the three cities with arrondissements is that a place. Boxes are none. */
function withoutCedex(words: string[]): string[] {
  const names = words.filter(
    (word, index) => !(boxPattern.test(word) && /^\d+$/.test(words[index + 1] ?? '')) && !boxPattern.test(words[index - 1] ?? ''),
  );
  const at = names.indexOf('cedex');
  if (at === -1) return names;
  const before = names.slice(0, at);
  const isCity = (before.at(-1) ?? '') in cities && before.slice(0, -1).every((word) => /^\d+$/.test(word));
  const hasNumber = /^\d{1,2}$/.test(names[at + 1] ?? '');
  return names.toSpliced(at, hasNumber && !isCity ? 2 : 1);
}

/** The last five digits that stand together; `75 016` is typed, too, and spreadsheets eat the zero of `01000`. */
function takePostalCode(words: string[]): { words: string[]; postalCode: string | null } {
  if (words.length === 1 && /^\d{4}$/.test(words[0] ?? '')) return { words: [], postalCode: `0${words[0]}` };
  const at = words.findLastIndex((word) => /^(?:\d{5}|2[ab]\d{3})$/.test(word));
  if (at !== -1) return { words: words.toSpliced(at, 1), postalCode: (words[at] ?? '').toUpperCase() };
  const pair = words.findIndex((word, index) => /^\d{2}$/.test(word) && /^\d{3}$/.test(words[index + 1] ?? ''));
  if (pair === -1) return { words, postalCode: null };
  return { words: words.toSpliced(pair, 2), postalCode: `${words[pair]}${words[pair + 1]}` };
}

/** « Lyon, France », but « Roissy-en-France » and « Île-de-France ». */
function withoutCountry(words: string[]): string[] {
  const isCountry = words.length > 1 && words.at(-1) === 'france' && !/^(?:en|de|l|la)$/.test(words.at(-2) ?? '');
  return isCountry ? words.slice(0, -1) : words;
}

/** A department's number before or after a name. */
function takeDepartment(words: string[]): { words: string[]; code: string | null } {
  if (words.length < 2) return { words, code: null };
  const at = departmentPattern.test(words.at(-1) ?? '') ? words.length - 1 : 0;
  const word = words[at] ?? '';
  return departmentPattern.test(word) ? { words: words.toSpliced(at, 1), code: word.toUpperCase() } : { words, code: null };
}

/** « 12 rue de Passy Paris 16 »: the words before are a street's. */
function arrondissementAtEnd(words: string[]): string[] | null {
  for (const count of [4, 3, 2]) {
    const codes =
      words.length > count && words.slice(-count).some((word) => word in cities) ? arrondissementCodes(words.slice(-count)) : null;
    if (codes) return codes;
  }
  return null;
}
