import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

// A module of its own: it carries 80 kB of tables, which a page loads only where a number has been typed.

const allowed = /^\(?\+?[\d\s.()/\-\u2010-\u2015]{6,30}$/u;
/** « (+33) 6 12 34 56 78 », « (0033) 6 … »: the library reads no country code in brackets. */
const bracketed = /^\((\+|00)(\d{1,3})\)/;

/**
 * Overseas, people dial a 0 and nine digits like everybody, and choose France; their country code is another one. Fixed by
 * the national numbering plan; the small tables of the library cannot tell.
 */
const overseasCodes: [code: string, numbers: RegExp][] = [
  ['590', /^(?:590|690|691|7090)/],
  ['594', /^(?:594|694|7093[0-3])/],
  ['596', /^(?:596|696|697|7091)/],
  ['262', /^(?:262|263|269|639|692|693|7092|7093[5-7])/],
  ['508', /^(?:508|708)/],
];
/** Landlines of Saint-Pierre-et-Miquelon have six digits behind their code, which people in France dial as if it were the beginning. */
const shortLandline = /^508(?=\d{6}$)/;

/** A phone number in E.164 (`+33612345678`), or null where it is none. Without a country code it is read as French, overseas included. */
export function readPhone(text: string): string | null {
  const trimmed = text.replace(/\s+/gu, ' ').trim().replace(bracketed, '$1$2');
  if (!allowed.test(trimmed)) return null;
  const number = parsePhoneNumberFromString(trimmed, { defaultCountry: 'FR', extract: false });
  if (!number) return null;
  const { countryCallingCode: code, nationalNumber: digits } = number;
  if (code === '33' && number.isValid()) return overseasNumber(digits) ?? number.number;
  // The plan of France knows numbers of a territory that the library's own table of it does not.
  const dialled = code === '508' && digits.length === 6 ? `508${digits}` : digits;
  const overseas = overseasNumber(dialled);
  if (overseas?.startsWith(`+${code}`) && isFrench(dialled)) return overseas;
  return number.isValid() ? number.number : null;
}

function overseasNumber(digits: string): string | null {
  const [code] = overseasCodes.find(([, numbers]) => numbers.test(digits)) ?? [];
  return code ? `+${code}${digits.replace(shortLandline, '')}` : null;
}

function isFrench(digits: string): boolean {
  return parsePhoneNumberFromString(`+33${digits}`)?.isValid() ?? false;
}
