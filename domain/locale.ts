export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The language of the content and of addresses without a prefix. */
export const contentLocale: Locale = 'fr';

/** What formatting falls back to where neither a supported locale nor a translation is found (specification, section 1). */
const fallbackFormatLocale = 'en-US';

const formatLocales: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };

/** The BCP 47 tag that `Intl` formats with for an interface locale. */
export function formatLocaleOf(locale: Locale): string {
  return formatLocales[locale] ?? fallbackFormatLocale;
}

/** Splits a canonical path into its locale and the French path under it: `/en/equipe` → `en`, `/equipe`. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  if (path === '/en') return { locale: 'en', path: '/' };
  if (path.startsWith('/en/')) return { locale: 'en', path: path.slice(3) };
  return { locale: 'fr', path };
}

/** The address of a French path in a locale; absolute addresses and pure anchors are returned as they are. */
export function localizePath(path: string, locale: Locale): string {
  if (locale === 'fr' || !path.startsWith('/') || path.startsWith('//')) return path;
  return path === '/' ? '/en' : path.startsWith('/?') || path.startsWith('/#') ? `/en${path.slice(1)}` : `/en${path}`;
}
