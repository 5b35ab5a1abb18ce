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

/** Runs statements, with rows for the COPY among them; resolves with the lines they answer. */
async function psql({ psql: program, address }: CmsDatabase, statements: string[], rows: Iterable<string> = []): Promise<string[]> {
  const commands = statements.flatMap((statement) => ['-c', statement]);
  const child = spawn(program, [address, '-qAt', '-v', 'ON_ERROR_STOP=1', ...commands], { stdio: ['pipe', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk));
  const ended = once(child, 'close');
  for (const row of rows) if (!child.stdin.write(row)) await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`${statements.join('; ').slice(0, 200)}: ${errors}`);
  return output.split('\n').filter(Boolean);
}

/** A table of the CMS, as it was found. */
export interface TableState {
  columns: string[];
  /** The largest id, 0 where it has no row. */
  lastId: number;
}

/** How tables are, by their names: asked all at once, since each start of the program copies the tables of pages of this process. */
export async function readTables<Name extends string>(database: CmsDatabase, names: readonly Name[]): Promise<Map<Name, TableState>> {
  const questionAbout = (name: Name) =>
    `SELECT json_build_object('columns', (SELECT json_agg(column_name) FROM information_schema.columns WHERE table_name = '${name}'),
      'lastId', (SELECT coalesce(max(id), 0) FROM ${name}))`;
  const answers = await psql(database, names.map(questionAbout));
  return new Map(names.map((name, index) => [name, JSON.parse(answers[index] ?? '')]));
}

/** Puts rows into a table, those of their fields that it has a column for; their ids follow those that are there. */
export async function copyRows(
  database: CmsDatabase,
  { table, columns }: { table: string; columns: string[] },
  rows: readonly Row[],
): Promise<void> {
  const fields = Object.keys(rows[0] ?? {}).filter((field) => columns.includes(snake(field)));
  if (fields.length === 0) return;
  const copied = fields.map((field) => `"${snake(field)}"`).join(', ');
  const lines = rows.map((row) => `${fields.map((field) => cellOf(row[field])).join('\t')}\n`);
  await psql(
    database,
    [
      `COPY ${table} (${copied}) FROM STDIN`,
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
      `ANALYZE ${table}`,
    ],
    lines,
  );
}
