import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';

/** What the migration and this test ask of the CMS's own query builder. */
interface Knex {
  (table: string): { insert(rows: object): Promise<unknown>; select(column: string): Promise<Record<string, string>[]> };
  schema: {
    dropTableIfExists(name: string): Promise<void>;
    createTable(
      name: string,
      make: (table: { string(name: string): void; integer(name: string): void; text(name: string): void }) => void,
    ): Promise<void>;
  };
  destroy(): Promise<void>;
}

const cms = path.join(import.meta.dirname, '../../../cms');
const requireOfCms = createRequire(path.join(cms, 'package.json'));
const { knex } = requireOfCms('knex') as { knex(options: object): Knex };
const { up } = requireOfCms(path.join(cms, 'database/migrations/2026-11-28-places.js')) as { up(database: Knex): Promise<void> };
const database = knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true, pool: { min: 1, max: 1 } });
afterAll(() => database.destroy());

beforeEach(async () => {
  for (const table of ['nurseries', 'strapi_core_store_settings']) await database.schema.dropTableIfExists(table);
  await database.schema.createTable('strapi_core_store_settings', (table) => {
    for (const column of ['key', 'value', 'type']) table.text(column);
  });
});

async function createNurseries({ hasFields }: { hasFields: boolean }): Promise<void> {
  await database.schema.createTable('nurseries', (table) => {
    for (const column of ['document_id', 'locale', 'published_at']) table.string(column);
    for (const column of ['approved_places', 'minimum_age_months', 'maximum_age_months']) table.integer(column);
    if (!hasFields) return;
    for (const column of ['vacancy_state', 'vacancy_date']) table.string(column);
    table.integer('vacancy_count');
  });
}

const kept = async () => (await database('strapi_core_store_settings').select('value')).map(({ value = '' }) => JSON.parse(value));

test('what nurseries have said is kept, by what is published of each', async () => {
  await createNurseries({ hasFields: true });
  const facts = { locale: 'fr', approved_places: 12, minimum_age_months: 3, maximum_age_months: 36 };
  const vacancy = { vacancy_state: 'number', vacancy_count: 2, vacancy_date: '2026-11-18' };
  await database('nurseries').insert([
    { ...facts, document_id: 'a', published_at: null, ...vacancy, vacancy_count: 9 },
    { ...facts, document_id: 'a', published_at: '2026-11-20', ...vacancy },
    { ...facts, document_id: 'a', published_at: '2026-11-20', ...vacancy, locale: 'en' },
    { ...facts, document_id: 'draft', published_at: null, ...vacancy, vacancy_state: 'full', vacancy_count: null, vacancy_date: null },
    { ...facts, document_id: 'silent', published_at: '2026-11-20', vacancy_state: null },
  ]);
  await up(database);
  const ages = { approvedPlaces: 12, minimumAgeMonths: 3, maximumAgeMonths: 36 };
  expect(await kept()).toEqual([
    [
      { documentId: 'a', state: 'number', count: 2, date: '2026-11-18', ...ages },
      { documentId: 'draft', state: 'full', count: null, date: null, ...ages },
    ],
  ]);
});

test('a CMS that is new, or was upgraded before, has nothing to keep', async () => {
  await up(database);
  await createNurseries({ hasFields: false });
  await up(database);
  expect(await kept()).toEqual([]);
});
