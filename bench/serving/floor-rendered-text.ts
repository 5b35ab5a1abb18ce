import { clientBuild } from 'virtual:client-build';
import { Hono } from 'hono';
import { type DocumentOptions, renderWhole } from '../../worker/render/document-stream.ts';
import { type FloorEnvironment, floorDocument, readFloorPage } from './floor-page.ts';

const ignore = () => {};
const options: Omit<DocumentOptions, 'nonce'> = {
  boot: clientBuild.boot,
  signal: null,
  onError: ignore,
  onCut: ignore,
  tail: async () => '',
};

/** The same floor with the build of React that the site takes, used as the site uses it. */
const app = new Hono<FloorEnvironment>();
app.get('*', async (c) => {
  const page = await readFloorPage(c);
  if (!page) return c.notFound();
  const parts = await renderWhole(await floorDocument(page, clientBuild), { ...options, nonce: page.nonce });
  return c.body(parts.join(''), 200, { 'content-type': 'text/html; charset=utf-8' });
});

// biome-ignore lint/style/noDefaultExport: a worker is what its main module exports as default.
export default app;
