import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { type Flags } from 'lighthouse';
import { run } from '../../harness/local/child-process.ts';
import { anyFreePort } from '../../harness/local/free-port.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface Audit {
  /** 0 to 100; absent where it was not asked for. */
  scores: Partial<Record<Category, number>>;
  /** Largest contentful paint, total blocking time and first contentful paint in milliseconds, shifts of the layout as they are. */
  lcp: number;
  tbt: number;
  fcp: number;
  cls: number;
  /** What costs points, by the name of the audit. */
  failed: string[];
}

export interface AuditOptions {
  only: readonly Category[];
  isDesktop: boolean;
  /** The page is kept from search engines on purpose: that it may be indexed is not asked. */
  isClosed: boolean;
  /** Slow while it loads, instead of reckoned afterwards from how it loaded fast. */
  isTraced?: boolean;
}

/** Of a traced run: 1.6 Mbit/s, 150 ms before each answer, a processor four times slower. */
const slowPhone = { requestLatencyMs: 150, downloadThroughputKbps: 1600, uploadThroughputKbps: 750, cpuSlowdownMultiplier: 4 };

interface AuditBrowser {
  audit(address: string, options: AuditOptions): Promise<Audit>;
  close(): Promise<void>;
}

const startMilliseconds = 20_000;
/** Some five times what an audit takes. Lighthouse waits for ever for a trace that the browser has lost. */
const auditMilliseconds = 90_000;

/** Audits a page in a Chromium of its own, which an audit before it cannot have left in a bad state. */
export async function audit(executable: string, address: string, options: AuditOptions): Promise<Audit> {
  const browser = await startAuditBrowser(executable);
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(`${address}: no result in time`)), auditMilliseconds);
  try {
    return await Promise.race([browser.audit(address, options), limit.promise]);
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
}

async function startAuditBrowser(executable: string): Promise<AuditBrowser> {
  const port = await anyFreePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'creche-lighthouse-'));
  const browser = run(executable, [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--ignore-certificate-errors',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  const since = performance.now();
  while (!(await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null))) {
    if (performance.now() - since > startMilliseconds) throw new Error(`the browser did not start\n${browser.lastLines()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    async audit(address, { only, isDesktop, isClosed, isTraced }) {
      const flags: Flags = {
        ...{ port, output: 'json', logLevel: 'error', onlyCategories: [...only], throttlingMethod: 'simulate' },
        // The picture of the whole page, drawn after all is measured, is for a report that nobody opens.
        disableFullPageScreenshot: true,
      };
      if (isTraced) Object.assign(flags, { throttlingMethod: 'devtools', throttling: slowPhone });
      if (isClosed) flags.skipAudits = ['is-crawlable'];
      const { desktopConfig } = await import('lighthouse');
      const result = await lighthouse(address, flags, isDesktop ? desktopConfig : undefined);
      if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
      const { audits, categories: categoriesById } = result.lhr;
      const numberOf = (id: string) => {
        const value = audits[id]?.numericValue ?? Number.NaN;
        // On a busy machine a page may never come to rest, and Lighthouse then leaves figures out: such a run counts for nothing.
        if (only.includes('performance') && !Number.isFinite(value)) throw new Error(`${address}: no ${id}`);
        return value;
      };
      const categoryResults = Object.values(categoriesById);
      return {
        scores: Object.fromEntries(categoryResults.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
        lcp: numberOf('largest-contentful-paint'),
        tbt: numberOf('total-blocking-time'),
        fcp: numberOf('first-contentful-paint'),
        cls: numberOf('cumulative-layout-shift'),
        failed: categoryResults.flatMap(({ auditRefs }) =>
          auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
        ),
      };
    },
    async close() {
      await browser.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
