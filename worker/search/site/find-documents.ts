import type { Locale } from '../../../domain/locale.ts';
import { mostCounted } from '../../../domain/most-counted.ts';
import { type SearchKind, searchKinds, searchPageSize } from '../../../domain/search/site-search.ts';
import type { Database } from '../database.ts';
import { type DocumentsWanted, matchKinds, type Scored } from './match-kinds.ts';

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

export interface DocumentsRequest extends DocumentsWanted {
  /** Documents of this kind only, the others just counted; null for the first of each. */
  kind: SearchKind | null;
  page: number;
}

/** How many documents of each kind hold the terms, and the best of them. */
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
