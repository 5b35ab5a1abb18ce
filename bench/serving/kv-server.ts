import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';

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

const packed = { pack: (value: Buffer) => gzipSync(value, { level: 1 }), unpack: (value: Buffer) => gunzipSync(value) };
const plain = { pack: (value: Buffer) => value, unpack: (value: Buffer) => value };

/** Speaks what workerd's binding speaks: `GET /key`, `PUT /key`. Nothing expires within a run. Reports to an error tracker (`POST`) are taken too. With `packs` it holds ten times as much. */
export async function startKvServer({ packs = false } = {}): Promise<KvServer> {
  const { pack, unpack } = packs ? packed : plain;
  const kv: KvServer = { address: '', values: new Map(), view: asItIs, keepsWrites: true, reads: 0, writes: 0, close: () => {} };
  const server = createServer(async (request, response) => {
    const key = decodeURIComponent((request.url ?? '/').slice(1).split('?', 1)[0] ?? '');
    if (request.method === 'PUT') {
      const body = await bodyOf(request);
      kv.writes += 1;
      if (kv.keepsWrites) kv.values.set(key, pack(body));
      response.writeHead(200, { 'content-length': 0 }).end();
      return;
    }
    if (request.method === 'POST') {
      await bodyOf(request);
      response.writeHead(200, { 'content-length': 0 }).end();
      return;
    }
    kv.reads += 1;
    const kept = kv.values.get(key);
    const value = kv.view(key, kept && unpack(kept));
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
