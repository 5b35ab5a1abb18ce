import path from 'node:path';
import { countStart } from './census.ts';
import { buildSite } from './local/build.ts';
import { runToEnd } from './local/child-process.ts';
import { cmsVariables, compileCms, makeWhitePapers } from './local/cms.ts';
import { onceFor } from './local/hash-folder.ts';
import { cmsFolder } from './local/paths.ts';
import { prepareEdgeDatabases } from './site/edge-database.ts';
import { templateDatabase, templatePublicFolder, testSecrets } from './site/template.ts';

/** Before the suites: the built site, a seeded database of the CMS and filled edge databases, which sites copy. */
export async function setup() {
  await Promise.all([buildSite(), prepareCms()]);
  await prepareEdgeDatabases();
}

async function prepareCms() {
  await compileCms();
  const inputs = ['src', 'config', 'seed', 'package-lock.json'].map((name) => path.join(cmsFolder, name));
  // The stamp stands beside the database: one that is gone is made anew.
  await onceFor(inputs, path.join(path.dirname(templateDatabase), 'seeded'), seedTemplate);
}

async function seedTemplate() {
  countStart('CMS');
  await makeWhitePapers();
  const variables = cmsVariables({
    secrets: testSecrets,
    port: 0,
    database: templateDatabase,
    publicFolder: templatePublicFolder,
    siteUrl: 'http://127.0.0.1',
  });
  await runToEnd('node', ['scripts/seed-template.cjs', templateDatabase], { cwd: cmsFolder, env: { ...variables, SEED_STRICT: '1' } });
}
