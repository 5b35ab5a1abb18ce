import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countStart } from './census.ts';
import { buildSite } from './local/build.ts';
import { compileCms, forPassingData, makeWhitePapers, startCms } from './local/cms.ts';
import { makeGazetteerFile } from './local/gazetteer.ts';
import { onceFor } from './local/hash-folder.ts';
import { cmsFolder } from './local/paths.ts';
import { prepareEdgeDatabases, prepareFedDatabase, prepareUnfedDatabases } from './site/edge-database.ts';
import { templateDatabase, templatePublicFolder, testSecrets } from './site/template.ts';

/** Before the suites: the built site, a seeded database of the CMS and filled edge databases, which sites copy. */
export async function setup() {
  const worker = Promise.all([buildSite(), makeGazetteerFile()]).then(prepareUnfedDatabases);
  // A CMS is started and filled while the site is built.
  await Promise.all([worker, compileCms().then(() => prepareTemplate(worker))]);
  await prepareEdgeDatabases();
}

async function prepareTemplate(worker: Promise<void>) {
  const inputs = ['src', 'config', 'seed', 'package-lock.json'].map((name) => path.join(cmsFolder, name));
  // The stamp stands beside the database: one that is gone is made anew.
  await onceFor(inputs, path.join(path.dirname(templateDatabase), 'seeded'), () => seedTemplate(worker));
}

/** Fills a CMS with the seed and, while it runs, an edge database with what it holds; that needs a worker. */
async function seedTemplate(worker: Promise<void>) {
  await makeWhitePapers();
  const partial = `${templateDatabase}.partial`;
  mkdirSync(path.dirname(templateDatabase), { recursive: true });
  // Always from nothing: a fresh clone has no other.
  rmSync(partial, { force: true });
  countStart('CMS');
  const { url, running } = await startCms({
    secrets: testSecrets,
    port: 0,
    database: partial,
    publicFolder: templatePublicFolder,
    siteUrl: 'http://127.0.0.1',
    env: { SEED: '1', SEED_STRICT: '1', ...forPassingData },
  });
  await worker;
  await prepareFedDatabase(url);
  await running.stop();
  // Renamed at the end: a run that is ended must not leave a template with half of the content.
  renameSync(partial, templateDatabase);
}
