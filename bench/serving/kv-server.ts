import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a worker sees of a value when it reads it: itself, another one, or nothing. */
export type KvView = (key: string, value: Buffer | undefined) => Buffer | undefined;

/** Workers KV outside the measured process, as it is on Cloudflare. */
export interface KvServer {
  /** `host:port`, for workerd's native binding. */
  address: string;
  values: Map<string, Buffer>;
  view: KvView;
  /** False drops what is written, though it was sent. */
  keepsWrites: boolean;
  reads: number;
  writes: number;
  close(): void;
}

export const asItIs: KvView = (_, value) => value;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Speaks what workerd's binding speaks: `GET /key`, `PUT /key`. Nothing expires within a run. Reports to an error tracker (`POST`) are taken too. */
export async function startKvServer(): Promise<KvServer> {
  const kv: KvServer = { address: '', values: new Map(), view: asItIs, keepsWrites: true, reads: 0, writes: 0, close: () => {} };
  const server = createServer(async (request, response) => {
    const key = decodeURIComponent((request.url ?? '/').slice(1).split('?', 1)[0] ?? '');
    if (request.method === 'PUT') {
      const body = await bodyOf(request);
      kv.writes += 1;
      if (kv.keepsWrites) kv.values.set(key, body);
      response.writeHead(200, { 'content-length': 0 }).end();
      return;
    }
    if (request.method === 'POST') {
      await bodyOf(request);
      response.writeHead(200, { 'content-length': 0 }).end();
      return;
    }
    kv.reads += 1;
    const value = kv.view(key, kv.values.get(key));
    if (value) response.writeHead(200, { 'content-length': value.length }).end(value);
    else response.writeHead(404, { 'content-length': 0 }).end();
  });
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  kv.address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  kv.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return kv;
}
