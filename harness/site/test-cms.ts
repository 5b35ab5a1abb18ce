import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { countStart } from '../census.ts';
import { adminEmail, forPassingData, type RunningCms, startCms } from '../local/cms.ts';
import { templateDatabase, templatePublicFolder, testSecrets } from './template.ts';

/** A real CMS on a copy of the seeded database. */
export interface TestCms {
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Calls the CMS as its administrator. */
  request(method: string, address: string, body?: unknown): Promise<unknown>;
  /** Reads over REST with the worker's token, as the site does. */
  read(address: string): Promise<unknown>;
  /** Uploads a file to the media library, or replaces one there. */
  upload(file: { name: string; bytes: Buffer; replaces?: number }): Promise<{ id: number; hash: string }>;
  /** The document id of a published entry, by slug. */
  documentId(collection: string, slug: string): Promise<string>;
}

interface TestCmsOptions {
  folder: string;
  port: number;
  siteUrl: string;
  /** Where its webhook goes; to the site where absent, nowhere where empty. */
  webhookUrl?: string;
  /** More variables of the CMS. */
  env?: Record<string, string>;
}

/** Starts a CMS on a fresh copy of the seeded database. */
export async function createTestCms({
  folder,
  port,
  siteUrl,
  webhookUrl = `${siteUrl}/webhooks/cms`,
  env,
}: TestCmsOptions): Promise<TestCms> {
  const database = path.join(folder, 'cms.db');
  copyFileSync(templateDatabase, database);
  return openTestCms(() =>
    startCms({
      secrets: testSecrets,
      port,
      database,
      publicFolder: templatePublicFolder,
      siteUrl,
      webhookUrl,
      env: { RATE_LIMIT: 'false', ...forPassingData, ...env },
    }),
  );
}

/** A CMS that is started somehow, with the secrets of the tests. */
export async function openTestCms(startAnyhow: () => Promise<RunningCms>): Promise<TestCms> {
  const start = () => {
    countStart('CMS');
    return startAnyhow();
  };
  let running: RunningCms | null = await start();
  const { url } = running;
  const { request, upload } = createAdministrator(url);

  async function read(address: string): Promise<unknown> {
    const response = await fetch(url + address, { headers: { authorization: `Bearer ${testSecrets.WORKER_API_TOKEN}` } });
    if (!response.ok) throw new Error(`GET ${address}: ${response.status}`);
    return response.json();
  }

  return {
    url,
    request,
    read,
    upload,
    async stop() {
      await running?.running.stop();
      running = null;
    },
    async start() {
      running ??= await start();
    },
    async documentId(collection, slug) {
      const { data } = (await read(`/api/${collection}?filters[slug][$eq]=${encodeURIComponent(slug)}`)) as {
        data: { documentId: string }[];
      };
      const [entry] = data;
      if (!entry) throw new Error(`no ${collection} ${slug}`);
      return entry.documentId;
    },
  };
}

/** Calls the CMS as its administrator, who logs in at the first call. */
function createAdministrator(url: string): Pick<TestCms, 'request' | 'upload'> {
  let token: string | null = null;

  async function call(method: string, address: string, body?: unknown): Promise<unknown> {
    const response = await fetch(url + address, {
      method,
      headers: {
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : null;
  }

  async function upload({ name, bytes, replaces }: { name: string; bytes: Buffer; replaces?: number }) {
    // Logs in where nobody has yet.
    if (!token) await request('GET', '/admin/users/me');
    const form = new FormData();
    form.set('files', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
    form.set('fileInfo', JSON.stringify({ name, alternativeText: 'Une image des tests' }));
    const address = `${url}/upload${replaces ? `?id=${replaces}` : ''}`;
    const response = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
    if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`);
    const answer = (await response.json()) as { id: number; hash: string } | { id: number; hash: string }[];
    const [file] = [answer].flat();
    if (!file) throw new Error('nothing was uploaded');
    return file;
  }

  async function request(method: string, address: string, body?: unknown): Promise<unknown> {
    if (!token) {
      const login = (await call('POST', '/admin/login', { email: adminEmail, password: testSecrets.ADMIN_PASSWORD })) as {
        data: { token: string };
      };
      token = login.data.token;
    }
    return call(method, address, body);
  }

  return { request, upload };
}
