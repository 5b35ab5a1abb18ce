import type { Locale } from '../../../domain/locale.ts';
import { mostCounted } from '../../../domain/most-counted.ts';
import type { SearchTerm } from '../../../domain/search/search-terms.ts';
import { type SearchKind, searchKinds, searchPageSize } from '../../../domain/search/site-search.ts';
import type { Database, Statement } from '../database.ts';
import { matchExpression, scopeWord, searchKindOf } from './match-expression.ts';

/** A document that was found. */
export interface FoundDocument {
  kind: SearchKind;
  locale: Locale;
  path: string;
  title: string;
  note: string;
  body: string;
  /** The better the smaller. */
  score: number;
}

export interface FoundKind {
  kind: SearchKind;
  /** One more than `mostCounted` where there are more than that. */
  total: number;
  documents: FoundDocument[];
}

export interface DocumentsRequest {
  terms: readonly SearchTerm[];
  /** One of the terms is enough. */
  isAny: boolean;
  locale: Locale;
  /** Documents of this kind only, the others just counted; null for the first of each. */
  kind: SearchKind | null;
  page: number;
}

/** A word in a title says more than one in a text; keywords are names of towns, managers, aliases. */
const weights = '0, 12, 5, 1';

/** Kinds with a document for each nursery or town: a word may bring thousands of them. */
const crowdedKinds = ['nurseries', 'cities'] as const;
type CrowdedKind = (typeof crowdedKinds)[number];
const editorialKinds = searchKinds.filter((kind) => !crowdedKinds.some((crowded) => crowded === kind));

interface Scored {
  number: number;
  score: number;
}

/** How many of a kind hold the terms, the best first. */
interface MatchedKind {
  total: number;
  sorted: Scored[];
}

/**
 * How many documents of each kind hold the terms, and the best of them. The database gathers all documents that hold the beginning of a word before
 * it says the first, and counts them once more to score one: so all that editors write is asked for in one statement, and of a crowd, which words
 * bring that say little, nothing is scored. They are sorted here: the database would read each of them twice more.
 */
export async function findDocuments(database: Database, request: DocumentsRequest): Promise<FoundKind[]> {
  const { kind: onlyKind, page } = request;
  const offset = onlyKind === null ? 0 : (page - 1) * searchPageSize;
  const matched = await matchKinds(database, request, offset + searchPageSize);
  const kinds = searchKinds.map((kind) => {
    const { total, sorted } = matched.get(kind) ?? { total: 0, sorted: [] };
    const isShown = onlyKind === null || kind === onlyKind;
    return { kind, total: Math.min(total, mostCounted + 1), best: isShown ? sorted.slice(offset, offset + searchPageSize) : [] };
  });
  const documents = await readDocuments(
    database,
    kinds.flatMap(({ best }) => best),
  );
  return kinds.map(({ kind, total, best }) => ({ kind, total, documents: best.flatMap(({ number }) => documents.get(number) ?? []) }));
}

/** What holds the terms, by kind; of a crowd at least `first`. */
async function matchKinds(database: Database, request: DocumentsRequest, first: number): Promise<Map<SearchKind, MatchedKind>> {
  const { terms } = request;
  const most = mostCounted + 1;
  // Whole words alone show whether there is a crowd: they are said as they are read.
  const wholeWords = terms.map((term) => ({ ...term, beginnings: [] }));
  const [editorial, ...whole] = await database.batch<Scored & { kind: SearchKind | 'routes' }>([
    editorialStatement(database, request),
    ...crowdedKinds.map((kind) => numbersStatement(database, { ...request, terms: wholeWords }, { kind, most })),
  ]);
  const isCrowd = (kind: CrowdedKind) => (whole[crowdedKinds.indexOf(kind)]?.results.length ?? 0) === most;
  const answers = await database.batch<Scored>(
    crowdedKinds.map((kind) =>
      isCrowd(kind)
        ? numbersStatement(database, request, { kind, most: first, columns: 'title' })
        : numbersStatement(database, request, { kind, most, score: `bm25(document_words, ${weights})` }),
    ),
  );
  const byKind = Map.groupBy(editorial?.results ?? [], ({ kind }) => searchKindOf(kind));
  const matched = new Map<SearchKind, MatchedKind>(
    [...byKind].map(([kind, rows]) => [kind, { total: rows.length, sorted: rows.sort(byScore) }]),
  );
  for (const [index, kind] of crowdedKinds.entries()) {
    const rows = answers[index]?.results ?? [];
    const others = isCrowd(kind) ? (whole[index]?.results.slice(0, mostCounted) ?? []) : [];
    const sorted = isCrowd(kind) ? eachOnce([...rows, ...others]) : rows.sort(byScore);
    matched.set(kind, { total: Math.max(rows.length, whole[index]?.results.length ?? 0), sorted });
  }
  return matched;
}

const byScore = (one: Scored, other: Scored) => one.score - other.score || one.number - other.number;

function eachOnce(rows: readonly Scored[]): Scored[] {
  return [...new Map(rows.map((row) => [row.number, row])).values()];
}

/** All that editors write, with its kind. */
function editorialStatement(database: Database, { terms, locale, isAny }: DocumentsRequest): Statement {
  const scopes = editorialKinds.map((kind) => scopeWord(locale, kind));
  return database
    .prepare(
      `SELECT d.kind, d.number, bm25(document_words, ${weights}) AS score
       FROM document_words CROSS JOIN documents AS d ON d.number = document_words.rowid WHERE document_words MATCH ? LIMIT ?`,
    )
    .bind(matchExpression(terms, { scopes, isAny }), editorialKinds.length * mostCounted);
}

interface NumbersOptions {
  kind: CrowdedKind;
  most: number;
  /** How good a document is, as SQL; none is better than another where absent. */
  score?: string;
  columns?: 'title';
}

/** The documents of one kind, up to a number. */
function numbersStatement(
  database: Database,
  { terms, locale, isAny }: DocumentsRequest,
  { kind, most, score = '0', columns }: NumbersOptions,
): Statement {
  return database
    .prepare(`SELECT rowid AS number, ${score} AS score FROM document_words WHERE document_words MATCH ? LIMIT ?`)
    .bind(matchExpression(terms, { scopes: [scopeWord(locale, kind)], isAny, columns }), most);
}

/** Documents by their numbers, with the scores they were found by. */
async function readDocuments(database: Database, scored: readonly Scored[]): Promise<Map<number, FoundDocument>> {
  if (!scored.length) return new Map();
  const { results } = await database
    .prepare(
      `SELECT d.number, d.kind, d.locale, d.path, d.title, d.note, d.body
       FROM json_each(?) AS page CROSS JOIN documents AS d ON d.number = page.value`,
    )
    .bind(JSON.stringify(scored.map(({ number }) => number)))
    .all<Omit<FoundDocument, 'score'> & { number: number }>();
  const scores = new Map(scored.map(({ number, score }) => [number, score]));
  return new Map(results.map(({ number, ...document }) => [number, { ...document, score: scores.get(number) ?? 0 }]));
}
