import { clientBuild } from 'virtual:client-build';
import { Hono } from 'hono';
import { renderToReadableStream } from 'react-dom/server';
import { renderOptions } from '../../worker/render/render-options.ts';
import { type FloorEnvironment, floorDocument, readFloorPage } from './floor-page.ts';

/** The least a worker can do to render the site's own document: its data by one KV read, React, nothing else. */
const app = new Hono<FloorEnvironment>();
app.get('*', async (c) => {
  const page = await readFloorPage(c);
  if (!page) return c.notFound();
  const options = renderOptions({ nonce: page.nonce, boot: clientBuild.boot });
  const stream = await renderToReadableStream(await floorDocument(page, clientBuild), options);
  return c.body(stream as ReadableStream<Uint8Array<ArrayBuffer>>, 200, { 'content-type': 'text/html; charset=utf-8' });
});

// biome-ignore lint/style/noDefaultExport: a worker is what its main module exports as default.
export default app;
