import { formatLocaleOf, type Locale } from '../../../domain/locale.ts';

const formatIn = (locale: Locale) =>
  new Intl.DateTimeFormat(formatLocaleOf(locale), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
/** Making one takes longer than a hundred uses of it. */
const formats: Record<Locale, Intl.DateTimeFormat> = { fr: formatIn('fr'), en: formatIn('en') };

/** A day such as `2026-12-01`: « mardi 1er décembre ». */
export function dayWords(day: string, locale: Locale): string {
  const words = formats[locale].format(Date.parse(day));
  return locale === 'fr' ? words.replace(/ 1 /, ' 1er ') : words;
}
