import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dayMilliseconds } from '../../../domain/durations.ts';
import { addDays, midnightInParis, todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { databaseNames, openCmsDatabases, strapiOn } from './cms-databases.ts';

/** The CMS is typed by settings of its own: what this test asks of it. */
interface FigureSql {
  dialectOf(strapi: object): { monthOfMoment(column: string): string; daysUntil(from: string, day: string): string };
  rowsOf<Row>(strapi: object, sql: string): Promise<Row[]>;
}
interface StalePlaces {
  countStalePlaces(strapi: object, now: number): Promise<void>;
  readStalePlaces(strapi: object, call: { query: object; today: string }): Promise<unknown>;
}
interface SearchWords {
  fillHomeWords(strapi: object): Promise<void>;
}
interface TypesWithRows {
  typesWithRows(strapi: object, question: { types: readonly string[]; condition: string; bindings: object }): Promise<string[]>;
}
const cms = path.join(import.meta.dirname, '../../../cms/src');
const { dialectOf, rowsOf } = (await import(`${cms}/placement/figures/figure-sql.ts`)) as FigureSql;
const { countStalePlaces, readStalePlaces } = (await import(`${cms}/placement/figures/stale-places.ts`)) as StalePlaces;
const { typesWithRows } = (await import(`${cms}/database/types-with-rows.ts`)) as TypesWithRows;
const { fillHomeWords } = (await import(`${cms}/submissions/search/search-words.ts`)) as SearchWords;

let databases: Awaited<ReturnType<typeof openCmsDatabases>>;
beforeAll(async () => {
  databases = await openCmsDatabases();
  // As Strapi makes them: a moment is a number in SQLite, and has no zone in PostgreSQL.
  const tables = [
    'moments (id integer, moment datetime)',
    'cities (department_code text, department_name text)',
    'nurseries (id integer, insee_code text)',
    'places (id integer, availability text, reported_on date)',
    'places_nursery_lnk (place_id integer, nursery_id integer)',
    'pre_registrations (id integer, document_id text, home_place text, search_text text, contact_name text)',
  ];
  for (const name of databaseNames) {
    const moment = name === 'SQLite' ? 'datetime' : 'timestamp(6)';
    for (const table of tables) await databases[name].knex.raw(`CREATE TABLE ${table.replace('datetime', moment)}`);
  }
});
afterAll(() => databases.close());

const zoneOfProcess = process.env.TZ;
afterEach(() => {
  if (zoneOfProcess === undefined) delete process.env.TZ;
  else process.env.TZ = zoneOfProcess;
});

const zones = ['UTC', 'Europe/Paris', 'America/New_York'] as const;
const everyPair = databaseNames.flatMap((database) => zones.map((zone) => [database, zone] as const));

test.for(everyPair)('on %s, written by a process in %s, each moment is of the day and month it had in Paris', async ([database, zone]) => {
  process.env.TZ = zone;
  const { knex } = databases[database];
  const { strapi } = strapiOn(databases[database]);
  // The first and the last millisecond of each day of eight years: all changes to summer time and back are among them.
  const moments: number[] = [];
  for (let day = '2024-01-01'; day < '2032-01-01'; day = addDays(day, 1)) moments.push(midnightInParis(day) - 1, midnightInParis(day));
  await knex('moments').delete();
  await knex.batchInsert(
    'moments',
    moments.map((moment, id) => ({ id, moment: new Date(moment) })),
    200,
  );
  const { monthOfMoment, daysUntil } = dialectOf(strapi);
  const day = database === 'SQLite' ? `'2032-01-01'` : `date '2032-01-01'`;
  const rows = await rowsOf<{ id: number; month: string; rest: unknown }>(
    strapi,
    `SELECT id, ${monthOfMoment('moment')} AS month, ${daysUntil('moment', day)} AS rest FROM moments`,
  );
  expect(rows).toHaveLength(moments.length);
  const wrong = rows.filter((row) => {
    const inParis = todayInParis(moments[row.id] ?? 0);
    const rest = (Date.parse('2032-01-01') - Date.parse(inParis)) / dayMilliseconds;
    return row.month !== inParis.slice(0, 7) || Number(row.rest) !== rest;
  });
  expect(wrong).toEqual([]);
});

type Answer = { months: object[]; since: string | null; zones: object[] };

test.for(databaseNames)('on %s the last count of a month stays, by department', async (database) => {
  const { knex } = databases[database];
  const { strapi, kept } = strapiOn(databases[database]);
  const read = async (today: string, query: object = {}) => (await readStalePlaces(strapi, { today, query })) as Answer;
  expect(await read('2026-11-15')).toMatchObject({ since: null, zones: [], months: { length: 12 } });

  await knex('cities').insert([{ department_code: '69', department_name: 'Rhône' }]);
  // The draft of a nursery and what is published of it are one.
  const nurseries = { 1: '69123', 2: '69123', 3: '97411', 4: null };
  for (const [id, code] of Object.entries(nurseries)) await knex('nurseries').insert({ id: Number(id), insee_code: code });
  const places = [
    { on: '2026-11-15', of: [1, 2] },
    { on: '2026-10-16', of: [1] },
    { on: '2026-10-15', of: [1, 2] },
    { on: null, of: [3] },
    { on: '2026-01-01', of: [4] },
    { on: '2026-11-15', of: [] },
    { on: '2026-01-01', of: [1], availability: 'full' },
  ];
  for (const [id, { on, of, availability = 'number' }] of places.entries()) {
    await knex('places').insert({ id, availability, reported_on: on });
    for (const nursery of of) await knex('places_nursery_lnk').insert({ place_id: id, nursery_id: nursery });
  }

  // Half an hour before midnight in UTC it is the 15th in Paris, too.
  for (const time of ['08:00', '22:30']) await countStalePlaces(strapi, Date.parse(`2026-11-15T${time}Z`));
  expect(kept.writes).toBe(1);
  const november = { month: '2026-11', on: '2026-11-15' };
  const now = await read('2026-11-15');
  expect([now.months.at(-1), now.months.at(-2), now.since]).toEqual([
    { ...november, places: 6, stale: 3 },
    { month: '2026-10', on: null, places: null, stale: null },
    '2026-11',
  ]);
  expect(now.zones).toEqual([
    { code: '69', name: 'Rhône' },
    { code: '974', name: '974' },
  ]);
  for (const [zone, places, stale] of [
    ['69', 3, 1],
    ['974', 1, 1],
    ['75', 0, 0],
    ['__proto__', 0, 0],
  ] as const)
    expect([zone, (await read('2026-11-15', { zone })).months.at(-1)]).toEqual([zone, { ...november, places, stale }]);
  await expect(read('2026-11-15', { zone: ['69'] })).rejects.toThrow();

  // The last moment of November in Paris, and the first of December.
  await countStalePlaces(strapi, Date.parse('2026-11-30T22:59:59Z'));
  await countStalePlaces(strapi, Date.parse('2026-11-30T23:00:00Z'));
  expect((await read('2026-12-01')).months.slice(-2)).toEqual([
    { month: '2026-11', on: '2026-11-30', places: 6, stale: 4 },
    { month: '2026-12', on: '2026-12-01', places: 6, stale: 4 },
  ]);
  // Three years later what is older is let go, and months without a count stay empty.
  await countStalePlaces(strapi, Date.parse('2029-11-02T10:00:00Z'));
  expect(Object.keys(kept.value as object)).toEqual(['2026-12', '2029-11']);
});

test.for(databaseNames)('on %s communes of requests from before are found without accents, all of them, once', async (database) => {
  const { knex } = databases[database];
  const { strapi } = strapiOn(databases[database]);
  const written: string[] = [];
  const before = (id: number, home_place: string | null) => ({ id, document_id: `d${id}`, home_place, search_text: 'Lou Dupont' });
  const rows = Array.from({ length: 450 }, (_, id) => before(id + 1, `Évreux ${id + 1}`));
  await knex.batchInsert('pre_registrations', [...rows, before(451, null), before(452, ' '), before(453, " L'Haÿ-les-Roses ")], 100);
  await knex('pre_registrations').insert({ ...before(454, 'Nîmes'), search_text: 'Lou Dupont\nNîmes\nNimes' });
  const table = () => knex('pre_registrations').orderBy('id');
  const parents = [{ firstName: 'Lou', lastName: 'Dupont' }];
  Object.assign(strapi, {
    documents: () => ({
      async findOne({ documentId }: { documentId: string }) {
        const requestRow = (await table()).find((row) => row.document_id === documentId);
        return { parents, homePlace: requestRow?.home_place };
      },
    }),
  });
  Object.assign(strapi.db, {
    query: () => ({
      async update({ where, data }: { where: { documentId: string }; data: Record<'searchText' | 'contactName', string> }) {
        written.push(where.documentId);
        const values = { search_text: data.searchText, contact_name: data.contactName };
        await knex('pre_registrations').where({ document_id: where.documentId }).update(values);
      },
    }),
  });
  await fillHomeWords(strapi);
  expect([written.length, new Set(written).size]).toEqual([451, 451]);
  const texts = (await table()).map((row) => String(row.search_text).split('\n'));
  expect(texts[449]).toEqual(['Lou Dupont', 'Dupont Lou', 'Évreux 450', 'Evreux 450']);
  expect(texts.slice(450)).toEqual([
    ['Lou Dupont'],
    ['Lou Dupont'],
    ['Lou Dupont', 'Dupont Lou', "L'Haÿ-les-Roses", "L'Hay-les-Roses"],
    ['Lou Dupont', 'Nîmes', 'Nimes'],
  ]);
  await fillHomeWords(strapi);
  expect(written).toHaveLength(451);
});

test.for(everyPair)(
  'on %s, by a process in %s, one statement tells the types of which something is due at this second',
  async ([database, zone]) => {
    process.env.TZ = zone;
    const { knex } = databases[database];
    const { strapi } = strapiOn(databases[database]);
    const now = Date.parse('2026-11-28T08:00:00Z');
    for (const table of ['due_articles', 'due_pages', 'due_towns', 'due_nothings']) {
      await knex.raw(`DROP TABLE IF EXISTS ${table}`);
      await knex.raw(`CREATE TABLE ${table} (publish_at ${database === 'SQLite' ? 'datetime' : 'timestamp(6)'}, locale text)`);
    }
    await knex('due_articles').insert([{ publish_at: new Date(now), locale: 'fr' }]);
    await knex('due_pages').insert([
      { publish_at: new Date(now + 1), locale: 'fr' },
      { publish_at: null, locale: 'fr' },
    ]);
    const towns = Array.from({ length: 3 }, () => ({ publish_at: new Date(now - 1000), locale: 'en' }));
    await knex('due_towns').insert(towns);
    const withTables = { ...strapi, contentType: (uid: string) => ({ collectionName: `due_${uid.split('.')[1]}s` }) };
    const ask = (types: string[], condition = 'publish_at <= :now') =>
      typesWithRows(withTables, { types, condition, bindings: { now: new Date(now) } });
    expect(await ask(['town', 'page', 'article', 'nothing'])).toEqual(['town', 'article']);
    expect(await ask(['article', 'town'], "publish_at <= :now AND locale = 'fr'")).toEqual(['article']);
    expect([await ask(['page']), await ask(['town'])]).toEqual([[], ['town']]);
    await expect(ask(['town', 'unknown'])).rejects.toThrow(/unknown/);
  },
);
