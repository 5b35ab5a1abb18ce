import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countStart } from './census.ts';
import { buildSite } from './local/build.ts';
import { compileCms, makeWhitePapers, startCms } from './local/cms.ts';
import { makeGazetteerFile } from './local/gazetteer.ts';
import { onceFor } from './local/hash-folder.ts';
import { cmsFolder } from './local/paths.ts';
import { prepareEdgeDatabases, prepareEmptyDatabase, prepareFedDatabase } from './site/edge-database.ts';
import { templateDatabase, templatePublicFolder, testSecrets } from './site/template.ts';

/** Before the suites: the built site, a seeded database of the CMS and filled edge databases, which sites copy. */
export async function setup() {
  await Promise.all([buildSite(), compileCms(), makeGazetteerFile()]);
  await prepareEmptyDatabase();
  const inputs = ['src', 'config', 'seed', 'package-lock.json'].map((name) => path.join(cmsFolder, name));
  // The stamp stands beside the database: one that is gone is made anew.
  await onceFor(inputs, path.join(path.dirname(templateDatabase), 'seeded'), seedTemplate);
  await prepareEdgeDatabases();
}

/** Fills a CMS with the seed and, while it runs, an edge database with what it holds. */
async function seedTemplate() {
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
    env: { SEED: '1', SEED_STRICT: '1' },
  });
  await prepareFedDatabase(url);
  await running.stop();
  // Renamed at the end: a run that is ended must not leave a template with half of the content.
  renameSync(partial, templateDatabase);
}
