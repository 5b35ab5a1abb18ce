import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerInMode, type CmsMode } from '../cms-modes.ts';

export interface CmsProxy {
  url: string;
  mode: CmsMode;
  /** How long the CMS takes for a request besides, in milliseconds, by path and query; null for no longer than it does. */
  slow: ((url: string) => number) | null;
  /** Another origin that has its uploads; null where the CMS has them. */
  uploads: string | null;
  /** Documents of the admin panel, by path. */
  pages: Record<string, string>;
  /** Path and query of each request since the last reset. */
  requests: string[];
  /** Requests that were not answered yet; those that never will be do not count. */
  pending: number;
  /** The headers of each of them. */
  headers: Record<string, string | string[] | undefined>[];
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Headers that mean something to the CMS. */
const passedOn = [
  ...['authorization', 'content-type', 'cookie', 'x-forwarded-for', 'x-forwarded-proto', 'x-worker-token'],
  ...['range', 'if-range', 'if-none-match'],
];

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

/** Stands between worker and CMS: counts requests, and makes the CMS fail in the ways it can. */
export async function startCmsProxy(options: { port: number; target(): string }): Promise<CmsProxy> {
  const proxy: CmsProxy = {
    url: `http://127.0.0.1:${options.port}`,
    mode: 'up',
    slow: null,
    uploads: null,
    pages: {},
    requests: [],
    pending: 0,
    headers: [],
    close: async () => {},
  };
  const server: Server = createServer((request, response) => {
    // One of both sides has gone in the middle.
    pass(request, response).catch(() => response.destroy());
  });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = proxy.pages[request.url ?? ''];
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      return;
    }
    proxy.requests.push(request.url ?? '');
    proxy.headers.push({ ...request.headers });
    proxy.pending += 1;
    response.once('close', () => {
      proxy.pending -= 1;
    });
    const delay = proxy.slow?.(request.url ?? '') ?? 0;
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
    if (answerInMode(proxy.mode, request, response)) return;
    const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await readBody(request);
    const init = { method: request.method, headers: headersOf(request), body, redirect: 'manual' } as const;
    const origin = (request.url?.startsWith('/uploads/') && proxy.uploads) || options.target();
    const answer = await fetch(origin + request.url, init).catch(() => null);
    if (!answer || proxy.mode === 'losing') {
      request.socket.destroy();
      return;
    }
    for (const name of ['content-type', 'location', 'retry-after', 'content-range', 'accept-ranges', 'etag']) {
      const value = answer.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.setHeader('set-cookie', answer.headers.getSetCookie());
    response.writeHead(answer.status);
    response.end(Buffer.from(await answer.arrayBuffer()));
  }

  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  proxy.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return proxy;
}
