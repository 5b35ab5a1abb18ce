import { inOrder, isMatch, type Row, type Where } from './fake-rows';

export interface Query {
  where?: Where;
  filters?: Where;
  data?: Row;
  documentId?: string;
  locale?: string;
  limit?: number;
  orderBy?: Record<string, string>;
  sort?: string;
}

export interface Lifecycle {
  models: string[];
  beforeUpdate?(event: { params: Query }): void;
}

/** What the work of a transaction is handed; nothing here listens for its end. */
interface OpenTransaction {
  trx: null;
  onCommit(work: () => unknown): void;
}

/** Columns in which the database refuses a second row with the same value. */
const unique = ['submissionKey', 'signatoryKey', 'deliveryKey', 'linkKey', 'seenKey', 'holdKey'];

export type FakeTables = ReturnType<typeof createFakeTables>;

/** Tables in memory, by the type of their rows. */
export function createFakeTables() {
  const tables = new Map<string, Row[]>();
  const lifecycles: Lifecycle[] = [];
  let lastId = 0;

  function table(uid: string): Row[] {
    const rows = tables.get(uid) ?? [];
    tables.set(uid, rows);
    return rows;
  }

  function refuseDoubles(uid: string, row: Row, data: Row) {
    const taken = unique.some((name) => data[name] && table(uid).some((other) => other !== row && other[name] === data[name]));
    if (taken) throw Object.assign(new Error('UNIQUE constraint failed'), { code: 'SQLITE_CONSTRAINT_UNIQUE' });
  }

  function change(uid: string, row: Row, data: Row) {
    for (const { models, beforeUpdate } of lifecycles) if (models.includes(uid)) beforeUpdate?.({ params: { data } });
    refuseDoubles(uid, row, data);
    Object.assign(row, data);
  }

  function create(uid: string, data: Row): Row {
    lastId += 1;
    const row = { id: lastId, documentId: `document${lastId}`, ...data };
    refuseDoubles(uid, row, data);
    table(uid).push(row);
    return row;
  }

  function remove(uid: string, where: Where | undefined) {
    tables.set(
      uid,
      table(uid).filter((row) => !isMatch(row, where)),
    );
  }

  const find = (uid: string, query: Query) => select(table(uid), query);

  const updateAll = (uid: string, { where, data = {} }: Query) => {
    const rows = table(uid).filter((row) => isMatch(row, where));
    for (const row of rows) change(uid, row, { ...data });
    return { count: rows.length };
  };

  /** What fails undoes what it has done. */
  async function transaction<Result>(work: (open: OpenTransaction) => Promise<Result>): Promise<Result> {
    const before = structuredClone([...tables]);
    return work({ trx: null, onCommit: () => {} }).catch((error: unknown) => {
      tables.clear();
      for (const [uid, rows] of before) tables.set(uid, rows);
      throw error;
    });
  }

  return { table, create, remove, find, updateAll, transaction, subscribe: (one: Lifecycle) => lifecycles.push(one) };
}

function select(rows: Row[], { where, filters, orderBy, sort, limit }: Query): Row[] {
  const matching = rows.filter((row) => isMatch(row, where ?? filters));
  // As the database gives them: a row that changes later is another one.
  return inOrder(matching, orderBy ?? sort)
    .slice(0, limit)
    .map((row) => ({ ...row }));
}
