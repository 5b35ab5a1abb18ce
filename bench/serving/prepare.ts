import path from 'node:path';
import { root } from '../../harness/local/paths.ts';
import { testSecrets } from '../../harness/site/template.ts';
import { knownAddresses, payloadAddresses, unstorableAddresses, type WorkerName } from './contestants.ts';
import { type DocumentParts, floorPageOf, partsOf } from './document-parts.ts';
import { buildFloor } from './floors.ts';
import { asItIs, type KvServer } from './kv-server.ts';
import { addressAt, readText } from './load.ts';
import { settle, withWorker } from './measure-answers.ts';
import { takeWorker, type WorkerCode } from './workerd.ts';

/** Requests side by side while pages are made. */
export const atOnce = 8;

/** Lets the site keep content and pages of all known addresses, as if they had been read a moment ago. */
export async function fill(site: WorkerCode, kv: KvServer, count: number): Promise<void> {
  kv.values.clear();
  Object.assign(kv, { view: asItIs, keepsWrites: true });
  const pages = () => [...kv.values.keys()].filter((key) => key.startsWith('page:')).length;
  const isPayloadKept = () => [...kv.values.keys()].some((key) => key.startsWith('payload:'));
  await withWorker(site, kv, async ({ url }) => {
    for (const addresses of [knownAddresses(count), unstorableAddresses(count)]) {
      for (let index = 0; index < count; index += atOnce) {
        await Promise.all(Array.from({ length: atOnce }, (_, offset) => readText(url, addressAt(addresses, index + offset))));
      }
    }
    await readText(url, addressAt(payloadAddresses(1), 0));
    for (let turn = 0; (pages() < count || !isPayloadKept()) && turn < 20; turn += 1) await settle();
  });
  if (!isPayloadKept()) throw new Error('no payload is kept');
  if (pages() !== count) throw new Error(`${pages()} pages are kept, not ${count}`);
}

/** The floors' values in KV, the same bytes and the same tree, and the document in pieces. */
export async function floorValues(site: WorkerCode, floor: WorkerCode, kv: KvServer) {
  const address = addressAt(unstorableAddresses(1), 0);
  const anyOf = (prefix: string) => [...kv.values].find(([key]) => key.startsWith(prefix))?.[1];
  const [document, payload, stored, keptPayload] = await withWorker(site, kv, async ({ url }) => [
    await readText(url, address),
    JSON.parse(await readText(url, `${address}/_payload.json?build`)),
    await readText(url, addressAt(knownAddresses(1), 0)),
    await readText(url, addressAt(payloadAddresses(1), 0)),
  ]);
  const page = Buffer.from(JSON.stringify(floorPageOf(document, payload)));
  kv.view = () => page;
  const parts: DocumentParts = partsOf(document, await withWorker(floor, kv, ({ url }) => readText(url, address)));
  return { html: Buffer.from(stored), page, payload: Buffer.from(keptPayload), anyOf, parts };
}

/** Where a build leaves the worker, with maps of its sources. */
export const builtSite = path.join(root, 'dist/worker');

/** What the built worker is told where it runs by itself. */
export const siteVariables = (cmsUrl: string): Record<string, string> => ({
  ...testSecrets,
  ENVIRONMENT: 'production',
  SITE_ORIGIN: 'https://site.example',
  CMS_ORIGIN: cmsUrl,
  CMS_TOKEN: testSecrets.WORKER_API_TOKEN,
  PREVIEW_SECRET: testSecrets.PREVIEW_SECRET,
});

/** The site and its floors, ready to be started. */
export async function workersOf(cmsUrl: string, kv: KvServer, isSmoke: boolean): Promise<Record<WorkerName, WorkerCode>> {
  const variables = siteVariables(cmsUrl);
  const rendered = await buildFloor('floor-rendered', { source: 'floor-rendered.ts' });
  return {
    site: takeWorker('site', builtSite, variables),
    'site-traced': takeWorker('site-traced', builtSite, { ...variables, SENTRY_DSN: `http://key@${kv.address}/1` }),
    'floor-stored': await buildFloor('floor-stored', { source: 'floor-stored.ts' }),
    'floor-streamed': await buildFloor('floor-streamed', { source: 'floor-streamed.ts' }),
    'floor-rendered': rendered,
    // Another build of React changes figures, no check.
    'floor-rendered-node': isSmoke
      ? rendered
      : await buildFloor('floor-rendered-node', { source: 'floor-rendered.ts', react: 'react-dom/server.node' }),
    'floor-rendered-text': await buildFloor('floor-rendered-text', { source: 'floor-rendered-text.ts' }),
    'floor-rendered-data': await buildFloor('floor-rendered-data', { source: 'floor-rendered-data.ts' }),
  };
}
