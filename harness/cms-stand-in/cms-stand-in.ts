import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { answerInMode, type CmsMode } from '../cms-modes.ts';
import { notAllowed, notFound } from './strapi-errors.ts';

/** What the stand-in answers to a question: a body, bytes that are JSON already, or a response where it is an error. */
export type StandInAnswer = (url: URL, headers: IncomingHttpHeaders) => unknown;

export interface CmsStandInOptions {
  /** Any free one where absent. */
  port?: number;
  /** From the seed where absent. */
  answer?: StandInAnswer;
  /** How long it takes for a request, in milliseconds, by path and query. */
  delay?: ((address: string) => number) | null;
  /** How it fails, by path and query. */
  mode?: (address: string) => CmsMode;
}

/** A server that stands for the CMS: it reads, and knows no editors, forms or accounts. */
export interface CmsStandIn {
  url: string;
  /** Path and query of each request since the last reset. */
  requests: string[];
  /** As the options of these names; both may be changed at any time. */
  delay: ((address: string) => number) | null;
  mode: (address: string) => CmsMode;
  close(): Promise<void>;
}

/** Starts a stand-in on the loopback interface, in some milliseconds. The seed and the drawings are read when they are first needed. */
export async function startCmsStandIn(options: CmsStandInOptions = {}): Promise<CmsStandIn> {
  const { port = 0, answer = (await import('./answer-from-seed.ts')).answerFromSeed, delay = null, mode = () => 'up' } = options;
  const server = createServer((request, response) => {
    reply(request, response).catch((error: unknown) => {
      console.error('the stand-in of the CMS failed', error);
      response.destroy();
    });
  });

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? '';
    standIn.requests.push(address);
    const milliseconds = standIn.delay?.(address) ?? 0;
    if (milliseconds) await pause(milliseconds);
    const current = standIn.mode(address);
    if (answerInMode(current, request, response)) return;
    const url = new URL(address, standIn.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const find = url.pathname.startsWith('/api/') ? answer : answerFile;
    const result = await (isRead ? find(url, request.headers) : notAllowed());
    if (current === 'losing') request.socket.destroy();
    else await send(result, response);
  }

  const standIn: CmsStandIn = {
    url: '',
    requests: [],
    delay,
    mode,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const place = server.address();
  if (typeof place !== 'object' || !place) throw new Error('the stand-in of the CMS does not listen');
  standIn.url = `http://127.0.0.1:${place.port}`;
  return standIn;
}

/** What the CMS answers beside its content: whether it is there, and its files; documents only to who comes with a token. */
async function answerFile({ pathname }: URL, { authorization }: IncomingHttpHeaders): Promise<Response> {
  if (pathname === '/_health') return new Response(null, { status: 204 });
  const [, name] = /^\/uploads\/([\w.-]+)$/.exec(pathname) ?? [];
  const isOpen = authorization !== undefined || !name?.endsWith('.pdf');
  const file = name && isOpen ? await (await import('./picture-files.ts')).readUpload(name) : null;
  return file ? new Response(new Uint8Array(file.bytes), { headers: { 'content-type': file.type } }) : notFound();
}

async function send(result: unknown, response: ServerResponse): Promise<void> {
  if (!(result instanceof Response)) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.isBuffer(result) ? result : JSON.stringify(result));
    return;
  }
  response.writeHead(result.status, Object.fromEntries(result.headers)).end(Buffer.from(await result.arrayBuffer()));
}
