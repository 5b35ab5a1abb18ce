import { createRequire } from 'node:module';
import path from 'node:path';
import { startPostgres } from '../../../harness/services/postgres.ts';

const requireOfCms = createRequire(path.join(import.meta.dirname, '../../../cms/package.json'));

/** The query builder of the CMS, as far as tests fill tables by it. */
interface Knex {
  (
    table: string,
  ): {
    insert(rows: object): Promise<unknown>;
    delete(): Promise<unknown>;
    orderBy(column: string): Promise<Record<string, unknown>[]>;
    where(condition: object): { update(values: object): Promise<number> };
  };
  batchInsert(table: string, rows: object[], size: number): Promise<unknown>;
  raw(sql: string): Promise<unknown>;
  destroy(): Promise<void>;
}

/** A database of each kind that the CMS runs on, with nothing in it. */
export interface CmsDatabase {
  knex: Knex;
  client: 'sqlite' | 'postgres';
}

export const databaseNames = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof databaseNames)[number];

/** Opens one of each, by the builder and the drivers that Strapi has. */
export async function openCmsDatabases(): Promise<Record<DatabaseName, CmsDatabase> & { close(): Promise<void> }> {
  const { knex } = requireOfCms('knex') as { knex(options: object): Knex };
  const postgres = await startPostgres();
  await postgres.createDatabase('figures');
  const sqlite = knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true, pool: { min: 1, max: 1 } });
  const server = knex({ client: 'pg', connection: postgres.addressOf('figures') });
  return {
    SQLite: { knex: sqlite, client: 'sqlite' },
    PostgreSQL: { knex: server, client: 'postgres' },
    async close() {
      await Promise.all([sqlite.destroy(), server.destroy()]);
      await postgres.stop();
    },
  };
}

/** What SQL of the CMS asks of Strapi: its connection, and a store of one value, which counts how often it is written. */
export function strapiOn({ knex, client }: CmsDatabase) {
  const kept: { value: unknown; writes: number } = { value: null, writes: 0 };
  const store = () => ({
    get: async () => kept.value,
    async set({ value }: { value: unknown }) {
      kept.value = JSON.parse(JSON.stringify(value));
      kept.writes += 1;
    },
  });
  const strapi = { db: { connection: knex, dialect: { client } }, store };
  return { strapi, kept };
}
