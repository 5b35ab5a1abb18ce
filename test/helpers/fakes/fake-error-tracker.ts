import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Envelope, parseEnvelope } from '../../app/parse-envelope.ts';

/** How the tracker behaves; it reads what it is sent in all of them but the first. */
export type TrackerMode = 'down' | 'up' | 'slow' | 'limited' | 'too-large';

export interface FakeErrorTracker {
  dsn: string;
  mode: TrackerMode;
  /** Posts of any kind, answered or not. */
  requests: number;
  /** What broke a rule of the protocol: a test that uses the tracker expects it to stay empty. */
  malformed: string[];
  /** What has come since the last call. */
  takeEnvelopes(): Envelope[];
  close(): Promise<void>;
}

const publicKey = 'abcdef0123456789abcdef0123456789';
const projectId = '7';
const contentTypes = ['application/x-sentry-envelope', 'text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded'];

async function read(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function checkAddress(request: IncomingMessage): void {
  const url = new URL(request.url ?? '', 'http://tracker');
  if (request.method !== 'POST' || url.pathname !== `/api/${projectId}/envelope/`) throw new Error(`${request.method} ${url.pathname}`);
  if (url.searchParams.get('sentry_key') !== publicKey) throw new Error('403: no key of the project');
  const type = (request.headers['content-type'] ?? 'text/plain').split(';')[0]?.toLowerCase() ?? '';
  if (!contentTypes.includes(type)) throw new Error(`content type ${type}`);
  for (const name of ['cookie', 'referer']) if (request.headers[name]?.includes('?')) throw new Error(`header ${name}`);
}

/** A tracker of errors and traces on a port of its own, which speaks Sentry's protocol as documented. */
export async function startFakeErrorTracker(): Promise<FakeErrorTracker> {
  let envelopes: Envelope[] = [];
  const server = createServer(async (request, response) => {
    tracker.requests += 1;
    if (tracker.mode === 'down') return void request.socket.destroy();
    const bytes = await read(request);
    try {
      checkAddress(request);
      envelopes.push(parseEnvelope(bytes));
    } catch (error) {
      tracker.malformed.push(error instanceof Error ? error.message : String(error));
    }
    if (tracker.mode === 'slow') return;
    response.setHeader('access-control-allow-origin', '*');
    if (tracker.mode === 'limited') response.writeHead(429, { 'retry-after': '600' }).end();
    else if (tracker.mode === 'too-large') response.writeHead(413).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const tracker: FakeErrorTracker = {
    dsn: `http://${publicKey}@127.0.0.1:${port}/${projectId}`,
    mode: 'up',
    requests: 0,
    malformed: [],
    takeEnvelopes() {
      const taken = envelopes;
      envelopes = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return tracker;
}
