import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { readGazetteerStatements } from '../../scripts/local/gazetteer.ts';
import { root } from '../../scripts/local/paths.ts';
import type { Database, Statement } from '../../worker/search/database.ts';

interface SqliteStatement extends Statement {
  run<Row>(): { results: Row[] };
}

/** SQLite of Node.js as D1 shows itself, with all migrations. */
export interface SqliteDatabase extends Database {
  sqlite: DatabaseSync;
  /** How SQLite goes about a statement, a line each step. */
  plan(sql: string): string[];
  /** Every statement since the last call, in order. */
  takeStatements(): string[];
}

/** An empty edge database in memory. */
export function createSqliteDatabase(): SqliteDatabase {
  const sqlite = new DatabaseSync(':memory:');
  const folder = path.join(root, 'migrations');
  for (const file of readdirSync(folder).sort()) sqlite.exec(readFileSync(path.join(folder, file), 'utf8'));
  let asked: string[] = [];

  function statement(sql: string, values: SQLInputValue[]): SqliteStatement {
    const run = <Row>() => {
      asked.push(sql);
      return { results: sqlite.prepare(sql).all(...values) as Row[] };
    };
    return { bind: (...more) => statement(sql, more), run, all: async () => run() };
  }

  return {
    sqlite,
    prepare: (sql) => statement(sql, []),
    async batch<Row>(statements: Statement[]) {
      sqlite.exec('BEGIN');
      try {
        const results = (statements as SqliteStatement[]).map((one) => one.run<Row>());
        sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
    plan: (sql) =>
      sqlite
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => String(detail)),
    takeStatements() {
      const taken = asked;
      asked = [];
      return taken;
    },
  };
}

/** The same with the whole gazetteer: half a second. */
export function createGazetteerDatabase(): SqliteDatabase {
  const database = createSqliteDatabase();
  database.sqlite.exec('BEGIN');
  for (const statement of readGazetteerStatements()) database.sqlite.exec(statement);
  database.sqlite.exec('COMMIT');
  return database;
}
