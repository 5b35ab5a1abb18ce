import type { Locale } from '../../domain/locale.ts';
import type { PlaceOption } from '../../domain/places/place.ts';
import type { SearchKind, Segment } from '../../domain/search/site-search.ts';

export interface SiteSearchRequest {
  /** As typed, trimmed. */
  text: string;
  /** Language of the interface: a document is found in this language, or in French where it has no other. */
  locale: Locale;
  /** Only this kind, in pages; null for the first of each. */
  kind: SearchKind | null;
  page: number;
}

export interface SearchHit {
  kind: SearchKind;
  /** With the prefix of the interface's language. */
  href: string;
  /** Language of the texts, where it is not that of the interface. */
  lang?: Locale;
  title: Segment[];
  /** What tells it from others: the town of a nursery, the department of a city, other names of a term. */
  note: Segment[] | null;
  /** The part of the text that fits the query best; empty where the title says all. */
  excerpt: Segment[];
}

export interface SearchGroup {
  kind: SearchKind;
  /** Also where only some are shown. */
  total: number;
  hits: SearchHit[];
}

export interface SiteSearchResult {
  /** `too-short`: fewer characters than a search needs. */
  state: 'too-short' | 'none' | 'found';
  /** Of all kinds. */
  total: number;
  /** Every kind that has results; those of another kind than the one asked for without their hits. */
  groups: SearchGroup[];
  /** Of the kind asked for; 1 of 1 where none was. */
  page: number;
  pageCount: number;
  /** The entry of the lexicon the query is the name of. */
  term: { href: string; lang?: Locale; term: string; definition: string } | null;
  /** Places of that very name, to look for nurseries at. */
  places: PlaceOption[];
  /** « Vouliez-vous dire »: the query in the nearest known spelling, where the typed one found nothing or little. */
  suggestion: string | null;
  /** The results are those of the suggestion: the typed words are nowhere. */
  isCorrected: boolean;
  /** Nothing has all the words: the results have some of them. */
  isPartial: boolean;
}
