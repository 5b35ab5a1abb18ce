import type { Locale } from '../../../domain/locale.ts';
import type { SearchTerm } from '../../../domain/search/search-terms.ts';
import type { SearchKind } from '../../../domain/search/site-search.ts';

/** The word of the column `scope` that says in which language of the interface and among which kind a document is found. */
export function scopeWord(locale: Locale, kind: SearchKind): string {
  return `${locale}${kind.replaceAll('-', '')}`;
}

/** The kind that a document is found among: routes of the site are pages like those of editors. */
export function searchKindOf(kind: SearchKind | 'routes'): SearchKind {
  return kind === 'routes' ? 'pages' : kind;
}

interface TermsOptions {
  /** One of the terms is enough. */
  isAny: boolean;
  /** Where the terms may stand; anywhere where absent. */
  columns?: 'title';
}

interface MatchOptions extends TermsOptions {
  /** Words of the column `scope`: one of them is enough. */
  scopes: readonly string[];
}

/**
 * What is looked for, in the language of FTS5. Terms are letters and digits only, and quoted: operators that a reader types
 * were taken for what they are, words or nothing.
 */
export function matchExpression(terms: readonly SearchTerm[], { scopes, ...options }: MatchOptions): string {
  return `scope : (${scopes.map((word) => `"${word}"`).join(' OR ')}) AND ${termsExpression(terms, options)}`;
}

/** The same in whatever scope. */
export function termsExpression(terms: readonly SearchTerm[], { isAny, columns }: TermsOptions): string {
  const groups = terms.map(({ word, beginnings, near }) => {
    const forms = [`"${word}"`, ...beginnings.map((beginning) => `"${beginning}" *`), ...near.map((other) => `"${other}"`)];
    return `(${forms.join(' OR ')})`;
  });
  return `{${columns ?? 'title keywords body'}} : (${groups.join(isAny ? ' OR ' : ' AND ')})`;
}
