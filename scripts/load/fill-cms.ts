import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { MadeNursery } from './nursery-generator.ts';
import type { MadePlace } from './place-generator.ts';

type Row = Record<string, unknown>;

/** A database of the CMS, reached with the program that PostgreSQL brings along. */
export interface CmsDatabase {
  /** The program `psql`. */
  psql: string;
  address: string;
}

export interface MadeContent {
  nurseries: Iterable<MadeNursery>;
  placesOf(nursery: MadeNursery): MadePlace[];
  cities: readonly Row[];
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A value as COPY reads it. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}

/** Runs SQL, with rows for the COPY in it; resolves with the lines it answers. */
async function psql({ psql: program, address }: CmsDatabase, sql: string, rows: Iterable<string> = []): Promise<string[]> {
  const child = spawn(program, [address, '-At', '-v', 'ON_ERROR_STOP=1', '-c', sql], { stdio: ['pipe', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk));
  const ended = once(child, 'close');
  for (const row of rows) if (!child.stdin.write(row)) await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`${sql.slice(0, 200)}: ${errors}`);
  return output.split('\n').filter(Boolean);
}

/** Puts rows into a table, those of their fields that it has a column for; their ids follow those that are there. */
async function copy(database: CmsDatabase, table: string, rows: readonly Row[]): Promise<void> {
  const known = await psql(database, `SELECT column_name FROM information_schema.columns WHERE table_name = '${table}'`);
  const fields = Object.keys(rows[0] ?? {}).filter((field) => known.includes(snake(field)));
  if (fields.length === 0) return;
  const columns = fields.map((field) => `"${snake(field)}"`).join(', ');
  const lines = rows.map((row) => `${fields.map((field) => cellOf(row[field])).join('\t')}\n`);
  await psql(database, `COPY ${table} (${columns}) FROM STDIN`, lines);
  await psql(database, `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table})); ANALYZE ${table}`);
}

async function lastId(database: CmsDatabase, table: string): Promise<number> {
  const [last] = await psql(database, `SELECT coalesce(max(id), 0) FROM ${table}`);
  return Number(last);
}

/** In the order they are filled. */
const tableNames = [
  'cities',
  'nurseries',
  'components_nursery_opening_hours',
  'components_nursery_items',
  'nurseries_cmps',
  'places',
  'places_nursery_lnk',
] as const;
type TableName = (typeof tableNames)[number];

interface Tables {
  rows: Record<TableName, Row[]>;
  /** Takes a row up, and says the id it has. */
  add(table: TableName, row: Row): number;
}

async function emptyTables(database: CmsDatabase): Promise<Tables> {
  const entries = await Promise.all(tableNames.map(async (name) => [name, await lastId(database, name)] as const));
  const last = new Map<TableName, number>(entries);
  const rows: Tables['rows'] = {
    cities: [],
    nurseries: [],
    components_nursery_opening_hours: [],
    components_nursery_items: [],
    nurseries_cmps: [],
    places: [],
    places_nursery_lnk: [],
  };
  return {
    rows,
    add(table, row) {
      const id = (last.get(table) ?? 0) + 1;
      last.set(table, id);
      rows[table].push({ id, ...row });
      return id;
    },
  };
}

/**
 * Fills the tables of a CMS as its own services would: a draft and what is published of each nursery, with their components, and the places
 * that both have. Those services do some three a second; this does thousands.
 */
export async function fillCms(
  database: CmsDatabase,
  { nurseries, placesOf, cities }: MadeContent,
): Promise<{ nurseries: number; places: number }> {
  const now = new Date().toISOString();
  const written = { createdAt: now, updatedAt: now, locale: 'fr' };
  const versions = [{ publishedAt: null }, { publishedAt: now }];
  const { rows, add } = await emptyTables(database);
  for (const city of cities) for (const version of versions) add('cities', { ...city, ...written, ...version });
  for (const { openingHours, items, ...nursery } of nurseries) {
    const places = placesOf(nursery);
    const shown = places.map(({ documentId, ...place }) => ({ id: documentId, ...place }));
    const entities = versions.map((version) => add('nurseries', { ...nursery, ...written, ...version, places: shown }));
    for (const entityId of entities) {
      for (const [index, hours] of listOf(openingHours).entries()) {
        const cmpId = add('components_nursery_opening_hours', hours);
        add('nurseries_cmps', { entityId, cmpId, componentType: 'nursery.opening-hours', field: 'openingHours', order: index + 1 });
      }
      for (const one of listOf(items)) {
        const cmpId = add('components_nursery_items', one);
        add('nurseries_cmps', { entityId, cmpId, componentType: 'nursery.items', field: 'items', order: 1 });
      }
    }
    for (const [index, place] of places.entries()) {
      const placeId = add('places', { ...place, ...written, locale: null, publishedAt: now, awaitsReview: false });
      for (const nurseryId of entities) add('places_nursery_lnk', { placeId, nurseryId, placeOrd: index + 1 });
    }
  }
  for (const name of tableNames) await copy(database, name, rows[name]);
  return { nurseries: rows.nurseries.length / versions.length, places: rows.places.length };
}

function listOf(value: unknown): Row[] {
  return [value].flat().filter((one): one is Row => typeof one === 'object' && one !== null);
}
