import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowser } from '../harness/browser/find-browser.ts';
import { anyFreePort } from '../harness/local/free-port.ts';
import { say } from '../harness/local/say.ts';
import { setup } from '../harness/prepare.ts';
import { siteFor } from '../harness/site/site.ts';
import { type RouteId, routes } from '../routes.ts';
import { samplePaths } from '../test/helpers/sample-paths.ts';
import { type Audit, type Category, categories, startAuditBrowser } from './lighthouse/audit.ts';
import { startEdgeProxy } from './lighthouse/edge-proxy.ts';

/**
 * Lighthouse on the built worker: `node bench/lighthouse.ts [--runs 3] [--only home,article] [--desktop]` for all scores of the
 * pages people come to, `--seo` for the score of search engines on a page of every route.
 */
const { values: given } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    desktop: { type: 'boolean', default: false },
    seo: { type: 'boolean', default: false },
  },
});
const runs = given.seo ? 1 : Number(given.runs);
const asked: readonly Category[] = given.seo ? ['seo'] : categories;
const mainPages: RouteId[] = ['home', 'article', 'city', 'nursery', 'nursery-finder'];
const named = given.only.split(',').filter(Boolean);
const pages = (Object.keys(samplePaths) as RouteId[]).filter((id) =>
  named.length > 0 ? named.includes(id) : given.seo || mainPages.includes(id),
);

/** On a machine that is busy the browser loses a trace now and then. */
const attempts = 4;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

function rowOf(id: RouteId, audits: Audit[]): string {
  const of = (read: (audit: Audit) => number) => median(audits.map(read));
  const scores = asked.map((category) => of(({ scores: { [category]: score = Number.NaN } }) => score));
  const times = given.seo
    ? []
    : [
        seconds(of(({ fcp }) => fcp)),
        seconds(of(({ lcp }) => lcp)),
        `${Math.round(of(({ tbt }) => tbt))} ms`,
        of(({ cls }) => cls).toFixed(3),
      ];
  const failed = [...new Set(audits.flatMap((audit) => audit.failed))].join(' ');
  return `| ${[samplePaths[id], ...scores, ...times, failed].join(' | ')} |`;
}

const browserPath = findBrowser();
if (!browserPath) throw new Error('no Chromium on this machine');
await setup();
const port = await anyFreePort();
let target = '';
const proxy = await startEdgeProxy({ port, target: () => target });
// Canonical addresses must be the ones that are audited.
const site = await siteFor({ vars: { ENVIRONMENT: 'production', SITE_ORIGIN: proxy.origin } });
target = site.url;
const browser = await startAuditBrowser(browserPath);
async function auditAgain(...parameters: Parameters<typeof browser.audit>): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await browser.audit(...parameters);
    } catch (error) {
      if (attempt === attempts) throw error;
      say(`once more: ${error instanceof Error ? error.message : error}`);
    }
  }
}

try {
  const columns = ['page', ...asked, ...(given.seo ? [] : ['FCP', 'LCP', 'TBT', 'CLS']), 'costs points'];
  const lines = [
    `| ${columns.join(' | ')} |`,
    `|---|${columns
      .slice(1)
      .map(() => '---:|')
      .join('')}`,
  ];
  for (const id of pages) {
    const path = samplePaths[id];
    // The second answer is the stored page, as nearly everybody gets it.
    for (let time = 0; time < 2; time += 1) await (await site.fetch(path)).text();
    const isClosed = !routes.find((route) => route.id === id)?.indexable;
    const audits: Audit[] = [];
    for (let time = 0; time < runs; time += 1)
      audits.push(await auditAgain(proxy.origin + path, { only: asked, isDesktop: given.desktop, isClosed }));
    lines.push(rowOf(id, audits));
    say(lines.at(-1) ?? '');
  }
  console.log(`\n${given.desktop ? 'Desktop' : 'Phone'}, median of ${runs}, load ${loadavg()[0]?.toFixed(1)}\n\n${lines.join('\n')}`);
} finally {
  await browser.close();
  await site.close();
  await proxy.close();
}
