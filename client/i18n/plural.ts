import { formatLocaleOf, type Locale } from '../../domain/locale.ts';

const rulesByLocale = new Map<Locale, Intl.PluralRules>();

/** Chooses between the forms of a message by the plural rules of a locale: French says « 0 place », English “0 places”. */
export function createPlural(locale: Locale): (count: number, forms: { one: string; other: string }) => string {
  return (count, forms) => (rulesOf(locale).select(count) === 'one' ? forms.one : forms.other);
}

/** Made with the first message that counts: a dozen files of messages count, and no page shows all of them. */
function rulesOf(locale: Locale): Intl.PluralRules {
  const rules = rulesByLocale.get(locale) ?? new Intl.PluralRules(formatLocaleOf(locale));
  rulesByLocale.set(locale, rules);
  return rules;
}
