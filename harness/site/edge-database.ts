import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { feedSearch } from '../local/feed-search.ts';
import { anyFreePort } from '../local/free-port.ts';
import { makeGazetteerFile, readGazetteerStatements } from '../local/gazetteer.ts';
import { onceFor } from '../local/hash-folder.ts';
import { migrateLocally } from '../local/migrations.ts';
import { cacheFolder, cmsFolder, root, workerConfig } from '../local/paths.ts';
import { type BuiltWorker, type EdgeDatabase, startBuiltWorker } from './built-worker.ts';
import { testSecrets, workerSecrets } from './template.ts';
import { createTestCms } from './test-cms.ts';

/** `empty` has the tables alone; `fed` knows the places of France and what the seeded CMS holds. */
export type DatabaseContent = 'empty' | 'fed';

const folderOf = (content: DatabaseContent) => path.join(cacheFolder, 'edge-database', content);
/** Where wrangler and miniflare keep a database below the folder of a worker's state. */
const databaseIn = (folder: string) => path.join(folder, 'd1');

/** Puts a copy of a prepared edge database into the folder of a worker's state. */
export function copyEdgeDatabase(content: DatabaseContent, stateFolder: string): void {
  cpSync(databaseIn(folderOf(content)), databaseIn(stateFolder), { recursive: true });
}

/** Makes the edge databases that sites copy, where what they are made of has changed: some ten seconds together. */
export async function prepareEdgeDatabases(): Promise<void> {
  const inRoot = (names: string[]) => names.map((name) => path.join(root, name));
  await prepare('empty', inRoot(['migrations']), migrate);
  await makeGazetteerFile();
  const inputs = inRoot(['migrations', 'harness/gazetteer', 'worker/search', 'worker/content', 'domain', 'package-lock.json']);
  const ofCms = ['src', 'config', 'seed', 'package-lock.json'].map((name) => path.join(cmsFolder, name));
  await prepare('fed', [...inputs, ...ofCms], feed);
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

async function feed(folder: string): Promise<void> {
  const state = `${folder}-state`;
  rmSync(state, { recursive: true, force: true });
  copyEdgeDatabase('empty', state);
  const [workerPort, cmsPort] = await Promise.all([anyFreePort(), anyFreePort()]);
  const siteUrl = `http://127.0.0.1:${workerPort}`;
  const [worker, cms] = await Promise.all([
    startBuiltWorker({
      port: workerPort,
      stateFolder: state,
      bindings: { ...workerSecrets, SITE_ORIGIN: siteUrl, CMS_ORIGIN: `http://127.0.0.1:${cmsPort}` },
    }),
    createTestCms({ folder: state, port: cmsPort, siteUrl, webhookUrl: '' }),
  ]);
  await loadGazetteer(worker);
  await feedSearch(siteUrl, testSecrets.WEBHOOK_SECRET);
  await Promise.all([worker.stop(), cms.stop()]);
  cpSync(databaseIn(state), databaseIn(folder), { recursive: true });
  rmSync(state, { recursive: true, force: true });
}

/** Loads the gazetteer into a worker's edge database. */
export async function loadGazetteer(worker: { bindings(): Promise<{ DB: EdgeDatabase }> }): Promise<void> {
  const { DB } = await worker.bindings();
  await DB.batch(readGazetteerStatements().map((statement) => DB.prepare(statement)));
}

/** Makes a copied database as fresh as one that was just fed: the schedule feeds again what is an hour old. */
export async function markFedNow(worker: BuiltWorker): Promise<void> {
  const { DB } = await worker.bindings();
  await DB.prepare(`UPDATE index_state SET value = json_set(value, '$.completedAt', ${Date.now()}) WHERE name = 'generation'`).run();
}
