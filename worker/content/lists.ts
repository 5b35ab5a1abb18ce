import type { InLanguage } from '../../client/components/content-types.ts';
import { type Locale, locales, localizePath } from '../../domain/locale.ts';
import type { Content } from './content.ts';
import { type ContentQuery, oncePerLocale, type Page } from './content-query.ts';
import { joinSecondary, mapSecondary, type Secondary } from './secondary.ts';

/** An item of a list in the language it exists in. */
export interface Translated<Item> {
  item: Item;
  locale: Locale;
}

export interface ListOptions<Item> {
  query(locale: Locale): ContentQuery<Page<Item>>;
  /** Asks for the translations, where these do not stand on the same page as their originals. */
  translations?(locale: Locale): ContentQuery<Page<Item>>;
  identity(item: Item): string;
}

/** A list that very many pages ask for. */
export const oftenAsked = <Item>({ query, translations = query, identity }: ListOptions<Item>): ListOptions<Item> => ({
  query: oncePerLocale(query),
  translations: oncePerLocale(translations),
  identity,
});

const largestPage = 100;

/**
 * A French list in a locale: each item in that language where it has a version, else in French. The French list decides
 * order and number, so that pages hold the same items in both languages.
 */
export async function localizedList<Item>(content: Content, locale: Locale, options: ListOptions<Item>): Promise<Page<Translated<Item>>> {
  const original = content.get(options.query('fr'));
  const translations = locale === 'fr' ? null : content.get((options.translations ?? options.query)(locale));
  const [french, translated] = await Promise.all([original, translations]);
  const items = mergeTranslations(french.items, translated?.items ?? [], { locale, identity: options.identity });
  return { ...french, items, languages: locale === 'fr' ? french.languages : languagesOf(items) };
}

/** The same for a list that the page can do without. */
export async function secondaryList<Item>(
  content: Content,
  locale: Locale,
  options: ListOptions<Item>,
): Promise<Secondary<Translated<Item>[]>> {
  const missing = { value: null };
  const [french, translated] = await Promise.all([
    content.secondary(options.query('fr')),
    locale === 'fr' ? missing : content.secondary((options.translations ?? options.query)(locale)),
  ]);
  return mapSecondary(joinSecondary([french, translated]), (lists) => {
    const [originals, translations] = lists ?? [];
    return originals ? mergeTranslations(originals.items, translations?.items ?? [], { locale, identity: options.identity }) : null;
  });
}

/** Each original in the locale where it has a version there, else as it is, in French. */
export function mergeTranslations<Item>(
  originals: Item[],
  translations: Item[],
  { locale, identity }: { locale: Locale; identity(item: Item): string },
): Translated<Item>[] {
  const byIdentity = new Map(translations.map((item) => [identity(item), item]));
  return originals.map((item) => {
    const translation = byIdentity.get(identity(item));
    return translation ? { item: translation, locale } : { item, locale: 'fr' };
  });
}

/** What the `lang` attribute of content says on a page in a locale; nothing where both are the same. */
export function languageMark(locale: Locale, language: Locale): Locale | undefined {
  return language === locale ? undefined : language;
}

/** An item with an address, for a page in a locale: the link stays in that locale, a language that is another one is named. */
export function shownIn<Item extends { href: string }>(locale: Locale, { item, locale: language }: Translated<Item>): Item & InLanguage {
  return language === locale ? item : { ...item, href: localizePath(item.href, locale), lang: language };
}

/** The languages a list counts as: French, and any that at least half of its items are translated into; all where it is empty. */
function languagesOf(items: Translated<unknown>[]): Locale[] {
  const isInHalf = (language: Locale) => items.filter(({ locale }) => locale === language).length * 2 >= items.length;
  return locales.filter((language) => language === 'fr' || isInHalf(language));
}

/** The page size that asks for all translations of a list at once. */
export const allTranslations = { page: 1, pageSize: largestPage };
