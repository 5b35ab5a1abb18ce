import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { cacheFolder } from '../../../harness/local/paths.ts';
import { type CloudflareAccount, type CloudflareCall, Refusal, uploadToken, workerRoutes } from './cloudflare-account.ts';
import { storeRoutes } from './cloudflare-stores.ts';

export interface FakeCloudflare extends CloudflareAccount {
  /** For `CLOUDFLARE_API_BASE_URL`. */
  url: string;
  token: string;
  accountId: string;
  /** Method and path of each request. */
  requests: string[];
  /** What broke a documented format, or is unknown here: a test expects it to stay empty. */
  malformed: string[];
  close(): Promise<void>;
}

const token = 'token-of-the-fake-account';
const accountId = '0123456789abcdef0123456789abcdef';

async function readCall(request: IncomingMessage): Promise<CloudflareCall> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  return {
    method: request.method ?? '',
    url: new URL(request.url ?? '', 'http://cloudflare'),
    headers,
    body: new Uint8Array(Buffer.concat(chunks)),
  };
}

/** Cloudflare's API for one account on a port of its own. */
export async function startFakeCloudflare(databaseIds: string[]): Promise<FakeCloudflare> {
  const state: Omit<FakeCloudflare, 'url' | 'close'> = {
    token,
    accountId,
    workers: new Map(),
    databases: new Map(databaseIds.map((id) => [id, new DatabaseSync(':memory:')])),
    jurisdictions: new Map(databaseIds.map((id) => [id, 'eu'])),
    buckets: new Set(),
    lifecycles: new Map(),
    namespaces: new Map(),
    files: new Map(),
    requests: [],
    malformed: [],
  };
  const routes = [...workerRoutes(state), ...storeRoutes(state)];
  const prefix = `/client/v4/accounts/${accountId}`;

  async function answer(call: CloudflareCall): Promise<unknown> {
    const address = `${call.method} ${call.url.pathname.replace(prefix, '')}`;
    state.requests.push(address);
    const bearer = call.headers.get('authorization');
    const expected = address === 'POST /workers/assets/upload' ? uploadToken : token;
    if (bearer !== `Bearer ${expected}`) throw new Refusal(403, 10000, 'Authentication error');
    for (const [pattern, respond] of routes) {
      const match = pattern.exec(address);
      if (match) return respond(call, match[1] ?? '');
    }
    throw new Error('unknown here');
  }

  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    response.setHeader('content-type', 'application/json');
    try {
      response.end(JSON.stringify({ success: true, errors: [], messages: [], result: await answer(call) }));
    } catch (error) {
      const refusal = error instanceof Refusal ? error : null;
      const message = error instanceof Error ? error.message : String(error);
      if (!refusal) state.malformed.push(`${call.method} ${call.url.pathname}: ${message}`);
      const errors = [{ code: refusal?.code ?? 10001, message }];
      response.writeHead(refusal?.status ?? 400).end(JSON.stringify({ success: false, errors, messages: [], result: null }));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}/client/v4`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

/** What makes wrangler and npm ask the fake account only, with a home folder of their own where one is given. */
export function operatorEnvironment({ url, token, accountId }: FakeCloudflare, home?: string): Record<string, string> {
  return {
    CLOUDFLARE_API_BASE_URL: url,
    CLOUDFLARE_API_TOKEN: token,
    CLOUDFLARE_ACCOUNT_ID: accountId,
    WRANGLER_SEND_METRICS: 'false',
    // wrangler is one file of 15 MB, which each command would compile anew.
    NODE_COMPILE_CACHE: path.join(cacheFolder, 'compiled'),
    ...(home && { XDG_CONFIG_HOME: home }),
    // Neither npm nor wrangler asks for newer versions of itself.
    NPM_CONFIG_REGISTRY: 'http://127.0.0.1:1',
    NPM_CONFIG_UPDATE_NOTIFIER: 'false',
    NODE_ENV: '',
    CI: 'true',
    NO_COLOR: '1',
  };
}
