import type { Locale } from '../../domain/locale.ts';
import type { Content } from './content.ts';
import type { ContentQuery, Page } from './content-query.ts';

/** An item of a list in the language it exists in. */
export interface Translated<Item> {
  item: Item;
  locale: Locale;
}

const largestPage = 100;

/**
 * A French list in a locale: each item in that language where it has a version, else in French. The French list decides
 * order and number, so that pages hold the same items in both languages.
 */
export async function localizedList<Item>(
  content: Content,
  locale: Locale,
  options: { query(locale: Locale): ContentQuery<Page<Item>>; translations?(locale: Locale): ContentQuery<Page<Item>>; identity(item: Item): string },
): Promise<Page<Translated<Item>>> {
  const original = content.get(options.query('fr'));
  const translations = locale === 'fr' ? null : content.get((options.translations ?? options.query)(locale));
  const [french, translated] = await Promise.all([original, translations]);
  const byIdentity = new Map(translated?.items.map((item) => [options.identity(item), item]));
  const items = french.items.map((item) => {
    const translation = byIdentity.get(options.identity(item));
    return translation ? { item: translation, locale } : { item, locale: 'fr' as const };
  });
  return { ...french, items };
}

/** The page size that asks for all translations of a list at once. */
export const allTranslations = { page: 1, pageSize: largestPage };
