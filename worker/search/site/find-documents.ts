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

/**
 * How many documents of each kind hold the terms, and the best of them: one round trip. Of a crowd, which words that say little bring, the first
 * are sorted and no more is read.
 */
export async function findDocuments(database: Database, request: DocumentsRequest): Promise<FoundKind[]> {
  const { terms, locale, isAny, kind: wanted, page } = request;
  const shown = searchKinds.filter((kind) => wanted === null || kind === wanted);
  const expressionOf = (kind: SearchKind) => matchExpression(terms, { scope: scopeWord(locale, kind), isAny });
  const counts = searchKinds.map((kind) =>
    database
      .prepare('SELECT count(*) AS total FROM (SELECT 1 FROM document_words WHERE document_words MATCH ? LIMIT ?)')
      .bind(expressionOf(kind), mostCounted + 1),
  );
  const offset = wanted === null ? 0 : (page - 1) * searchPageSize;
  const lists = shown.map((kind) =>
    database
      .prepare(
        `SELECT d.kind, d.locale, d.path, d.title, d.note, d.body, found.score
         FROM (SELECT rowid, score
               FROM (SELECT rowid, bm25(document_words, ${weights}) AS score FROM document_words WHERE document_words MATCH ? LIMIT ?)
               ORDER BY score, rowid LIMIT ? OFFSET ?) AS found
         CROSS JOIN documents AS d ON d.number = found.rowid ORDER BY found.score, d.number`,
      )
      .bind(expressionOf(kind), mostCounted, searchPageSize, offset),
  );
  const results = await database.batch<FoundDocument & { total: number }>([...counts, ...lists]);
  return searchKinds.map((kind, index) => {
    const list = shown.indexOf(kind);
    const documents = list === -1 ? [] : (results[searchKinds.length + list]?.results ?? []);
    return { kind, total: results[index]?.results[0]?.total ?? 0, documents };
  });
}
