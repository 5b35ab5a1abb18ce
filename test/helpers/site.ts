import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestHarness, type TestHarness } from 'wrangler';
import { feedSearch } from '../../scripts/local/feed-search.ts';
import { anyFreePort } from '../../scripts/local/free-port.ts';
import { workerConfig } from '../../scripts/local/paths.ts';
import { leaveRedirectsToWorker } from './accounts/manual-redirects.ts';
import { browserAgent } from './browser-agent.ts';
import { type CmsProxy, startCmsProxy } from './cms-proxy.ts';
import { loadGazetteer } from './edge-database/fill-edge-database.ts';
import { testSecrets } from './template.ts';
import { createTestCms, type TestCms } from './test-cms.ts';

/** The built worker in workerd and a real CMS with the seed content, both of this suite alone. */
export interface TestSite {
  url: string;
  harness: TestHarness;
  cms: TestCms;
  proxy: CmsProxy;
  /** Asks as a person's browser does, without following redirects. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** JSON lines the worker has logged since the last call. */
  takeLogs(): Record<string, unknown>[];
  close(): Promise<void>;
}

/** The built worker in workerd, not started yet. */
export function createWorkerHarness(vars: Record<string, string>): TestHarness {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  leaveRedirectsToWorker();
  return createTestHarness({
    workers: [
      {
        configPath: workerConfig,
        vars: { ENVIRONMENT: 'development', SITE_ORIGIN: 'https://site.example', ...vars },
        secrets: {
          CMS_TOKEN: testSecrets.WORKER_API_TOKEN,
          WEBHOOK_SECRET: testSecrets.WEBHOOK_SECRET,
          PREVIEW_SECRET: testSecrets.PREVIEW_SECRET,
          LINK_SECRET: testSecrets.LINK_SECRET,
        },
      },
    ],
  });
}

export interface TestSiteOptions {
  /** Override the worker's variables. */
  vars?: Record<string, string>;
  /** Override those of the CMS; the site's own address may be a part of them. */
  cmsEnv?: Record<string, string> | ((siteUrl: string) => Record<string, string>);
  /** The search knows the places of France and what the CMS holds: some seconds, for suites that search. */
  isFed?: boolean;
}

/** Starts a site on free ports. */
export async function startTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'creche-site-'));
  let cms: TestCms | null = null;
  const proxy = await startCmsProxy({ port: await anyFreePort(), target: () => cms?.url ?? '' });
  const harness = createWorkerHarness({ CMS_ORIGIN: proxy.url, ...options.vars });
  const { url } = await harness.listen();
  await harness.getWorker().applyD1Migrations('DB');
  const env = typeof options.cmsEnv === 'function' ? options.cmsEnv(url.origin) : options.cmsEnv;
  cms = await createTestCms({ folder, port: await anyFreePort(), siteUrl: url.origin, env });
  const running = cms;
  if (options.isFed) {
    await loadGazetteer(harness);
    await feedSearch(url.origin, testSecrets.WEBHOOK_SECRET);
    proxy.requests.length = 0;
  }
  return {
    url: url.origin,
    harness,
    cms: running,
    proxy,
    fetch: (address, init) =>
      fetch(new URL(address, url), {
        redirect: 'manual',
        ...init,
        headers: { 'user-agent': browserAgent, ...(init?.headers as Record<string, string>) },
      }),
    takeLogs() {
      const lines = harness
        .getLogs()
        .flatMap(({ message }) => (message.startsWith('{') ? [JSON.parse(message) as Record<string, unknown>] : []));
      harness.clearLogs();
      return lines;
    },
    async close() {
      await harness.close();
      await running.stop();
      await proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
