import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { run, runToEnd } from '../../harness/local/child-process.ts';
import type { CmsPlace } from './cms-place.ts';

type Database = CmsPlace['database'];
/** How many rows each table has. */
export type RowCounts = Record<string, number>;

const dumpOptions = ['--format=custom', '--no-owner', '--no-privileges'];

/** Writes a copy of a database into a file, as it was at one moment; the CMS may be running. */
export async function saveDatabase(database: Database, file: string): Promise<void> {
  if (database.kind === 'postgres') return postgres('pg_dump', [...dumpOptions, `--file=${file}`], database.variables);
  if (!existsSync(database.file)) throw new Error(`There is no database ${database.file}.`);
  const open = new DatabaseSync(database.file, { readOnly: true });
  open.prepare('VACUUM INTO ?').run(file);
  open.close();
}

/** How many rows a saved copy holds: it is read from one end to the other for that. */
export function countSavedRows(kind: Database['kind'], file: string): Promise<RowCounts> | RowCounts {
  return kind === 'postgres' ? countCopied('pg_restore', ['--data-only', '--file=-', file], {}) : countSqlite(file);
}

/** How many rows a database holds now; null where it has no tables. */
export async function countRows(database: Database): Promise<RowCounts | null> {
  if (database.kind === 'sqlite') return existsSync(database.file) ? countSqlite(database.file) : null;
  const counts = await countCopied('pg_dump', ['--data-only', '--schema=public'], database.variables);
  return Object.keys(counts).length > 0 ? counts : null;
}

/** Puts a saved copy where a database is, or was. */
export async function restoreDatabase(database: Database, file: string): Promise<void> {
  if (database.kind === 'postgres') {
    const target = `--dbname=${database.variables.PGDATABASE}`;
    // All of it or nothing: what was there stays where it fails.
    const options = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
    return postgres('pg_restore', [...options, target, file], database.variables);
  }
  mkdirSync(path.dirname(database.file), { recursive: true });
  // What a stopped CMS has left beside its database belongs to that one.
  for (const rest of ['-wal', '-shm']) rmSync(`${database.file}${rest}`, { force: true });
  copyFileSync(file, database.file);
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function missing(program: string): Error {
  return new Error(`${program} is missing: apt-get install -y postgresql-client, of the server's version or a later one.`);
}

async function postgres(program: string, parameters: string[], variables: Record<string, string>): Promise<void> {
  try {
    await runToEnd(program, parameters, { env: variables });
  } catch (error) {
    throw isMissing(error) ? missing(program) : error;
  }
}

/** Counts the rows that a program of PostgreSQL prints, between the head of each table and its end. */
async function countCopied(program: string, parameters: string[], env: Record<string, string>): Promise<RowCounts> {
  const counts: RowCounts = {};
  let table: string | null = null;
  const running = run(program, parameters, {
    env,
    onLine(line) {
      const head = table === null ? /^COPY (?:public\.)?"?(\w+)"? \(/.exec(line)?.[1] : undefined;
      if (head) {
        table = head;
        counts[table] = 0;
      } else if (line === '\\.') table = null;
      else if (table !== null) counts[table] = (counts[table] ?? 0) + 1;
    },
  });
  const code = await running.ended.catch((error: unknown) => {
    throw isMissing(error) ? missing(program) : error;
  });
  if (code !== 0) throw new Error(`${program} ended with ${code}\n${running.lastLines()}`);
  return counts;
}

function countSqlite(file: string): RowCounts {
  const open = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = open.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`).all();
    const names = tables.map(({ name }) => String(name));
    return Object.fromEntries(names.map((name) => [name, Number(open.prepare(`SELECT count(*) AS rows FROM "${name}"`).get()?.rows)]));
  } finally {
    open.close();
  }
}
