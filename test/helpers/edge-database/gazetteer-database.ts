import { readGazetteerStatements } from '../../../harness/local/gazetteer.ts';
import { createFakeD1, type FakeD1 } from '../../app/fake-d1.ts';

let filled: Uint8Array | null = null;

/** An edge database in memory with the whole gazetteer: half a second for the first of a process, the others are copies. */
export function createGazetteerDatabase(): FakeD1 {
  if (filled) return createFakeD1(filled);
  const database = createFakeD1();
  database.fill(readGazetteerStatements());
  filled = database.snapshot();
  return database;
}
