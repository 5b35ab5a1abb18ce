/** The part of D1 that is used here: tests put SQLite of Node.js in its place. */
export interface Database {
  prepare(sql: string): Statement;
  /** All in one transaction, in one round trip. */
  batch<Row>(statements: Statement[]): Promise<{ results: Row[] }[]>;
}

export interface Statement {
  bind(...values: (string | number | null)[]): Statement;
  all<Row>(): Promise<{ results: Row[] }>;
}
