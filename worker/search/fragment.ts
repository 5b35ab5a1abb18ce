import type { Database, Statement } from './database.ts';

/** A piece of SQL and the values of its placeholders, in their order: text of a reader is never part of the SQL. */
export interface Fragment {
  sql: string;
  values: (string | number | null)[];
}

/** A piece of SQL with its values. */
export function fragment(sql: string, ...values: Fragment['values']): Fragment {
  return { sql, values };
}

/** Pieces one after the other. */
export function join(fragments: readonly Fragment[], separator: string): Fragment {
  return { sql: fragments.map(({ sql }) => sql).join(separator), values: fragments.flatMap(({ values }) => values) };
}

/** A statement of some pieces. */
export function prepare(database: Database, ...fragments: Fragment[]): Statement {
  const { sql, values } = join(fragments, ' ');
  return database.prepare(sql).bind(...values);
}
