import { type TellableFact, tellableFacts } from '../../../domain/forms/employer-kit.ts';
import { readPlainDate } from '../../../domain/forms/fields/plain-date.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { type Locale, locales } from '../../../domain/locale.ts';

const longestText = 120;
export const dayCounts = ['1', '2', '3', '4', '5'] as const;

/** What a parent has entered, ticked or not. */
export interface KitValues {
  tell: TellableFact[];
  name: string;
  birth: string;
  start: string;
  days: string;
  town: string;
  contact: string;
  /** Of the letter, whatever the language of the page. */
  language: Locale;
}

/** What was sent, or found in the fields when the script came: what no field offers is left out. */
export function readKitValues(sent: Readonly<FlatValues> | null, language: Locale): KitValues {
  const text = (name: string) => {
    const value = sent?.[name];
    return typeof value === 'string' ? value.trim().slice(0, longestText) : '';
  };
  const ticked = [sent?.tell ?? []].flat();
  return {
    tell: tellableFacts.filter((fact) => ticked.includes(fact)),
    name: text('name'),
    birth: readPlainDate(text('birth')) ?? '',
    start: readPlainDate(text('start')) ?? '',
    days: dayCounts.find((count) => count === text('days')) ?? '5',
    town: text('town'),
    contact: text('contact'),
    language: locales.find((locale) => locale === text('language')) ?? language,
  };
}
