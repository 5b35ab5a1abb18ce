import { clientBuild } from 'virtual:client-build';
import { Hono } from 'hono';
import type { PagePayload } from '../../client/pages/page-payload.ts';
import { payloadElementId } from '../../client/payload/document-payload.ts';
import { inlinePayload } from '../../worker/render/document-payload.ts';
import { renderWhole } from '../../worker/render/document-stream.ts';
import { structuredDataJson } from '../../worker/seo/structured-data/structured-data.ts';
import { type FloorEnvironment, floorDocument, readFloorPage } from './floor-page.ts';

const ignore = () => {};
const scriptOf = (attributes: string, json: string) => `<script type="application/${attributes}>${json}</script>`;

/** The floor with the site's build of React, and with the data that the site puts before the end of its document. */
const app = new Hono<FloorEnvironment>();
app.get('*', async (c) => {
  const page = await readFloorPage(c);
  if (!page) return c.notFound();
  const { payload, nonce } = page;
  const structuredData = structuredDataJson(payload as PagePayload);
  const data = scriptOf('ld+json"', structuredData ?? '') + scriptOf(`json" id="${payloadElementId}"`, inlinePayload(payload));
  const parts = await renderWhole(await floorDocument(page, clientBuild), {
    nonce,
    boot: clientBuild.boot,
    signal: null,
    onError: ignore,
    onCut: ignore,
    tail: async () => data,
  });
  return c.body(parts.join(''), 200, { 'content-type': 'text/html; charset=utf-8' });
});

// biome-ignore lint/style/noDefaultExport: a worker is what its main module exports as default.
export default app;
