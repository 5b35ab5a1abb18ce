import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** From the root of the repository, where tests run. */
const migrations = 'migrations';

export interface FakeD1 {
  d1: D1Database;
  /** Set to make every statement fail. */
  error: Error | null;
  /** All rows of a query, for a test to look at. */
  rows(sql: string): Record<string, unknown>[];
}

/** The edge database in memory, with the migrations of the real one; what the code uses of D1. */
export function createFakeD1(): FakeD1 {
  const database = new DatabaseSync(':memory:');
  for (const file of readdirSync(migrations).sort()) database.exec(readFileSync(`${migrations}/${file}`, 'utf8'));
  const fake: FakeD1 = { d1: {} as D1Database, error: null, rows: (sql) => database.prepare(sql).all() };

  function prepare(sql: string, values: unknown[] = []): D1PreparedStatement {
    async function all() {
      if (fake.error) throw fake.error;
      // D1 gives plain objects; SQLite's have no prototype.
      return {
        results: database
          .prepare(sql)
          .all(...values)
          .map((row) => ({ ...row })),
        success: true,
        meta: {},
      };
    }
    const statement = {
      bind: (...bound: unknown[]) => prepare(sql, bound),
      all,
      run: all,
      first: async () => (await all()).results[0] ?? null,
      raw: async () => (await all()).results.map((row) => Object.values(row)),
    };
    return statement as D1PreparedStatement;
  }

  async function batch(statements: D1PreparedStatement[]) {
    const results = [];
    for (const statement of statements) results.push(await statement.all());
    return results;
  }

  fake.d1 = { prepare, batch } as D1Database;
  return fake;
}
