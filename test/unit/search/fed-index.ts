import { beforeAll, beforeEach, vi } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { createStrapiClient } from '../../../worker/content/strapi/strapi-client.ts';
import { createSearchIndex } from '../../../worker/search/create-search-index.ts';
import { type PassOutcome, runPass } from '../../../worker/search/feed/run-pass.ts';
import type { SearchIndex } from '../../../worker/search/search-index.ts';
import type { FakeD1 } from '../../app/fake-d1.ts';
import { testNow } from '../../app/test-now.ts';
import { createGazetteerDatabase } from '../../helpers/edge-database/gazetteer-database.ts';

export interface FedIndex {
  database: FakeD1;
  search: SearchIndex;
  logger: Record<'info' | 'warn' | 'error', ReturnType<typeof vi.fn>>;
  /** What the CMS answers from now on; an error where it fails. */
  cms: { answer(url: URL): unknown; calls: string[] };
  client: ReturnType<typeof createStrapiClient>;
  clock: { now: number };
  pass(mostPages?: number): Promise<PassOutcome>;
}

const fedTables = ['nursery_places', 'nurseries', 'documents', 'document_words', 'index_entries', 'index_changes', 'index_state'];

/** An edge database with the gazetteer and nothing else, a CMS that answers from the seed, and what feeds one from the other. */
export function createFedIndex(database: FakeD1 = createGazetteerDatabase()): FedIndex {
  database.fill(fedTables.map((table) => `DELETE FROM ${table}`));
  const cms: FedIndex['cms'] = { answer: answerFromSeed, calls: [] };
  const clock = { now: testNow };
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const send: typeof fetch = async (input) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    cms.calls.push(url.pathname + url.search);
    return Response.json(await cms.answer(url));
  };
  const client = createStrapiClient({ origin: 'http://cms.example', token: 'token', timeoutMilliseconds: 4000, fetch: send });
  const now = () => clock.now;
  return {
    database,
    cms,
    client,
    clock,
    logger,
    search: createSearchIndex({ database: database.d1, geocoderUrl: null, fetch: send, clock: now, logger }),
    pass: (mostPages = 1000) => runPass({ database: database.d1, client, clock: now, logger }, { mostPages }),
  };
}

/** What `createFedIndex` gives, anew for each test of a file; the gazetteer is read once. */
export function indexOfEachTest(): FedIndex {
  let gazetteer: FakeD1;
  let index: FedIndex;
  beforeAll(() => {
    gazetteer = createGazetteerDatabase();
  });
  beforeEach(() => {
    index = createFedIndex(gazetteer);
  });
  return new Proxy({} as FedIndex, { get: (_, name: keyof FedIndex) => index[name] });
}
