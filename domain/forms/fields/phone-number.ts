import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

// A module of its own: it carries 80 kB of tables, which a page loads only where a number has been typed.

const allowed = /^\+?[\d\s.()/\-\u2010-\u2015]{6,30}$/u;

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

/** A phone number in E.164 (`+33612345678`), or null where it is none. Without a country code it is read as French, overseas included. */
export function readPhone(text: string): string | null {
  const trimmed = text.replace(/\s+/gu, ' ').trim();
  if (!allowed.test(trimmed)) return null;
  const number = parsePhoneNumberFromString(trimmed, { defaultCountry: 'FR', extract: false });
  if (!number?.isValid()) return null;
  const overseas = number.countryCallingCode === '33' && overseasCodes.find(([, numbers]) => numbers.test(number.nationalNumber));
  return overseas ? `+${overseas[0]}${number.nationalNumber}` : number.number;
}
