import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

interface Rows {
  insert(row: object): Promise<unknown>;
  select(...columns: string[]): Promise<Record<string, unknown>[]>;
}

/** What this test asks of the database package of Strapi. */
interface StrapiDatabase {
  init(options: { models: object[] }): Promise<unknown>;
  schema: { sync(): Promise<unknown> };
  getConnection(table: string): Rows;
  destroy(): Promise<void>;
}

const cms = path.join(import.meta.dirname, '../../../cms');
const requireOfCms = createRequire(path.join(cms, 'package.json'));
const { Database } = requireOfCms('@strapi/database') as { Database: new (config: object) => StrapiDatabase };
/** The type as it is now: its columns and indexes. */
const preRegistration = requireOfCms(path.join(cms, 'src/api/pre-registration/content-types/pre-registration/schema.json')) as {
  collectionName: string;
  indexes: { name: string; columns: string[] }[];
  attributes: Record<string, { type: string }>;
};
const folder = mkdtempSync(path.join(tmpdir(), 'creche-schema-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { collectionName: tableName, indexes } = preRegistration;
const inTable = Object.entries(preRegistration.attributes).filter(([, { type }]) => !['component', 'relation'].includes(type));
const columns = Object.fromEntries(inTable);

/** Starts a database with the table of requests as a version of this project had it, and does something with it. */
async function withVersion(version: { columns: object; indexes: object[] }, act: (database: StrapiDatabase) => Promise<void>) {
  const connection = { client: 'sqlite', connection: { filename: path.join(folder, 'data.db') }, useNullAsDefault: true };
  const logger = { debug() {}, info() {}, warn() {}, error() {} };
  const database = new Database({ connection, settings: { migrations: { dir: path.join(folder, 'migrations') } }, logger });
  try {
    const attributes = { id: { type: 'increments' }, ...version.columns };
    const uid = 'api::pre-registration.pre-registration';
    await database.init({ models: [{ uid, singularName: 'pre-registration', tableName, attributes, indexes: version.indexes }] });
    await database.schema.sync();
    await act(database);
  } finally {
    await database.destroy();
  }
}

const indexed = async (database: StrapiDatabase, index: string) =>
  (await database.getConnection('sqlite_master').select('name', 'sql')).find(({ name }) => name === index)?.sql;
const indexNames = async (database: StrapiDatabase) =>
  (await database.getConnection('sqlite_master').select('name', 'tbl_name', 'type'))
    .filter(({ type, tbl_name: table }) => type === 'index' && table === tableName)
    .map(({ name }) => name);

test('a database from before the desk gets its columns and indexes when the CMS starts, and keeps its requests', async () => {
  const { reference, submissionKey, outcome } = preRegistration.attributes;
  await withVersion({ columns: { reference, submissionKey, outcome }, indexes: [] }, async (database) => {
    expect(await indexNames(database)).toEqual([]);
    await database.getConnection(tableName).insert({ reference: 'CS-7K4M-92QX', submission_key: 'a', outcome: 'accepted' });
  });
  await withVersion({ columns, indexes }, async (database) => {
    expect((await indexNames(database)).sort()).toEqual(indexes.map(({ name }) => name).sort());
    expect(await database.getConnection(tableName).select('reference', 'first_email', 'state_since')).toEqual([
      { reference: 'CS-7K4M-92QX', first_email: null, state_since: null },
    ]);
  });
});

test('an index that was there with fewer columns has all of them afterwards', async () => {
  const [name] = indexes.flatMap((index) => (index.columns.length > 1 ? [index.name] : []));
  if (!name) throw new Error('no index has several columns');
  const fewer = indexes.map((index) => ({ ...index, columns: index.columns.slice(0, 1) }));
  await withVersion({ columns, indexes: fewer }, async (database) => {
    expect(await indexed(database, name)).not.toContain('outcome');
  });
  await withVersion({ columns, indexes }, async (database) => {
    expect(await indexed(database, name)).toContain('outcome');
    expect(await database.getConnection(tableName).select('reference')).toEqual([{ reference: 'CS-7K4M-92QX' }]);
  });
});
