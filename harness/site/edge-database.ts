import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startCmsStandIn } from '../cms-stand-in/cms-stand-in.ts';
import { feedSearch } from '../local/feed-search.ts';
import { anyFreePort } from '../local/free-port.ts';
import { readGazetteerStatements } from '../local/gazetteer.ts';
import { onceFor } from '../local/hash-folder.ts';
import { migrateLocally } from '../local/migrations.ts';
import { cacheFolder, cmsFolder, root, workerConfig } from '../local/paths.ts';
import { type BuiltWorker, startBuiltWorker } from './built-worker.ts';
import { testSecrets, workerSecrets } from './template.ts';
import { createTestCms } from './test-cms.ts';

/** `empty` has the tables alone, `places` knows the places of France; the others know besides what the seeded CMS holds, or its stand-in. */
export type DatabaseContent = 'empty' | 'places' | 'fed' | 'fed-by-stand-in';

const folderOf = (content: DatabaseContent) => path.join(cacheFolder, 'edge-database', content);
/** Where wrangler and miniflare keep a database below the folder of a worker's state. */
const databaseIn = (folder: string) => path.join(folder, 'd1');

/** Puts a copy of a prepared edge database into the folder of a worker's state. */
export function copyEdgeDatabase(content: DatabaseContent, stateFolder: string): void {
  cpSync(databaseIn(folderOf(content)), databaseIn(stateFolder), { recursive: true });
}

const inRoot = (names: string[]) => names.map((name) => path.join(root, name));
const ofCms = ['src', 'config', 'seed', 'package-lock.json'].map((name) => path.join(cmsFolder, name));
const ofPlaces = inRoot(['migrations', 'harness/gazetteer', 'domain/places', 'package-lock.json']);
const ofSearch = [...ofPlaces, ...inRoot(['worker/search', 'worker/content', 'domain'])];

/** Makes the edge databases that know nothing of a CMS, where what they are made of has changed: one with the tables alone, one with the gazetteer. */
export async function prepareUnfedDatabases(): Promise<void> {
  await prepare('empty', inRoot(['migrations']), migrate);
  await prepare('places', ofPlaces, fillPlaces);
}

/** Makes the edge database anew that knows what a CMS holds which has just been seeded. */
export async function prepareFedDatabase(cmsUrl: string): Promise<void> {
  rmSync(folderOf('fed'), { recursive: true, force: true });
  await prepare('fed', [...ofSearch, ...ofCms], (folder) => feed(folder, cmsUrl));
}

/** Makes the edge databases that sites copy, where what they are made of has changed: some seconds each. */
export async function prepareEdgeDatabases(): Promise<void> {
  await prepare('fed', [...ofSearch, ...ofCms], feedFromCms);
  await prepare('fed-by-stand-in', [...ofSearch, ...ofCms, path.join(root, 'harness/cms-stand-in')], feedFromStandIn);
}

/** The stamp stands in the folder: a folder that is gone is made anew. */
async function prepare(content: DatabaseContent, inputs: string[], fill: (folder: string) => Promise<void>): Promise<void> {
  const folder = folderOf(content);
  await onceFor(inputs, path.join(folder, 'made'), async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await fill(folder);
  });
}

async function migrate(folder: string): Promise<void> {
  const state = `${folder}-state`;
  rmSync(state, { recursive: true, force: true });
  await migrateLocally(workerConfig, state);
  cpSync(databaseIn(path.join(state, 'v3')), databaseIn(folder), { recursive: true });
  rmSync(state, { recursive: true, force: true });
}

async function feedFromCms(folder: string): Promise<void> {
  const [port, databaseFolder] = [await anyFreePort(), `${folder}-cms`];
  mkdirSync(databaseFolder, { recursive: true });
  const cms = await createTestCms({ folder: databaseFolder, port, siteUrl: 'http://127.0.0.1', webhookUrl: '' });
  await feed(folder, cms.url);
  await cms.stop();
  rmSync(databaseFolder, { recursive: true, force: true });
}

async function feedFromStandIn(folder: string): Promise<void> {
  const cms = await startCmsStandIn();
  await feed(folder, cms.url);
  await cms.close();
}

/** Writes the gazetteer into a copy of the empty database, which is a file of SQLite: a quarter of what it takes through a worker. */
async function fillPlaces(folder: string): Promise<void> {
  const copy = databaseIn(folder);
  cpSync(databaseIn(folderOf('empty')), copy, { recursive: true });
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((file) => /\/[0-9a-f]+\.sqlite$/.test(file));
  const [file, ...others] = files;
  if (!file || others.length > 0) throw new Error(`one database is expected in ${copy}: ${files.join(', ')}`);
  const database = new DatabaseSync(path.join(copy, file));
  database.exec(`BEGIN;\n${readGazetteerStatements().join(';\n')};\nCOMMIT;`);
  database.close();
}

async function feed(folder: string, cmsUrl: string): Promise<void> {
  const state = `${folder}-state`;
  rmSync(state, { recursive: true, force: true });
  copyEdgeDatabase('places', state);
  const bindings = { ...workerSecrets, SITE_ORIGIN: 'https://site.example', CMS_ORIGIN: cmsUrl };
  const worker = await startBuiltWorker({ stateFolder: state, bindings });
  await feedSearch(worker.url, testSecrets.WEBHOOK_SECRET);
  await worker.stop();
  cpSync(databaseIn(state), databaseIn(folder), { recursive: true });
  rmSync(state, { recursive: true, force: true });
}

/** Makes a copied database as fresh as one that was just fed: the schedule feeds again what is an hour old. */
export async function markFedNow(worker: BuiltWorker): Promise<void> {
  const { DB } = await worker.bindings();
  await DB.prepare(`UPDATE index_state SET value = json_set(value, '$.completedAt', ${Date.now()}) WHERE name = 'generation'`).run();
}
