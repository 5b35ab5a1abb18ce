import type { Locale } from '../../../domain/locale.ts';
import type { SearchTerm } from '../../../domain/search/search-terms.ts';
import type { SearchKind } from '../../../domain/search/site-search.ts';

/** The word of the column `scope` that says in which language of the interface and among which kind a document is found. */
export function scopeWord(locale: Locale, kind: SearchKind): string {
  return `${locale}${kind.replaceAll('-', '')}`;
}

/**
 * What is looked for, in the language of FTS5. Terms are letters and digits only, and quoted: operators that a reader types
 * were taken for what they are, words or nothing.
 */
export function matchExpression(terms: readonly SearchTerm[], { scope, isAny }: { scope: string; isAny: boolean }): string {
  const groups = terms.map(({ word, beginnings, near }) => {
    const forms = [`"${word}"`, ...beginnings.map((beginning) => `"${beginning}" *`), ...near.map((other) => `"${other}"`)];
    return `(${forms.join(' OR ')})`;
  });
  return `scope : "${scope}" AND {title keywords body} : (${groups.join(isAny ? ' OR ' : ' AND ')})`;
}
