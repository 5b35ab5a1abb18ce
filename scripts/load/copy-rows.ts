import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A row by the attributes of the CMS, whose columns are the same words with underscores. */
export type Row = Record<string, unknown>;

/** A database of the CMS, reached with the program that PostgreSQL brings along. */
export interface CmsDatabase {
  /** The program `psql`. */
  psql: string;
  address: string;
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A value as COPY reads it. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}

/** Runs SQL, with rows for the COPY in it; resolves with the lines it answers. */
async function psql({ psql: program, address }: CmsDatabase, sql: string, rows: Iterable<string> = []): Promise<string[]> {
  const child = spawn(program, [address, '-At', '-v', 'ON_ERROR_STOP=1', '-c', sql], { stdio: ['pipe', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk));
  const ended = once(child, 'close');
  for (const row of rows) if (!child.stdin.write(row)) await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`${sql.slice(0, 200)}: ${errors}`);
  return output.split('\n').filter(Boolean);
}

/** Puts rows into a table, those of their fields that it has a column for; their ids follow those that are there. */
export async function copyRows(database: CmsDatabase, table: string, rows: readonly Row[]): Promise<void> {
  const columnNames = await psql(database, `SELECT column_name FROM information_schema.columns WHERE table_name = '${table}'`);
  const fields = Object.keys(rows[0] ?? {}).filter((field) => columnNames.includes(snake(field)));
  if (fields.length === 0) return;
  const columns = fields.map((field) => `"${snake(field)}"`).join(', ');
  const lines = rows.map((row) => `${fields.map((field) => cellOf(row[field])).join('\t')}\n`);
  await psql(database, `COPY ${table} (${columns}) FROM STDIN`, lines);
  await psql(database, `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table})); ANALYZE ${table}`);
}

/** The largest id of a table, 0 where it has no row. */
export async function lastId(database: CmsDatabase, table: string): Promise<number> {
  const [last] = await psql(database, `SELECT coalesce(max(id), 0) FROM ${table}`);
  return Number(last);
}
