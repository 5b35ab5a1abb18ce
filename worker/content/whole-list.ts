import type { Content } from './content.ts';
import type { ContentQuery, Page } from './content-query.ts';
import type { Secondary } from './secondary.ts';

/** Entries asked for at once where a list is wanted whole. */
export const wholePageSize = 500;

type PageQuery<Item> = (page: number) => ContentQuery<Page<Item>>;

function laterPages(pageCount: number): number[] {
  return Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => index + 2);
}

/** All items of a list, page by page; each page is kept on its own. */
export async function readWholeList<Item>(content: Content, query: PageQuery<Item>): Promise<Item[]> {
  const first = await content.get(query(1));
  const others = await Promise.all(laterPages(first.pageCount).map((page) => content.get(query(page))));
  return [first, ...others].flatMap(({ items }) => items);
}

/** The same for a list that the page can do without: at once where all of it is kept; a page that fails is left out. */
export async function secondaryWholeList<Item>(content: Content, query: PageQuery<Item>): Promise<Secondary<Item[]>> {
  const first = (await content.secondary(query(1))).value;
  if (first instanceof Promise) return { value: first.then((page) => page && readRest(content, query, page)) };
  if (first === null || first.pageCount <= 1) return { value: first?.items ?? null };
  return { value: readRest(content, query, first) };
}

async function readRest<Item>(content: Content, query: PageQuery<Item>, first: Page<Item>): Promise<Item[]> {
  const others = await Promise.all(laterPages(first.pageCount).map((page) => content.secondary(query(page))));
  const settled = await Promise.all(others.map(({ value }) => value));
  return [first, ...settled].flatMap((page) => page?.items ?? []);
}
