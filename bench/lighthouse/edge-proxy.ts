import { type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { constants, createBrotliCompress } from 'node:zlib';
import { createCertificate } from './certificate.ts';

export interface EdgeProxy {
  origin: string;
  close(): Promise<void>;
}

/** What Cloudflare takes for what is not compressed beforehand. */
const brotliQuality = 4;
const compressible = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|manifest\+json|rss\+xml))/;
/** Of one connection, and not allowed in HTTP/2. */
const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

export interface EdgeProxyOptions {
  port: number;
  target: () => string;
  /** Changes each document, which is then waited for. */
  change?: (html: string) => string;
}

/** What stands before a worker on Cloudflare: HTTP/2, TLS and Brotli, sent on as it comes. */
export function startEdgeProxy({ port, target, change }: EdgeProxyOptions): Promise<EdgeProxy> {
  const server = createSecureServer({ ...createCertificate(), allowHTTP1: true }, (incoming, outgoing) =>
    forward({ target: target(), change }, incoming, outgoing),
  );
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({
        origin: `https://127.0.0.1:${port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            // Connections of a browser that has gone.
            setTimeout(closed, 200).unref();
          }),
      }),
    );
  });
}

function forward(to: { target: string; change?: (html: string) => string }, incoming: Http2ServerRequest, outgoing: Http2ServerResponse) {
  const { target, change } = to;
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':') && !hopHeaders.includes(name)),
  );
  const upstream = request(new URL(incoming.url, target), {
    method: incoming.method,
    headers: { ...headers, host: new URL(target).host, 'accept-encoding': 'identity' },
  });
  upstream.on('response', async (answer) => {
    const isChanged = change !== undefined && String(answer.headers['content-type']).startsWith('text/html');
    const left = isChanged ? [...hopHeaders, 'content-length'] : hopHeaders;
    const kept = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !left.includes(name)));
    const body = isChanged ? Readable.from([Buffer.from(change(await text(answer)))]) : answer;
    answerWith({ status: answer.statusCode ?? 502, headers: kept, body }, outgoing, String(incoming.headers['accept-encoding'] ?? ''));
  });
  upstream.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  });
  incoming.pipe(upstream);
  outgoing.on('close', () => upstream.destroy());
}

interface EdgeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Readable;
}

function answerWith({ status, headers, body }: EdgeAnswer, outgoing: Http2ServerResponse, accepted: string) {
  const isCompressed = /\bbr\b/.test(accepted) && compressible.test(String(headers['content-type'])) && status === 200;
  if (!isCompressed) {
    outgoing.writeHead(status, headers);
    body.pipe(outgoing);
    return;
  }
  const { 'content-length': _, ...others } = headers;
  outgoing.writeHead(status, { ...others, 'content-encoding': 'br' });
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  brotli.pipe(outgoing);
  // What the worker has sent must not wait for what it sends later.
  body.on('data', (chunk: Buffer) => {
    brotli.write(chunk);
    brotli.flush();
  });
  body.on('end', () => brotli.end());
}
