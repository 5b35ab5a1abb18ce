/** Kinds of results, in the order they are shown. */
export const searchKinds = ['pages', 'questions', 'articles', 'white-papers', 'terms', 'nurseries', 'cities'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Their names in an address: `/recherche?q=psu&type=lexique`. */
export const searchKindNames: Record<SearchKind, string> = {
  pages: 'pages',
  questions: 'questions',
  articles: 'articles',
  'white-papers': 'livres-blancs',
  terms: 'lexique',
  nurseries: 'creches',
  cities: 'villes',
};

/** The kind an address names; null for all of them, or for no kind of ours. */
export function toSearchKind(name: string | null): SearchKind | null {
  return searchKinds.find((kind) => searchKindNames[kind] === name) ?? null;
}

/** Fewer characters find everything (specification, section 5). */
export const minimumSearchCharacters = 3;
/** Results of each kind beside the others, and on a page of one kind alone. */
export const groupSize = 5;
export const searchPageSize = 20;

/** A piece of a text: what the reader looked for is marked. */
export interface Segment {
  text: string;
  isMatch: boolean;
}
