import type { Locale } from '../../../domain/locale.ts';
import { mostCounted } from '../../../domain/most-counted.ts';
import type { SearchTerm } from '../../../domain/search/search-terms.ts';
import { type SearchKind, searchKinds, searchPageSize } from '../../../domain/search/site-search.ts';
import type { Database } from '../database.ts';
import { matchExpression, scopeWord } from './match-expression.ts';

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

interface Scored {
  number: number;
  score: number;
  /** Of a kind that is only counted. */
  total?: number;
}

/**
 * How many documents of each kind hold the terms, and the best of them. Of a crowd, which words that say little bring, the first are
 * scored. They are sorted here: the database would read each of them twice more.
 */
export async function findDocuments(database: Database, request: DocumentsRequest): Promise<FoundKind[]> {
  const { terms, locale, isAny, kind: wanted, page } = request;
  const isShown = (kind: SearchKind) => wanted === null || kind === wanted;
  const statements = searchKinds.map((kind) => {
    const expression = matchExpression(terms, { scope: scopeWord(locale, kind), isAny });
    const matches = `FROM document_words WHERE document_words MATCH ? LIMIT ?`;
    const scored = `SELECT rowid AS number, bm25(document_words, ${weights}) AS score ${matches}`;
    return database
      .prepare(isShown(kind) ? scored : `SELECT count(*) AS total FROM (SELECT 1 ${matches})`)
      .bind(expression, mostCounted + 1);
  });
  const results = await database.batch<Scored>(statements);
  const offset = wanted === null ? 0 : (page - 1) * searchPageSize;
  const kinds = searchKinds.map((kind, index) => {
    const rows = results[index]?.results ?? [];
    if (!isShown(kind)) return { kind, total: rows[0]?.total ?? 0, best: [] };
    const sorted = rows.slice(0, mostCounted).sort((one, other) => one.score - other.score || one.number - other.number);
    return { kind, total: rows.length, best: sorted.slice(offset, offset + searchPageSize) };
  });
  const documents = await readDocuments(
    database,
    kinds.flatMap(({ best }) => best),
  );
  return kinds.map(({ kind, total, best }) => ({ kind, total, documents: best.flatMap(({ number }) => documents.get(number) ?? []) }));
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
