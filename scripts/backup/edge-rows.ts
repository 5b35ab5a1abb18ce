import path from 'node:path';
import { migrateLocally } from '../../harness/local/migrations.ts';
import { localFolder, root } from '../../harness/local/paths.ts';
import { query, type Row } from '../submissions/database.ts';

/** Tables of the edge database that nothing else holds; the rest is made again of the CMS and of packages. */
const savedTables = ['submissions', 'privacy_acts'] as const;

export type EdgeRows = Record<string, Row[]>;

const pageSize = 2000;
/** D1 takes a statement of 100 kB, Linux a parameter of 128. */
const mostCharacters = 60_000;

/** All rows of the saved tables. */
export function readEdgeRows(environment: string | null): EdgeRows {
  return Object.fromEntries(savedTables.map((table) => [table, rowsOf(table, environment)]));
}

function rowsOf(table: string, environment: string | null): Row[] {
  const rows: Row[] = [];
  for (;;) {
    const after = rows.at(-1)?.id ?? 0;
    const page = query(`SELECT * FROM ${table} WHERE id > ${Number(after)} ORDER BY id LIMIT ${pageSize}`, environment);
    rows.push(...page);
    if (page.length < pageSize) return rows;
  }
}

const literal = (value: string | number | null) => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value));

/** Statements that put rows back; a row that is there stays as it is. Numbers of rows are given anew: another row may have one by now. */
export function insertStatements(table: string, rows: readonly Row[]): string[] {
  const statements: string[] = [];
  let open = '';
  for (const { id: _id, ...row } of rows) {
    const values = `(${Object.values(row).map(literal).join(', ')})`;
    const head = `INSERT OR IGNORE INTO ${table} (${Object.keys(row).join(', ')}) VALUES `;
    if (open.startsWith(head) && open.length + values.length < mostCharacters) open += `, ${values}`;
    else {
      if (open) statements.push(open);
      open = head + values;
    }
  }
  return open ? [...statements, open] : statements;
}

/** Puts saved rows back; says how many rows each table has then. A deployment has made the tables of an environment. */
export async function restoreEdgeRows(saved: EdgeRows, environment: string | null): Promise<Record<string, number>> {
  if (environment === null) await migrateLocally(path.join(root, 'wrangler.toml'), path.join(localFolder, 'worker'));
  const counts: Record<string, number> = {};
  for (const table of savedTables) {
    for (const statement of insertStatements(table, saved[table] ?? [])) query(statement, environment);
    counts[table] = Number(query(`SELECT count(*) AS rows FROM ${table}`, environment)[0]?.rows);
  }
  return counts;
}
