import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { pageSources } from '../client/pages/page-sources.ts';
import type { PageId } from '../client/pages/payload.ts';
import { launchBrowser } from '../harness/browser/browser.ts';
import { root } from '../harness/local/paths.ts';
import { setup } from '../harness/prepare.ts';
import { siteFor, type TestSite } from '../harness/site/site.ts';
import { samplePaths } from '../test/helpers/sample-paths.ts';
import { brotliLength, budgets, kilobyte, unbudgetedPages } from './checks/budgets.ts';
import { workerSizes } from './checks/sizes.ts';
import { readManifest } from './client-build-plugin.ts';
import { areasOf } from './message-areas.ts';
import { measurePage } from './sizes/measure-page.ts';
import { scriptsOfPage } from './sizes/page-scripts.ts';
import { type MeasuredPage, sizeProblems, toSizeTable } from './sizes/size-table.ts';

/** Pages measured at once: most of the time is spent waiting for quiet. */
const pagesAtOnce = 3;
const triesAtMost = 3;

const missing = 'not-found' satisfies PageId;
const paths = Object.entries({ ...samplePaths, [missing]: '/cette-page-n-existe-pas' }).filter(([id]) => !unbudgetedPages.includes(id)) as [
  PageId,
  string,
][];

async function measure(browser: Browser, siteUrl: string, [id, address]: [PageId, string]): Promise<MeasuredPage> {
  const manifest = readManifest(root);
  const source = `client/pages/${pageSources[id].file}`;
  const scripts = scriptsOfPage(manifest, [source, ...areasOf(root, source).map((area) => `client/i18n/fr/${area}.ts`)]);
  const sizes = await measurePage(browser, { address: siteUrl + address, status: id === missing ? 404 : 200, scripts });
  return { ...sizes, name: id, page: brotliLength(readFileSync(path.join(root, 'dist/client', manifest[source]?.file ?? ''))) };
}

/** A page that has to be made while it is measured may take too long on a busy machine, and fail. */
async function makeBefore(site: TestSite, address: string): Promise<void> {
  for (let tries = 0; tries < triesAtMost; tries++) {
    const response = await site.fetch(address);
    await response.text();
    if (response.status < 500) return;
  }
}

async function measureAll(): Promise<MeasuredPage[]> {
  const [site, browser] = await Promise.all([siteFor(), launchBrowser()]);
  const measured = new Map<PageId, MeasuredPage>();
  const queue = [...paths];
  for (const [, address] of paths) await makeBefore(site, address);
  try {
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) measured.set(next[0], await measure(browser, site.url, next));
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, work));
    return paths.flatMap(([id]) => measured.get(id) ?? []);
  } finally {
    await browser.close();
    await site.close();
  }
}

await setup();
const pages = await measureAll();
const { start: worker } = workerSizes();
const problems = sizeProblems(pages);
if (worker > budgets.worker) problems.push(`the worker is ${worker} bytes after gzip, over ${budgets.worker}`);
console.log('What each page fetched in Chromium, bodies compressed with brotli 11:');
for (const line of toSizeTable(pages)) console.log(line);
console.log(`worker, gzip: ${(worker / kilobyte).toFixed(0)} of ${budgets.worker / kilobyte} kB`);
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(problems.length ? `${problems.length} over the limits` : 'All within the limits, and no application before the largest paint');
process.exitCode = problems.length ? 1 : 0;
