import type { TestHarness } from 'wrangler';
import { makeGazetteerFile, readGazetteerStatements } from '../../../scripts/local/gazetteer.ts';

interface EdgeDatabase {
  prepare(sql: string): unknown;
  batch(statements: unknown[]): Promise<unknown>;
}

/** Loads the gazetteer into a worker's edge database: a second and a half. */
export async function loadGazetteer(harness: TestHarness): Promise<void> {
  await makeGazetteerFile();
  const { DB } = await harness.getWorker<{ DB: EdgeDatabase }>().getEnv();
  await DB.batch(readGazetteerStatements().map((statement) => DB.prepare(statement)));
}
