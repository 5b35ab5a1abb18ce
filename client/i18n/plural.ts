import { formatLocaleOf, type Locale } from '../../domain/locale.ts';

/** Chooses between the forms of a message by the plural rules of a locale: French says « 0 place », English “0 places”. */
export function createPlural(locale: Locale): (count: number, forms: { one: string; other: string }) => string {
  const rules = new Intl.PluralRules(formatLocaleOf(locale));
  return (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other);
}
