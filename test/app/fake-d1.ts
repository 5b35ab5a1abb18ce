import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** From the root of the repository, where tests run. */
const migrations = 'migrations';

type Row = Record<string, unknown>;

export interface FakeD1 {
  d1: D1Database;
  /** Set to make every statement fail. */
  error: Error | null;
  /** All rows of a query, for a test to look at. */
  rows(sql: string): Row[];
  /** Runs statements in one transaction. */
  fill(statements: readonly string[]): void;
  /** All that it holds, to begin others with. */
  snapshot(): Uint8Array;
  /** Tables that any statement since the last call has read as a whole, with the statement; empty where indexes were enough. */
  takeScans(): string[];
}

/** What a plan reads as a whole: tables, not the results of its own parts, nor lists and full-text indexes, which are virtual. */
function scannedTables(steps: string[]): string[] {
  const parts = steps.flatMap((step) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(step)?.[1] ?? []);
  const scans = steps.flatMap((step) => /^SCAN (\S+)(?!.* VIRTUAL TABLE)/.exec(step)?.[1] ?? []);
  return scans.filter((name) => !parts.includes(name) && !name.startsWith('('));
}

let migrated: Uint8Array | null = null;

/** The tables that the migrations make: once a process, since thousands of tests begin with them. */
function migratedTables(): Uint8Array {
  if (migrated) return migrated;
  const database = new DatabaseSync(':memory:');
  for (const file of readdirSync(migrations).sort()) database.exec(readFileSync(`${migrations}/${file}`, 'utf8'));
  const content = database.serialize();
  database.close();
  migrated = content;
  return content;
}

/** The edge database in memory, with the migrations of the real one, or what another held; what the code uses of D1. */
export function createFakeD1(content: Uint8Array = migratedTables()): FakeD1 {
  const database = new DatabaseSync(':memory:');
  database.deserialize(content);
  let sqlTexts: string[] = [];
  const runs = new WeakMap<object, () => { results: Row[] }>();

  function inTransaction<Value>(work: () => Value): Value {
    database.exec('BEGIN');
    try {
      const value = work();
      database.exec('COMMIT');
      return value;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }

  const fake: FakeD1 = {
    d1: {} as D1Database,
    error: null,
    rows: (sql) => database.prepare(sql).all(),
    fill: (statements) =>
      inTransaction(() => {
        for (const statement of statements) database.exec(statement);
      }),
    snapshot: () => database.serialize(),
    takeScans() {
      const scans = [...new Set(sqlTexts)].flatMap((sql) => {
        const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
        return scannedTables(steps.map(({ detail }) => String(detail))).map((table) => `${table}: ${sql}`);
      });
      sqlTexts = [];
      return scans;
    },
  };

  function prepare(sql: string, values: unknown[] = []): D1PreparedStatement {
    function run() {
      if (fake.error) throw fake.error;
      sqlTexts.push(sql);
      const results = database.prepare(sql).all(...values);
      // D1 gives plain objects; SQLite's have no prototype.
      return { results: results.map((row) => ({ ...row })), success: true, meta: {} };
    }
    const all = async () => run();
    const statement = {
      bind: (...bound: unknown[]) => prepare(sql, bound),
      all,
      run: all,
      first: async () => (await all()).results[0] ?? null,
      raw: async () => (await all()).results.map((row) => Object.values(row)),
    };
    runs.set(statement, run);
    return statement as D1PreparedStatement;
  }

  const batch = async (statements: D1PreparedStatement[]) => inTransaction(() => statements.map((statement) => runs.get(statement)?.()));

  fake.d1 = { prepare, batch } as D1Database;
  return fake;
}
