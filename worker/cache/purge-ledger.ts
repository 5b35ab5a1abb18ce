import * as v from 'valibot';
import type { Database } from '../search/database.ts';
import { condenseMarks, hasAllMarks, marksSchema, mergeMarks, type PurgeMarks } from './marks.ts';

export interface LedgerState {
  version: number;
  /** The version that KV was last written with. */
  published: number;
  marks: PurgeMarks;
}

/** All purges of all isolates. Rejects where the database fails. */
export interface PurgeLedger {
  /** Adds marks, and says what is there then. */
  add(marks: PurgeMarks): Promise<LedgerState>;
  /** Notes which version KV was written with, and says which is the latest. */
  notePublished(version: number): Promise<number>;
}

/** Of several isolates that add at the same moment one is first; the others try again with what is there then. */
const triesAtMost = 10;
/** The database answers nothing while it imports: longer than this nobody waits, in milliseconds. */
const timeoutMilliseconds = 3000;

const rowSchema = v.object({ version: v.number(), published: v.number(), marks: v.string() });

/** The row of `purge_marks`. */
export function createPurgeLedger({ database, clock }: { database: Database; clock: () => number }): PurgeLedger {
  async function read(): Promise<LedgerState> {
    const { results } = await database.prepare('SELECT version, published, marks FROM purge_marks WHERE id = 1').all();
    const row = v.parse(rowSchema, results[0]);
    return { ...row, marks: parseMarks(row.marks) };
  }

  async function add(marks: PurgeMarks): Promise<LedgerState> {
    for (let tries = 0; tries < triesAtMost; tries += 1) {
      const state = await read();
      if (hasAllMarks(state.marks, marks)) return state;
      const merged = condenseMarks(mergeMarks(state.marks, marks), clock());
      const { results } = await database
        .prepare('UPDATE purge_marks SET version = version + 1, marks = ? WHERE id = 1 AND version = ? RETURNING published')
        .bind(JSON.stringify(merged), state.version)
        .all<{ published: number }>();
      const [row] = results;
      if (row) return { version: state.version + 1, published: row.published, marks: merged };
    }
    throw new Error('the marks of purges change too often');
  }

  async function notePublished(version: number): Promise<number> {
    const { results } = await database
      .prepare('UPDATE purge_marks SET published = ? WHERE id = 1 RETURNING version')
      .bind(version)
      .all<{ version: number }>();
    return v.parse(v.object({ version: v.number() }), results[0]).version;
  }

  return { add: (marks) => within(add(marks)), notePublished: (version) => within(notePublished(version)) };
}

/** What is no table of marks counts as none: the copy in KV is added to it. */
function parseMarks(text: string): PurgeMarks {
  try {
    return v.parse(marksSchema, JSON.parse(text));
  } catch {
    return {};
  }
}

async function within<Value>(work: Promise<Value>): Promise<Value> {
  let timer: number | null = null;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMilliseconds} ms`)), timeoutMilliseconds);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
