import type { Fields } from './fields';

export type SeedLocale = 'fr' | 'en';

export interface SeedType {
  uid: string;
  /** A single entry, a list in one file, or a folder with one file an entry. */
  source: 'single' | 'list' | 'json-folder' | 'markdown-folder';
  /** The folder, or the file without its extension. */
  path: string;
  /** The field that tells entries apart; null for a single one. */
  key: 'slug' | 'key' | 'from' | null;
  /** The field that takes the text under the front matter. */
  body?: string;
}

/** What is seeded, in this order: what others point at comes first. */
export const seedTypes: readonly SeedType[] = [
  { uid: 'api::site-setting.site-setting', source: 'single', path: 'site-setting', key: null },
  { uid: 'api::navigation.navigation', source: 'single', path: 'navigation', key: null },
  { uid: 'api::home.home', source: 'single', path: 'home', key: null },
  { uid: 'api::team-member.team-member', source: 'list', path: 'team', key: 'slug' },
  { uid: 'api::article-category.article-category', source: 'list', path: 'article-categories', key: 'key' },
  { uid: 'api::page.page', source: 'json-folder', path: 'pages', key: 'slug' },
  { uid: 'api::article.article', source: 'markdown-folder', path: 'articles', key: 'slug', body: 'body' },
  { uid: 'api::faq-entry.faq-entry', source: 'markdown-folder', path: 'faq', key: 'slug', body: 'answer' },
  { uid: 'api::white-paper.white-paper', source: 'markdown-folder', path: 'white-papers', key: 'slug', body: 'contents' },
  { uid: 'api::testimonial.testimonial', source: 'markdown-folder', path: 'testimonials', key: 'slug', body: 'body' },
  { uid: 'api::lexicon-term.lexicon-term', source: 'list', path: 'lexicon', key: 'slug' },
  { uid: 'api::city.city', source: 'list', path: 'cities', key: 'slug' },
  { uid: 'api::nursery.nursery', source: 'list', path: 'nurseries', key: 'slug' },
  { uid: 'api::redirect.redirect', source: 'list', path: 'redirects', key: 'from' },
];

export interface SeedEntry {
  uid: string;
  keyField: SeedType['key'];
  /** Empty for a single entry. */
  key: string;
  locale: SeedLocale;
  /** File, and position in it, for messages. */
  place: string;
  data: Fields;
}

/** Names one document, whatever its locale. */
export function documentNameOf({ uid, key }: Pick<SeedEntry, 'uid' | 'key'>): string {
  return `${uid}#${key}`;
}
