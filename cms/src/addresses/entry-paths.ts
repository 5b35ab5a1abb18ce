import addresses from './site-addresses.json';
import { slugText } from './slug';

/** A page of the site that an entry makes: its type, and the fields that its address is made of. */
export interface EntryAddress {
  type: string;
  slug: string;
  category?: string;
}

interface Pattern {
  type: string;
  pattern: string;
  categories?: readonly string[];
}

const patterns: readonly Pattern[] = addresses.entries;
const pages: ReadonlySet<string> = new Set(addresses.pages);
/** Of these the pages that editors write. */
export const contentPages: ReadonlySet<string> = new Set(addresses.contentPages);

const matchers = patterns.map(({ type, pattern, categories }) => {
  const slug = pattern.includes('{slug+}') ? `(?<slug>${slugText}(?:/${slugText})*)` : `(?<slug>${slugText})`;
  const source = pattern.replace('{category}', `(?<category>${(categories ?? []).join('|')})`).replace(/\{slug\+?\}/, slug);
  return { type, expression: new RegExp(`^${source}$`) };
});

/** The French path of an entry's page; null for a type without one, or where a field is missing. */
export function pathOf(type: string, entry: Record<string, unknown>): string | null {
  const match = patterns.find((pattern) => pattern.type === type);
  const { slug, category } = entry;
  if (!match || typeof slug !== 'string' || slug === '') return null;
  if (match.categories && !match.categories.includes(String(category))) return null;
  return match.pattern.replace('{category}', String(category)).replace(/\{slug\+?\}/, slug);
}

/** The entries whose page a path could be, the most particular first; an address below a fixed one belongs to nobody else. */
export function entriesAt(path: string): EntryAddress[] {
  return matchers.flatMap(({ type, expression }) => {
    const groups = expression.exec(path)?.groups;
    return groups ? [{ type, slug: groups.slug ?? '', ...(groups.category && { category: groups.category }) }] : [];
  });
}

/** Whether a path is a page that is always there. */
export function isFixedPage(path: string): boolean {
  return pages.has(path);
}

const moved: ReadonlySet<string> = new Set(addresses.moved.filter((from) => !from.endsWith('/*')));
const movedBelow = addresses.moved.filter((from) => from.endsWith('/*')).map((from) => from.slice(0, -2));

/** Whether a fixed redirect of the site takes a path already. */
export function isMovedBySite(path: string): boolean {
  return moved.has(path) || movedBelow.some((from) => path === from || path.startsWith(`${from}/`));
}

export const externalHosts: readonly string[] = addresses.externalHosts;
