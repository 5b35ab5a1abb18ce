/// <reference types="vite/client" />
import { expect, test } from 'vitest';
import { en } from '../../../client/i18n/en.ts';
import { fr } from '../../../client/i18n/fr.ts';
import { weekdayNames } from '../../../domain/childcare/weekday-names.ts';
import { weekdays } from '../../../domain/childcare/weekdays.ts';
import { workdays } from '../../../domain/childcare/workdays.ts';
import { careWords } from '../../../worker/search/finder/filters/care-filters.ts';

const formTexts = import.meta.glob<{ texts: object }>('../../../client/features/forms/**/{fr,en}.ts', { eager: true });
const ofForms = (locale: 'fr' | 'en') =>
  Object.entries(formTexts).flatMap(([file, { texts }]) => (file.endsWith(`/${locale}.ts`) ? [[file, texts] as const] : []));

/** Every list of days in a table of words, as `monday: …` or as five texts in a row. */
function dayLists(words: object, path = ''): [path: string, names: [day: string, name: string][]][] {
  return Object.entries(words).flatMap(([key, value]): [string, [string, string][]][] => {
    if (typeof value !== 'object' || value === null) return [];
    const here = `${path}.${key}`;
    const list: unknown[] = Array.isArray(value) ? value : [];
    if (/days$/i.test(key) && list.length === workdays.length) return [[here, workdays.map((day, at) => [day, String(list[at])])]];
    if ('monday' in value) return [[here, Object.entries(value).map(([day, name]) => [day, String(name)])]];
    return dayLists(value, here);
  });
}

const english = Object.fromEntries(weekdays.map((day) => [day, day]));

test.for([
  ['French', [...dayLists(fr), ...dayLists(Object.fromEntries(ofForms('fr'))), ...dayLists(careWords.fr)], weekdayNames],
  ['English', [...dayLists(en), ...dayLists(Object.fromEntries(ofForms('en'))), ...dayLists(careWords.en)], english],
] as const)('days are called the same in every part of the site in %s, or are its first three letters', ([, lists, names]) => {
  expect(lists.length).toBeGreaterThan(5);
  for (const [path, days] of lists) {
    for (const [day, name] of days) {
      const whole = names[day as keyof typeof names];
      expect([whole, whole.slice(0, 3)], path).toContain(name.toLowerCase().replace(/\.$/, ''));
    }
  }
});
