import type { Locale } from '../../../domain/locale.ts';
import { mostCounted } from '../../../domain/most-counted.ts';
import type { SearchTerm } from '../../../domain/search/search-terms.ts';
import { type SearchKind, searchKinds } from '../../../domain/search/site-search.ts';
import type { Database } from '../database.ts';
import { type Fragment, fragment, join, prepare } from '../fragment.ts';
import { matchExpression, scopeWord, searchKindOf, termsExpression } from './match-expression.ts';

/** What documents are looked for. */
export interface DocumentsWanted {
  terms: readonly SearchTerm[];
  /** One of the terms is enough. */
  isAny: boolean;
  locale: Locale;
}

export interface Scored {
  number: number;
  /** The better the smaller. */
  score: number;
}

/** How many of a kind hold the terms, the best first. */
export interface MatchedKind {
  total: number;
  sorted: Scored[];
}

/** A row of what is found: a document, or the numbers of a crowd. */
interface FoundRow extends Scored {
  kind: SearchKind | 'routes';
  others: string | null;
}

/** A word in a title says more than one in a text; keywords are names of towns, managers, aliases. */
const score = 'bm25(document_words, 0, 12, 5, 1)';

/** Kinds with a document for each nursery or town: a word may bring thousands of them. */
const crowdedKinds = ['nurseries', 'cities'] as const;
const editorialKinds = searchKinds.filter((kind) => !crowdedKinds.some((crowded) => crowded === kind));

/** More of a kind are a crowd. */
const most = mostCounted + 1;
/** So many are scored together; where there are more, each kind is asked for by itself. */
const mostTogether = 250;

/**
 * What holds the terms, by kind; of a crowd at least `first`. The database gathers all documents that hold the beginning of a word before it says the
 * first, and counts them once more to score one: so all kinds are asked for in one statement, and of a crowd, which words bring that say little,
 * nothing is scored. They are sorted here: the database would read each of them once more.
 */
export async function matchKinds(database: Database, request: DocumentsWanted, first: number): Promise<Map<SearchKind, MatchedKind>> {
  const { results } = await prepare(database, togetherSql(request, first)).all<FoundRow>();
  const crowds = new Map(results.flatMap(({ kind, others }) => (others === null ? [] : [[kind, JSON.parse(others) as number[]] as const])));
  const documents = results.filter(({ others }) => others === null);
  const together = documents.filter(({ kind }) => !crowds.has(kind));
  const scored = together.length < mostTogether ? together : await scoreEach(database, request, [...crowds.keys()]);
  const matched = new Map<SearchKind, MatchedKind>();
  for (const [kind, rows] of Map.groupBy(scored, (row) => searchKindOf(row.kind)))
    matched.set(kind, { total: rows.length, sorted: rows.sort(byScore) });
  for (const [kind, others] of crowds) {
    const best = documents.filter((row) => row.kind === kind);
    matched.set(searchKindOf(kind), { total: most, sorted: withOthers(best, others) });
  }
  return matched;
}

const byScore = (one: Scored, other: Scored) => one.score - other.score || one.number - other.number;

/** The best of a crowd, then as many others as are counted, each once. */
function withOthers(best: readonly Scored[], others: readonly number[]): Scored[] {
  const numbers = new Set([...best.map(({ number }) => number), ...others.slice(0, mostCounted)]);
  return [...numbers].map((number) => ({ number, score: 0 }));
}

/**
 * Whole words alone show whether a kind is a crowd: they are said as they are read. Of a crowd come those whose titles hold the terms, without a
 * score, and the numbers of the others in one row; all else comes with its score. D1 unites no more than these five parts.
 */
function togetherSql(request: DocumentsWanted, first: number): Fragment {
  const { terms, isAny, locale } = request;
  const wholeWords = terms.map((term) => ({ ...term, beginnings: [] }));
  const whole = crowdedKinds.map((kind) =>
    fragment(
      `${kind} AS MATERIALIZED (SELECT json_group_array(number) AS others, count(*) = ${most} AS is_crowd
         FROM (SELECT rowid AS number FROM document_words WHERE document_words MATCH ? LIMIT ${most}))`,
      matchExpression(wholeWords, { scopes: [scopeWord(locale, kind)], isAny }),
    ),
  );
  const crowds = crowdedKinds.flatMap((kind) => [
    fragment(`SELECT '${kind}' AS kind, NULL AS number, 0 AS score, others FROM ${kind} WHERE is_crowd`),
    fragment(
      `SELECT * FROM (SELECT '${kind}', rowid, 0, NULL FROM ${kind} CROSS JOIN document_words WHERE is_crowd AND document_words MATCH ? LIMIT ?)`,
      matchExpression(terms, { scopes: [scopeWord(locale, kind)], isAny, columns: 'title' }),
      first,
    ),
  ]);
  const scopes = crowdedKinds.map((kind) => `iif(${kind}.is_crowd, '', ' OR "${scopeWord(locale, kind)}"')`);
  const others = fragment(
    `SELECT d.kind, d.number, found.score, NULL FROM (SELECT rowid AS number, ${score} AS score
       FROM ${crowdedKinds.join(' CROSS JOIN ')} CROSS JOIN document_words
       WHERE document_words MATCH 'scope : (' || ? || ${scopes.join(' || ')} || ') AND ' || ? LIMIT ${mostTogether}) AS found
     CROSS JOIN documents AS d ON d.number = found.number`,
    editorialKinds.map((kind) => `"${scopeWord(locale, kind)}"`).join(' OR '),
    termsExpression(terms, { isAny }),
  );
  return join([fragment('WITH'), join(whole, ', '), join([...crowds, others], ' UNION ALL ')], ' ');
}

/** What is no crowd, where it is too much for one statement: all that editors write, and as many of each other kind as are counted. */
async function scoreEach(database: Database, request: DocumentsWanted, crowds: readonly (SearchKind | 'routes')[]): Promise<FoundRow[]> {
  const expressionOf = (kinds: readonly SearchKind[]) =>
    matchExpression(request.terms, { scopes: kinds.map((kind) => scopeWord(request.locale, kind)), isAny: request.isAny });
  const editorial = database
    .prepare(
      `SELECT d.kind, d.number, ${score} AS score
       FROM document_words CROSS JOIN documents AS d ON d.number = document_words.rowid WHERE document_words MATCH ? LIMIT ?`,
    )
    .bind(expressionOf(editorialKinds), editorialKinds.length * mostCounted);
  const others = crowdedKinds
    .filter((kind) => !crowds.includes(kind))
    .map((kind) =>
      database
        .prepare(`SELECT '${kind}' AS kind, rowid AS number, ${score} AS score FROM document_words WHERE document_words MATCH ? LIMIT ?`)
        .bind(expressionOf([kind]), most),
    );
  const answers = await database.batch<FoundRow>([editorial, ...others]);
  return answers.flatMap(({ results }) => results);
}
