import { readGazetteerStatements } from '../../../harness/local/gazetteer.ts';
import { createFakeD1, type FakeD1 } from '../../app/fake-d1.ts';

/** An edge database in memory with the whole gazetteer: half a second. */
export function createGazetteerDatabase(): FakeD1 {
  const database = createFakeD1();
  database.fill(readGazetteerStatements());
  return database;
}
