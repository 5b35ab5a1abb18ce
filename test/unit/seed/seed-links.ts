import { findRedirect } from '../../../domain/addresses/fixed-redirects.ts';
import { matchRoute, type PathParams } from '../../../domain/addresses/paths.ts';
import { entriesOf, type SeedEntry, seed, textOf } from '../../../harness/cms-stand-in/seed.ts';
import { seedTexts } from './seed-texts.ts';

export interface SeedLink {
  place: string;
  href: string;
}

function* hrefsOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* hrefsOf(item);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      if ((name === 'href' || name === 'url') && typeof item === 'string') yield item;
      else yield* hrefsOf(item);
    }
  }
}

/** Every link of the seed: in Markdown, in fields, and where redirects lead. */
export const seedLinks: SeedLink[] = [
  ...seedTexts.flatMap(({ place, text }) => [...text.matchAll(/\]\(([^)\s]*)[^)]*\)/g)].map(([, href = '']) => ({ place, href }))),
  ...seed.entries.flatMap((entry) => [...hrefsOf(entry.data)].map((href) => ({ place: entry.place, href }))),
  ...entriesOf('redirect').map((entry) => ({ place: entry.place, href: textOf(entry, 'to') })),
];

const keysOf = (type: string, toKey = (entry: SeedEntry) => entry.key) => new Set(entriesOf(type).map(toKey));
const withCategory = (entry: SeedEntry) => `${textOf(entry, 'category')}/${entry.key}`;

const pages = keysOf('page');
const terms = keysOf('lexicon-term');
/** The entries behind each route that shows one. */
const targets: Record<string, Set<string>> = {
  'content-page': pages,
  article: keysOf('article', withCategory),
  'faq-entry': keysOf('faq-entry', withCategory),
  'white-paper': keysOf('white-paper', withCategory),
  testimonial: keysOf('testimonial'),
  city: keysOf('city'),
  nursery: keysOf('nursery'),
};

/** Each form of a page, as an anchor leads to it. */
const formsOfPages = new Set(
  entriesOf('page').flatMap(({ key, data }) =>
    [...JSON.stringify(data).matchAll(/"__component":"blocks\.form"[^{}]*?"form":"([\w-]+)"/g)].map(
      ([, form]) => `${key} formulaire-${form}`,
    ),
  ),
);

/** What is wrong with a link, or null. */
export function linkProblem(href: string): string | null {
  if (/^(?:https:|tel:\+\d+$)/.test(href)) return null;
  if (href.startsWith('mailto:')) return /^mailto:[\w.-]+@creche-sereine\.example$/.test(href) ? null : 'an address that is not ours';
  if (!href.startsWith('/')) return 'neither https, nor an address of the site';
  const [address = '', anchor] = href.split('#');
  const path = address.split('?')[0] ?? '';
  if (path.startsWith('/en/') || path === '/en') return 'carries a locale prefix';
  if (path.length > 1 && path.endsWith('/')) return 'ends in a slash';
  if (findRedirect(path, '')) return 'is redirected';
  const match = matchRoute(path);
  if (!match) return 'matches no route';
  if (match.id === 'terms' || match.id === 'legal-notices') return pages.has(path.slice(1)) ? null : 'has no page in the seed';
  if (match.id === 'content-page' && anchor?.startsWith('formulaire-')) {
    return formsOfPages.has(`${path.slice(1)} ${anchor}`) ? null : 'leads to a form that its page does not have';
  }
  if (anchor !== undefined) return match.id === 'lexicon' && terms.has(anchor) ? null : 'has an anchor that is no term of the lexicon';
  const { category, slug = '' }: PathParams = match.params;
  return targets[match.id]?.has(category ? `${category}/${slug}` : slug) === false ? 'has no entry in the seed' : null;
}
