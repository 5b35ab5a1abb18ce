import { Hono } from 'hono';
import { renderToReadableStream } from 'react-dom/server';
import { App } from '../../client/app.tsx';
import { WholeDocument } from '../../client/components/loading/deferred.tsx';
import type { DocumentAssets } from '../../client/document.tsx';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import { allPages } from '../../client/pages/all-pages.ts';
import { createPageView } from '../../client/pages/page-view.ts';
import type { Payload } from '../../client/pages/payload.ts';

/** What the floor renders, whole, in one KV value. */
export interface FloorPage {
  payload: Payload;
  assets: DocumentAssets;
  boot: string;
  nonce: string;
}

/** Of the path, in characters: a key of KV has at most 512 bytes. */
const longestKey = 400;

interface Environment {
  Bindings: { CACHE: { get(key: string, type: 'json'): Promise<FloorPage | null> } };
}

/** The least a worker can do to render the same tree: its data by one KV read, React, nothing else. */
const app = new Hono<Environment>();
app.get('*', async (c) => {
  const page = await c.env.CACHE.get(`floor-page:${c.req.path.slice(-longestKey)}`, 'json');
  if (!page) return c.notFound();
  const { payload, assets, boot, nonce } = page;
  const view = createPageView(payload, allPages[payload.pageId], messagesOf(payload.locale));
  const stream = await renderToReadableStream(
    <WholeDocument value>
      <App view={view} assets={assets} />
    </WholeDocument>,
    {
      nonce,
      bootstrapModules: [boot],
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  return c.body(stream as ReadableStream<Uint8Array<ArrayBuffer>>, 200, { 'content-type': 'text/html; charset=utf-8' });
});

// biome-ignore lint/style/noDefaultExport: a worker is what its main module exports as default.
export default app;
