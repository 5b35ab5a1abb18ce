import type { Criteria } from '../../domain/places/criteria/criteria.ts';
import { suggestPlaces } from '../../domain/places/suggest-places.ts';
import { createStrapiClient } from '../../worker/content/strapi/strapi-client.ts';
import { createSearchIndex } from '../../worker/search/create-search-index.ts';
import type { Database, Statement } from '../../worker/search/database.ts';
import { runPass } from '../../worker/search/feed/run-pass.ts';
import { createPlaceLookup } from '../../worker/search/places/place-lookup-d1.ts';
import type { SiteSearchRequest } from '../../worker/search/site-search-result.ts';

interface Environment {
  DB: Database;
  CMS_ORIGIN: string;
  CMS_TOKEN: string;
}

/** What the bench asks. */
export type BenchQuestion =
  | { ask: 'nothing' }
  | { ask: 'read'; slug: string }
  | { ask: 'find'; criteria: Criteria }
  | { ask: 'points'; criteria: Criteria }
  | { ask: 'suggest'; text: string }
  | { ask: 'search'; request: SiteSearchRequest }
  | { ask: 'rows'; table: 'nurseries' | 'nursery_places' }
  /** One run of a pass; with `mostFetches` the CMS is gone after so many questions. */
  | { ask: 'feed'; mostPages: number; mostFetches?: number };

export interface BenchAnswer {
  rowsRead: number;
  rowsWritten: number;
  /** Statements that the database was given. */
  queries: number;
  /** Questions to the CMS. */
  fetches: number;
  /** How much was found. */
  count: number;
  outcome?: string;
}

const logger = { info() {}, warn() {}, error() {} };

type Counts = Pick<BenchAnswer, 'rowsRead' | 'rowsWritten' | 'queries'>;

/** The database, and counts of what it does as D1 counts them. */
function counting(database: Database): { database: Database; counts(): Counts } {
  const counts: Counts = { rowsRead: 0, rowsWritten: 0, queries: 0 };
  const inner = new WeakMap<Statement, Statement>();
  const note = <Answer>(answer: Answer): Answer => {
    const { meta } = answer as { meta?: { rows_read?: number; rows_written?: number } };
    counts.rowsRead += meta?.rows_read ?? 0;
    counts.rowsWritten += meta?.rows_written ?? 0;
    counts.queries += 1;
    return answer;
  };
  const wrap = (statement: Statement): Statement => {
    const wrapped: Statement = {
      bind: (...values) => wrap(statement.bind(...values)),
      all: async () => note(await statement.all()),
    };
    inner.set(wrapped, statement);
    return wrapped;
  };
  return {
    counts: () => counts,
    database: {
      prepare: (sql) => wrap(database.prepare(sql)),
      batch: async <Row>(statements: Statement[]) => (await database.batch<Row>(statements.map((one) => inner.get(one) ?? one))).map(note),
    },
  };
}

async function answer(question: BenchQuestion, { DB, CMS_ORIGIN, CMS_TOKEN }: Environment): Promise<BenchAnswer> {
  const { database, counts } = counting(DB);
  const clock = () => Date.now();
  let fetches = 0;
  const most = question.ask === 'feed' ? (question.mostFetches ?? Number.POSITIVE_INFINITY) : 0;
  const send: typeof fetch = (input, init) => {
    if (fetches >= most) throw new TypeError('the CMS is gone');
    fetches += 1;
    return fetch(input, init);
  };
  const search = createSearchIndex({ database, geocoderUrl: null, fetch: send, clock, logger });
  const done = (count: number, outcome?: string): BenchAnswer => ({ ...counts(), fetches, count, outcome });
  switch (question.ask) {
    case 'nothing':
      return done(0);
    case 'read': {
      const { results } = await database.prepare('SELECT * FROM nurseries WHERE slug = ?').bind(question.slug).all();
      return done(results.length);
    }
    case 'rows': {
      const { results } = await database.prepare(`SELECT count(*) AS total FROM ${question.table}`).all<{ total: number }>();
      return done(results[0]?.total ?? 0);
    }
    case 'find':
      return done((await search.findNurseries(question.criteria)).matches?.total ?? 0);
    case 'points':
      return done((await search.mapPoints(question.criteria)).points.length);
    case 'suggest':
      return done((await suggestPlaces(question.text, createPlaceLookup(database))).length);
    case 'search':
      return done((await search.searchSite(question.request)).total);
    case 'feed': {
      const client = createStrapiClient({ origin: CMS_ORIGIN, token: CMS_TOKEN, timeoutMilliseconds: 4000, fetch: send });
      const run = runPass({ database, client, clock, logger }, { mostPages: question.mostPages });
      return done(0, await run.catch((error: unknown) => `broken: ${error}`));
    }
  }
}

// biome-ignore lint/style/noDefaultExport: a worker is what its main module exports as default.
export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    return Response.json(await answer((await request.json()) as BenchQuestion, environment));
  },
};
