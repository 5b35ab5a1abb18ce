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
}

/** What the bench asks. */
export type BenchQuestion =
  | { ask: 'nothing' }
  | { ask: 'read'; slug: string }
  | { ask: 'find'; criteria: Criteria }
  | { ask: 'points'; criteria: Criteria }
  | { ask: 'suggest'; text: string }
  | { ask: 'search'; request: SiteSearchRequest }
  | { ask: 'feed'; mostPages: number };

export interface BenchAnswer {
  rowsRead: number;
  /** How much was found. */
  count: number;
  outcome?: string;
}

const logger = { info() {}, warn() {}, error() {} };

/** The database, and a count of the rows it reads as D1 counts them. */
function counting(database: Database): { database: Database; rowsRead(): number } {
  let read = 0;
  const inner = new WeakMap<Statement, Statement>();
  const note = <Answer>(answer: Answer): Answer => {
    read += (answer as { meta?: { rows_read?: number } }).meta?.rows_read ?? 0;
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
    rowsRead: () => read,
    database: {
      prepare: (sql) => wrap(database.prepare(sql)),
      batch: async <Row>(statements: Statement[]) => (await database.batch<Row>(statements.map((one) => inner.get(one) ?? one))).map(note),
    },
  };
}

async function answer(question: BenchQuestion, { DB, CMS_ORIGIN }: Environment): Promise<BenchAnswer> {
  const { database, rowsRead } = counting(DB);
  const clock = () => Date.now();
  const send: typeof fetch = (input, init) => fetch(input, init);
  const search = createSearchIndex({ database, geocoderUrl: null, fetch: send, clock, logger });
  const done = (count: number, outcome?: string): BenchAnswer => ({ rowsRead: rowsRead(), count, outcome });
  switch (question.ask) {
    case 'nothing':
      return done(0);
    case 'read': {
      const { results } = await database.prepare('SELECT * FROM nurseries WHERE slug = ?').bind(question.slug).all();
      return done(results.length);
    }
    case 'find':
      return done((await search.findNurseries(question.criteria)).found?.total ?? 0);
    case 'points':
      return done((await search.mapPoints(question.criteria)).total);
    case 'suggest':
      return done((await suggestPlaces(question.text, createPlaceLookup(database))).length);
    case 'search':
      return done((await search.searchSite(question.request)).total);
    case 'feed': {
      const client = createStrapiClient({ origin: CMS_ORIGIN, token: 'bench', timeoutMilliseconds: 4000, fetch: send });
      return done(0, await runPass({ database, client, clock, logger }, { mostPages: question.mostPages }));
    }
  }
}

// biome-ignore lint/style/noDefaultExport: a worker is what its main module exports as default.
export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    return Response.json(await answer((await request.json()) as BenchQuestion, environment));
  },
};
