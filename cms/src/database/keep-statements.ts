/** What is asked of a connection of better-sqlite3. */
export interface SqliteConnection<Statement = unknown> {
  prepare(sql: string): Statement;
  pragma(text: string): unknown;
}

/** What the panel and the site ask over and over is some hundred statements; those with lists of many lengths come and go. */
const mostStatements = 1000;

/**
 * Has a connection to SQLite prepare each statement once. Knex prepares it anew for every query, for which better-sqlite3 compiles
 * SQL and a function that makes the rows. Knex reads all rows at once, so that a statement is never in use twice; after a change
 * of tables SQLite prepares it once more by itself.
 */
export function keepStatements<Statement>(connection: Pick<SqliteConnection<Statement>, 'prepare'>): void {
  const prepare = connection.prepare.bind(connection);
  const statements = new Map<string, Statement>();
  connection.prepare = (sql) => {
    const statement = statements.get(sql) ?? prepare(sql);
    // The one that was not asked for the longest time is the first, and leaves first.
    statements.delete(sql);
    statements.set(sql, statement);
    const [oldest] = statements.keys();
    if (statements.size > mostStatements && oldest !== undefined) statements.delete(oldest);
    return statement;
  };
}
