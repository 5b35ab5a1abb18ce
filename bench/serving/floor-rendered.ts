import { clientBuild } from 'virtual:client-build';
import { Hono } from 'hono';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import type { Payload } from '../../client/payload/payload.ts';
import { renderOptions } from '../../worker/render/render-options.ts';
import { siteDocument } from '../../worker/render/site-document.tsx';

/** What the floor renders, whole, in one KV value. */
export interface FloorPage {
  payload: Payload;
  /** The footer as the site writes it: the data it is made of stay with the worker. */
  footer: { className: string; html: string };
  nonce: string;
}

/** Of the path, in characters: a key of KV has at most 512 bytes. */
const longestKey = 400;

interface Environment {
  Bindings: { CACHE: { get(key: string, type: 'json'): Promise<FloorPage | null> } };
}

/** The least a worker can do to render the site's own document: its data by one KV read, React, nothing else. What changes in the document changes here. */
const app = new Hono<Environment>();
app.get('*', async (c) => {
  const page = await c.env.CACHE.get(`floor-page:${c.req.path.slice(-longestKey)}`, 'json');
  if (!page) return c.notFound();
  const { payload, nonce } = page;
  const { className, html } = page.footer;
  const footer = createElement('footer', { className, dangerouslySetInnerHTML: { __html: html } });
  const stream = await renderToReadableStream(
    await siteDocument(payload, clientBuild, { isWhole: true, footer }),
    renderOptions({ nonce, boot: clientBuild.boot }),
  );
  return c.body(stream as ReadableStream<Uint8Array<ArrayBuffer>>, 200, { 'content-type': 'text/html; charset=utf-8' });
});

// biome-ignore lint/style/noDefaultExport: a worker is what its main module exports as default.
export default app;
