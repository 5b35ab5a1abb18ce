import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../at-end.ts';
import { browserAgent } from '../browser/browser-agent.ts';
import { anyFreePort } from '../local/free-port.ts';
import type { FakeOpenId } from '../services/fake-openid.ts';
import type { MailServer } from '../services/mail-server.ts';
import { type BuiltWorker, startBuiltWorker } from './built-worker.ts';
import { type CmsProxy, startCmsProxy } from './cms-proxy.ts';
import { copyEdgeDatabase, markFedNow } from './edge-database.ts';
import { serverServices } from './server-cms.ts';
import { type CmsWithServices, sharedCms } from './shared-cms.ts';
import { standInServices } from './stand-in-services.ts';
import { workerSecrets } from './template.ts';
import type { TestCms } from './test-cms.ts';

/** The built worker in workerd with a search that was fed, and a real CMS with the seed content, with a proxy between them that can make the CMS fail. */
export interface TestSite {
  url: string;
  worker: BuiltWorker;
  cms: TestCms;
  mails: MailServer;
  openId: FakeOpenId;
  proxy: CmsProxy;
  /** Asks as a person's browser does, without following redirects. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** JSON lines the worker has logged since the last call. */
  takeLogs(): Record<string, unknown>[];
  close(): Promise<void>;
}

export interface SiteOptions {
  /** Override the worker's variables. */
  vars?: Record<string, string>;
  /** The stand-in of the CMS is enough for who only reads; `server` is the one without seed or mail server; a real one with both where absent. */
  cms?: 'real' | 'stand-in' | 'server';
  /** Override variables of the real CMS, which is then another than that of other suites. */
  cmsEnv?: Record<string, string>;
}

/**
 * Asks once more where the connection was gone. workerd closes one on which the worker left a body unread, and may do so just
 * when the next request takes it: that request never reached the worker.
 */
async function fetchAgain(url: URL, init: RequestInit): Promise<Response> {
  const isRead = !init.method || ['GET', 'HEAD'].includes(init.method);
  return fetch(url, init).catch((error: Error) => {
    const { code = '' } = (error.cause ?? {}) as { code?: string };
    if (isRead && ['ECONNRESET', 'UND_ERR_SOCKET'].includes(code)) return fetch(url, init);
    throw error;
  });
}

const siteBindings = {
  ENVIRONMENT: 'development',
  SITE_ORIGIN: 'https://site.example',
  ACCOUNT_PROVIDERS: 'openid:Mon employeur',
  ...workerSecrets,
};

/** Starts a worker alone, for what needs no CMS or brings one: whoever asked stops it. */
export function startTestWorker(vars: Record<string, string>): Promise<BuiltWorker> {
  return startBuiltWorker({ bindings: { ...siteBindings, ...vars } });
}

/** Starts a worker for a CMS: on the port that the CMS knows, or on any where it need not hear of what is published. */
async function startSite({ vars, cms: kind }: SiteOptions, services: CmsWithServices, port: number): Promise<TestSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'creche-site-'));
  copyEdgeDatabase(kind === 'stand-in' ? 'fed-by-stand-in' : 'fed', folder);
  const { cms, mails, openId } = services;
  const proxy = await startCmsProxy({ port: await anyFreePort(), target: () => cms.url });
  const worker = await startBuiltWorker({
    port,
    stateFolder: folder,
    bindings: { ...siteBindings, CMS_ORIGIN: proxy.url, ...vars },
  });
  await markFedNow(worker);
  return {
    url: worker.url,
    worker,
    cms,
    mails,
    openId,
    proxy,
    fetch: (address, init) =>
      fetchAgain(new URL(address, worker.url), {
        redirect: 'manual',
        ...init,
        headers: { 'user-agent': browserAgent, ...(init?.headers as Record<string, string>) },
      }),
    takeLogs: () => worker.logs.splice(0).flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : [])),
    async close() {
      await worker.stop();
      await proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function servicesFor({ cms, cmsEnv }: SiteOptions): Promise<CmsWithServices> {
  if (cms === 'stand-in') return standInServices();
  return cms === 'server' ? serverServices() : sharedCms(cmsEnv);
}

/** The site on the port of each CMS, and the options it was started with. */
const current = new Map<number, { key: string; site: TestSite }>();

/**
 * A site for one suite: the one before it where that was started with the same options, else a new one in its place.
 */
export async function siteFor(options: SiteOptions = {}): Promise<TestSite> {
  const services = await servicesFor(options);
  const key = JSON.stringify(options);
  const before = current.get(services.sitePort);
  if (before?.key === key) return settle(before.site);
  current.delete(services.sitePort);
  await before?.site.close();
  const site = await startSite(options, services, services.sitePort);
  if (!before) atEnd(async () => current.get(services.sitePort)?.site.close());
  current.set(services.sitePort, { key, site });
  return settle(site);
}

/** Starts a site beside that of the suite, on a port of its own: its CMS tells it of no change. Whoever asked closes it. */
export async function startOtherSite(options: SiteOptions = {}): Promise<TestSite> {
  return startSite(options, await servicesFor(options), 0);
}

/** As a new suite expects to find it: everything up, nothing in the log. */
async function settle(site: TestSite): Promise<TestSite> {
  Object.assign(site.proxy, { mode: 'up', slow: null, uploads: null, pages: {} });
  Object.assign(site.mails, { mode: 'up', slow: 0 });
  await Promise.all([site.cms.start(), site.mails.start()]);
  site.proxy.requests.length = 0;
  site.proxy.headers.length = 0;
  site.takeLogs();
  return site;
}
