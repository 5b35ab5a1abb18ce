import { type Locale, localizePath } from '../../../domain/locale.ts';
import { mostCounted } from '../../../domain/most-counted.ts';
import type { PlaceLookup } from '../../../domain/places/place-lookup.ts';
import { excerptAround, markMatches } from '../../../domain/search/mark-matches.ts';
import { type SearchTerm, toSearchTerms } from '../../../domain/search/search-terms.ts';
import { groupSize, minimumSearchCharacters, searchPageSize } from '../../../domain/search/site-search.ts';
import { toSearchWords } from '../../../domain/text/search-words.ts';
import type { Database } from '../database.ts';
import type { SearchGroup, SearchHit, SiteSearchRequest, SiteSearchResult } from '../site-search-result.ts';
import { type FoundDocument, type FoundKind, findDocuments } from './find-documents.ts';
import { placesNamed } from './place-named.ts';
import { type Frequencies, respell, tellingTerms } from './respell.ts';

/** With no more results than this, another spelling may be what was meant. */
const few = 2;
const longestDefinition = 320;

interface SiteMatches {
  kinds: FoundKind[];
  terms: readonly SearchTerm[];
  suggestion: string | null;
  isCorrected: boolean;
  isPartial: boolean;
}

/** Looks for a text in everything the site has. */
export async function searchSite(
  request: SiteSearchRequest,
  { database, lookup }: { database: Database; lookup: PlaceLookup },
): Promise<SiteSearchResult> {
  const { text, locale, kind } = request;
  const terms = toSearchTerms(text);
  const isTooShort = [...text.trim()].length < minimumSearchCharacters;
  if (isTooShort || !terms.length) return { ...nothing, state: isTooShort ? 'too-short' : 'none' };
  const [answer, places] = await Promise.all([find(request, terms, database), placesNamed(text, lookup)]);
  const total = totalOf(answer.kinds);
  const listed = Math.min(answer.kinds.find((one) => one.kind === kind)?.total ?? 0, mostCounted);
  const pageCount = Math.max(1, Math.ceil(listed / searchPageSize));
  if (kind && request.page > pageCount) return searchSite({ ...request, page: pageCount }, { database, lookup });
  const words = toSearchWords(answer.isCorrected ? (answer.suggestion ?? text) : text);
  const sorted = answer.kinds
    .filter((one) => one.total > 0)
    .map((one) => ({ ...one, documents: byTitle(one.documents, words) }))
    .sort((one, other) => compareDocuments(one.documents[0], other.documents[0]));
  return {
    state: total ? 'found' : 'none',
    total,
    groups: sorted.map((one) => toGroup(one, { request, terms: answer.terms })),
    page: kind ? request.page : 1,
    pageCount,
    term: termOf(answer.kinds, words, locale),
    places,
    suggestion: answer.suggestion,
    isCorrected: answer.isCorrected,
    isPartial: answer.isPartial,
  };
}

const nothing: SiteSearchResult = {
  state: 'none',
  total: 0,
  groups: [],
  page: 1,
  pageCount: 1,
  term: null,
  places: [],
  suggestion: null,
  isCorrected: false,
  isPartial: false,
};

/** All words as they are; where that finds nothing, one letter may be wrong; then some of the words are enough. */
async function find({ locale, kind, page }: SiteSearchRequest, terms: readonly SearchTerm[], database: Database): Promise<SiteMatches> {
  const ask = (words: readonly SearchTerm[], isAny = false) => findDocuments(database, { terms: words, isAny, locale, kind, page });
  const exact = await ask(terms);
  const result: SiteMatches = { kinds: exact, terms, suggestion: null, isCorrected: false, isPartial: false };
  const total = totalOf(exact);
  if (total > few) return result;
  const frequencies: Frequencies = new Map();
  const respelled = await respell(database, terms, frequencies);
  if (respelled) {
    const near = await ask(respelled.terms);
    const isBetter = totalOf(near) > total;
    if (isBetter && total === 0) return { ...result, kinds: near, terms: respelled.terms, suggestion: respelled.text, isCorrected: true };
    if (isBetter && respelled.text !== terms.map(({ word }) => word).join(' ')) return { ...result, suggestion: respelled.text };
  }
  if (total > 0 || terms.length < 2) return result;
  const some = await tellingTerms(database, respelled?.terms ?? terms, frequencies);
  return some.length ? { ...result, kinds: await ask(some, true), terms: some, isPartial: true } : result;
}

function totalOf(kinds: readonly FoundKind[]): number {
  return kinds.reduce((sum, { total }) => sum + total, 0);
}

/** How well a title fits: it is the query, begins with it, holds its words, or does not. */
function titleTier(title: string, words: readonly string[]): number {
  const titleWords = toSearchWords(title);
  if (titleWords.join(' ') === words.join(' ')) return 0;
  if (titleWords.slice(0, words.length).join(' ') === words.join(' ')) return 1;
  return words.every((word) => titleWords.some((other) => other.startsWith(word))) ? 2 : 3;
}

interface TitledDocument extends FoundDocument {
  tier: number;
}

function compareDocuments(one: TitledDocument | undefined, other: TitledDocument | undefined): number {
  if (!one || !other) return (one ? 0 : 1) - (other ? 0 : 1);
  return one.tier - other.tier || one.score - other.score;
}

function byTitle(documents: readonly FoundDocument[], words: readonly string[]): TitledDocument[] {
  return documents.map((document) => ({ ...document, tier: titleTier(document.title, words) })).sort(compareDocuments);
}

function toGroup(
  { kind, total, documents }: FoundKind,
  { request, terms }: { request: SiteSearchRequest; terms: readonly SearchTerm[] },
): SearchGroup {
  const listed = request.kind === null ? documents.slice(0, groupSize) : documents;
  return { kind, total, hits: listed.map((document) => toHit(document, terms, request.locale)) };
}

function toHit(
  { kind, path, title, note, body, locale: language }: FoundDocument,
  terms: readonly SearchTerm[],
  locale: Locale,
): SearchHit {
  return {
    kind,
    href: localizePath(path, locale),
    ...(language !== locale && { lang: language }),
    title: markMatches(title, terms),
    note: note ? markMatches(note, terms) : null,
    excerpt: body ? excerptAround(body, terms) : [],
  };
}

/** The entry of the lexicon that is called so, or also called so. */
function termOf(kinds: readonly FoundKind[], words: readonly string[], locale: Locale): SiteSearchResult['term'] {
  const documents = kinds.find(({ kind }) => kind === 'terms')?.documents ?? [];
  const named = documents.find(({ title, note }) =>
    [title, ...note.split(', ')].some((name) => toSearchWords(name.replace(/\(.*\)/, '')).join(' ') === words.join(' ')),
  );
  if (!named) return null;
  const { path, title, body, locale: language } = named;
  const definition = body.length <= longestDefinition ? body : `${body.slice(0, body.lastIndexOf(' ', longestDefinition))}…`;
  return { href: localizePath(path, locale), ...(language !== locale && { lang: language }), term: title, definition };
}
