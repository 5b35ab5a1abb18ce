import { type CmsDatabase, copyRows, type Row, readTables, type TableState } from './copy-rows.ts';
import type { MadeNursery } from './nursery-generator.ts';
import type { MadePlace } from './place-generator.ts';

export interface MadeContent {
  nurseries: Iterable<MadeNursery>;
  placesOf(nursery: MadeNursery): MadePlace[];
  cities: readonly Row[];
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
  states: Map<TableName, TableState>;
  rows: Record<TableName, Row[]>;
  /** Takes a row up, and says the id it has. */
  add(table: TableName, row: Row): number;
}

async function emptyTables(database: CmsDatabase): Promise<Tables> {
  const states = await readTables(database, tableNames);
  const last = new Map([...states].map(([name, { lastId }]) => [name, lastId]));
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
    states,
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
  const { states, rows, add } = await emptyTables(database);
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
  for (const [table, { columns }] of states) await copyRows(database, { table, columns }, rows[table]);
  return { nurseries: rows.nurseries.length / versions.length, places: rows.places.length };
}

function listOf(value: unknown): Row[] {
  return [value].flat().filter((one): one is Row => typeof one === 'object' && one !== null);
}
