import { parseArgs } from 'node:util';
import { findWholeBrowser } from '../harness/browser/find-browser.ts';
import { startCmsStandIn } from '../harness/cms-stand-in/cms-stand-in.ts';
import { anyFreePort } from '../harness/local/free-port.ts';
import { say } from '../harness/local/say.ts';
import { setup } from '../harness/prepare.ts';
import { type RouteId, routes } from '../routes.ts';
import type { Table } from '../scripts/bench-results/result.ts';
import { mainPages } from '../scripts/checks/budgets.ts';
import { samplePaths } from '../test/helpers/sample-paths.ts';
import type { Bench, BenchOptions } from './kit/bench.ts';
import { createBenchWorker } from './kit/bench-worker.ts';
import { runAlone } from './kit/run-alone.ts';
import { type Audit, type AuditOptions, audit, categories } from './lighthouse/audit.ts';
import { startEdgeProxy } from './lighthouse/edge-proxy.ts';
import { type AuditedPage, scoreTable, scriptsTables } from './lighthouse/tables.ts';
import { withoutScripts } from './lighthouse/without-scripts.ts';

/** On a machine that is busy the browser loses a trace now and then. */
const attempts = 4;

async function auditAgain(executable: string, address: string, options: AuditOptions): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await audit(executable, address, options);
    } catch (error) {
      if (attempt === attempts) throw error;
      say(`once more: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** The built worker behind two stand-ins of Cloudflare's edge: one sends documents as they are, one without their scripts. */
async function startSites() {
  let target = '';
  const edge = { target: () => target };
  const proxy = await startEdgeProxy({ ...edge, port: await anyFreePort() });
  const bare = await startEdgeProxy({ ...edge, port: await anyFreePort(), change: withoutScripts });
  const cms = await startCmsStandIn();
  // Canonical addresses must be the ones that are audited.
  const variables = { ENVIRONMENT: 'production', SITE_ORIGIN: proxy.origin, CMS_ORIGIN: cms.url };
  const benchWorker = createBenchWorker(variables, { database: 'fed' });
  const worker = await benchWorker.start();
  target = worker.url;
  return {
    origin: proxy.origin,
    bareOrigin: bare.origin,
    workerUrl: worker.url,
    async close() {
      await Promise.all([worker.stop(), cms.close(), proxy.close(), bare.close()]);
      benchWorker.forget();
    },
  };
}

interface Plan {
  pages: RouteId[];
  runs: number;
  tracedRuns: number;
  categoryIds: AuditOptions['only'];
  isDesktop: boolean;
}

function planOf({ isSmoke, parameters }: BenchOptions): Plan {
  const { values } = parseArgs({
    args: parameters,
    options: {
      runs: { type: 'string', default: '5' },
      traced: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      desktop: { type: 'boolean', default: false },
      seo: { type: 'boolean', default: false },
    },
  });
  if (isSmoke) return { pages: ['article'], runs: 1, tracedRuns: 0, categoryIds: categories, isDesktop: false };
  const named = values.only.split(',').filter(Boolean);
  const all = Object.keys(samplePaths) as RouteId[];
  const pages = all.filter((id) => (named.length > 0 ? named.includes(id) : values.seo || mainPages.includes(id)));
  const { seo, desktop: isDesktop } = values;
  if (seo) return { pages, runs: 1, tracedRuns: 0, categoryIds: ['seo'], isDesktop };
  return { pages, runs: Number(values.runs), tracedRuns: isDesktop ? 0 : Number(values.traced), categoryIds: categories, isDesktop };
}

/** Reads a page until it comes from the store, as nearly everybody gets it. */
async function untilStored(address: string): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    const response = await fetch(address, { headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/150.0.0.0' } });
    await response.text();
    if (response.status >= 400) throw new Error(`${address}: ${response.status}`);
  }
}

interface Stage {
  executable: string;
  sites: Awaited<ReturnType<typeof startSites>>;
}

/** One page and its floor, in turn, so that what else the machine does falls on both. */
async function auditPage(id: RouteId, { executable, sites }: Stage, plan: Plan): Promise<AuditedPage> {
  const { runs, tracedRuns, categoryIds, isDesktop } = plan;
  const path = samplePaths[id];
  const options = { isDesktop, isClosed: !routes.find((route) => route.id === id)?.indexable };
  const page: AuditedPage = { path, audits: [], withoutScripts: [], traced: [], tracedWithoutScripts: [] };
  await untilStored(sites.workerUrl + path);
  for (let time = 0; time < runs; time += 1) {
    page.audits.push(await auditAgain(executable, sites.origin + path, { ...options, only: categoryIds }));
    if (!categoryIds.includes('performance')) continue;
    page.withoutScripts.push(await auditAgain(executable, sites.bareOrigin + path, { ...options, only: ['performance'] }));
  }
  for (let time = 0; time < tracedRuns; time += 1) {
    const traced: AuditOptions = { ...options, only: ['performance'], isTraced: true };
    page.traced.push(await auditAgain(executable, sites.origin + path, traced));
    page.tracedWithoutScripts.push(await auditAgain(executable, sites.bareOrigin + path, traced));
  }
  return page;
}

/** Lighthouse on the built worker. */
async function run(options: BenchOptions): Promise<Table[]> {
  const plan = planOf(options);
  const executable = findWholeBrowser();
  if (!executable) throw new Error('no whole Chromium on this machine: apt-get install chromium');
  await setup();
  const sites = await startSites();
  const audited: AuditedPage[] = [];
  try {
    for (const id of plan.pages) {
      const page = await auditPage(id, { executable, sites }, plan);
      audited.push(page);
      if (!options.isSmoke) say(`${page.path}: ${page.audits.map(({ lcp }) => `${Math.round(lcp)} ms`).join(', ')}`);
    }
  } finally {
    await sites.close();
  }
  const tables = plan.categoryIds.includes('performance') ? scriptsTables(audited) : [];
  return [scoreTable(audited, plan.categoryIds), ...tables.filter(({ rows }) => rows.length > 0)];
}

/** `node bench/lighthouse.ts [-- --runs 5 --traced 3 --only home,article --desktop --seo]` */
export const lighthouse: Bench = { name: 'lighthouse', minutes: 15, run };

if (import.meta.main) await runAlone(lighthouse);
