import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../scripts/local/build.ts';
import { runToEnd } from '../../scripts/local/child-process.ts';
import { cmsVariables, compileCms, makeWhitePapers } from '../../scripts/local/cms.ts';
import { onceFor } from '../../scripts/local/hash-folder.ts';
import { cacheFolder, cmsFolder } from '../../scripts/local/paths.ts';
import { templateDatabase, templatePublicFolder, testSecrets } from './template.ts';

/** Before the suites: the built site, and a seeded database that each of them copies. */
export async function setup() {
  await compileCms();
  await buildSite();
  const inputs = ['src', 'config', 'seed', 'package-lock.json'].map((name) => path.join(cmsFolder, name));
  const stamp = path.join(cacheFolder, existsSync(templateDatabase) ? 'template-seeded' : 'template-missing');
  await onceFor(inputs, stamp, seedTemplate);
}

async function seedTemplate() {
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
