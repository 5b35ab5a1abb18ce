import * as v from 'valibot';
import { slugPattern } from '../addresses/slug.ts';
import { salutations } from './choices.ts';
import type { FieldErrorCode } from './error-codes.ts';
import { cleanLine, cleanLines } from './fields/clean-text.ts';
import { readCompanyNumber } from './fields/company-number.ts';
import { readEmail } from './fields/email.ts';
import { type PlainDate, readPlainDate } from './fields/plain-date.ts';

/** What a rule may ask of its surroundings. */
export interface FormContext {
  today: PlainDate;
  /** From `phone-number.ts`, which is not imported here since it is large. */
  readPhone(text: string): string | null;
  /** Of forms of accounts: whoever is signed in. */
  account?: { email: string; hasPassword: boolean } | null;
}

/** Longest texts, in characters. */
export const longest = { name: 80, line: 160, message: 10_000 };

const say = (code: FieldErrorCode) => code;
const blank = v.pipe(
  v.string(),
  v.transform(() => null),
);

/** A text of one line that has to be there. */
export const line = (most = longest.line) =>
  v.pipe(v.string(), v.transform(cleanLine), v.nonEmpty(say('required')), v.maxLength(most, say('too_long')));

/** A text of several lines that has to be there. */
export const lines = () =>
  v.pipe(v.string(), v.transform(cleanLines), v.nonEmpty(say('required')), v.maxLength(longest.message, say('too_long')));

/** Null where nothing was entered, else what a schema says. */
export const optional = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.lazy((input): typeof blank | Schema => (typeof input === 'string' && cleanLine(input) === '' ? blank : schema));

/** A text that a reader makes into a value, or finds wrong. */
const read = <Value>(reader: (text: string) => Value | null, code: FieldErrorCode) =>
  v.pipe(
    line(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = reader(dataset.value);
      if (value !== null) return value;
      addIssue({ message: code });
      return NEVER;
    }),
  );

/** A name may be written in any letters, with anything between them; an address of the web is none. */
export const personName = () =>
  v.pipe(
    line(longest.name),
    v.check((text) => /\p{L}/u.test(text) && !/:\/\/|www\./i.test(text), say('name_invalid')),
  );
export const email = () => read(readEmail, 'email_invalid');
export const phone = (context: Pick<FormContext, 'readPhone'>) => read(context.readPhone, 'phone_invalid');
export const companyNumber = () => read(readCompanyNumber, 'company_number_invalid');
export const plainDate = () => read(readPlainDate, 'date_invalid');
/** `2027-03`, `03/2027`, or a day of the month, kept as `2027-03`. */
export const plainMonth = () => read(readMonth, 'month_invalid');
/** French, or of a neighbour where somebody works: 4 or 5 digits, L-1234. */
export const postalCode = () =>
  v.pipe(
    line(),
    v.transform((text) => text.replace(/\s/g, '').toUpperCase()),
    v.regex(/^(?:\d{5}|(?:[A-Z]{1,2}-?)?\d{4,5})$/, say('postal_code_invalid')),
  );
/** `8:30`, `08:30`, `8h30` and `8h`, kept as `08:30`. */
export const hour = () => read(readHour, 'hour_invalid');
export const wholeNumber = (least: number, most: number) =>
  read((text) => (/^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null), 'number_invalid');
export const choice = <const Choices extends readonly string[]>(choices: Choices) =>
  v.pipe(line(), v.picklist(choices, say('choice_invalid')));
/** A box: ticked where anything was sent for it. */
export const box = () =>
  v.pipe(
    v.string(),
    v.transform((text) => text !== '' && text !== 'false' && text !== '0'),
  );
/** A question answered by yes, no, or not at all. */
export const yesOrNo = () =>
  v.pipe(
    choice(['yes', 'no']),
    v.transform((text) => text === 'yes'),
  );
export const slug = () => v.pipe(line(200), v.regex(slugPattern, say('choice_invalid')));

/** More nurseries than these nobody can look at for a family. */
const mostSlugs = 9;

/** Slugs that pages have written and nobody types: what can be none is left out, and so is what is too much. */
export function readSlugs(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text.length <= 200 && slugPattern.test(text)).slice(0, mostSlugs);
}

export const slugs = () =>
  v.pipe(
    v.array(v.string()),
    v.transform((texts) => readSlugs(texts)),
  );

function readMonth(text: string): string | null {
  const [, year, month] = /^(\d{4})-(\d{1,2})$/.exec(text) ?? [];
  const [, frenchMonth, frenchYear] = /^(\d{1,2})[/.\s-](\d{4})$/.exec(text) ?? [];
  const day = readPlainDate(year ? `${year}-${month}-1` : frenchYear ? `${frenchYear}-${frenchMonth}-1` : text);
  return day?.slice(0, 7) ?? null;
}

function readHour(text: string): string | null {
  const [, hours = '', minutes = '0'] = /^(\d{1,2})\s?(?:[:hH]\s?(\d{2})?)$/.exec(text) ?? [];
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}

/** In every form: agreement to be written to or called for other purposes than the request itself. */
export const marketing = { marketingEmail: box(), marketingPhone: box() };
export const salutation = () => choice(salutations);
