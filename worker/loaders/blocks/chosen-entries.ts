import type { Locale } from '../../../domain/locale.ts';
import { type Audience, audiences } from '../../../routes.ts';
import type { ContentQuery, Page } from '../../content/content-query.ts';
import type { Translated } from '../../content/lists.ts';
import { joinSecondary, mapSecondary, type Secondary } from '../../content/secondary.ts';
import type { LoaderContext } from '../loader.ts';

interface Choice<Item> {
  /** Whose entries are shown; null for those of all. */
  audience: Audience | null;
  limit: number;
  /** The newest entries of an audience in a language, no more than the limit. */
  query(audience: Audience, locale: Locale): ContentQuery<Page<Item>>;
}

/**
 * A few entries that stand for all of their kind: those in the reader's language where there are any, else French ones, never
 * both; of all audiences by turns, families first, so that a parent finds something for a parent.
 */
export async function chosenEntries<Item>(
  { content, locale }: Pick<LoaderContext, 'content' | 'locale'>,
  { audience, limit, query }: Choice<Item>,
): Promise<Secondary<Translated<Item>[]>> {
  async function read(language: Locale): Promise<Secondary<Translated<Item>[]>> {
    const shownAudiences = audience ? [audience] : audiences;
    const lists = joinSecondary(await Promise.all(shownAudiences.map((one) => content.secondary(query(one, language)))));
    return mapSecondary(lists, (pages) => {
      const items = byTurns((pages ?? []).map((page) => page?.items ?? []));
      return items.slice(0, limit).map((item) => ({ item, locale: language }));
    });
  }
  const { value } = await read(locale);
  if (locale === 'fr') return { value };
  if (!(value instanceof Promise)) return value?.length ? { value } : read('fr');
  return { value: value.then(async (items) => (items?.length ? items : (await read('fr')).value)) };
}

/** The first of each list, then the second of each, and so on. */
function byTurns<Item>(lists: Item[][]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}
