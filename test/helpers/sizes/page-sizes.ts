import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Response } from 'playwright-core';
import { readManifest } from '../../../build/client-build-plugin.ts';
import { areasOf } from '../../../build/message-areas.ts';
import { pageSource } from '../../../client/pages/page-sources.ts';
import type { PageId } from '../../../client/payload/payload.ts';
import { type FetchedFile, watchNetwork } from '../../../harness/browser/watch-network.ts';
import { buildFolder, root } from '../../../harness/local/paths.ts';
import { brotliLength, documentLength } from '../../../scripts/checks/budgets.ts';
import { type Reason, scriptsOfPage } from './page-scripts.ts';

/** Bytes after brotli; of fonts, which are compressed already, as they are. */
export interface PageSizes {
  /** JavaScript before any intent, what stands in the document included. */
  read: number;
  /** The application came without intent: a part that needs it is in view. */
  isInteractive: boolean;
  /** HTML, as it is compressed while it is sent. */
  document: number;
  /** JavaScript after the first intent. */
  afterIntent: number;
  /** The page's own chunk, from the manifest. */
  page: number;
  /** Of features that stood on the page or began with it. */
  feature: number;
  /** Fetched for pages that may come next. */
  ahead: number;
  styles: number;
  font: number;
  /** From the largest paint to the request of the application, in milliseconds; below zero: too early. */
  applicationAfterPaint: number;
}

declare global {
  interface Window {
    /** When the largest paint so far was, in milliseconds. */
    largestPaint: number;
  }
}

const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** Follows what a French page fetches in a browser that has nothing of it yet, from before it is opened. */
export async function watchSizes(page: Page, id: PageId) {
  const manifest = readManifest();
  const source = `client/pages/${pageSource(id).file}`;
  const scripts = scriptsOfPage(manifest, [source, ...areasOf(root, source).map((area) => `client/i18n/fr/${area}.ts`)]);
  const network = watchNetwork(page);
  const fetched = (type: RegExp) => network.files().filter((file) => type.test(file.type));
  const because = (reason: Reason, type = /javascript/) =>
    sizeOf(fetched(type).filter(({ url }) => scripts.reasonOf(url.pathname) === reason));
  const state = { document: 0, inlineSize: 0, read: 0, largestPaint: 0, isInteractive: false };
  await watchLargestPaint(page);
  return {
    /** Notes what a page costs that is only read, once it has fetched all that goes with it. */
    async noteRead(response: Response) {
      // A busy machine may be quiet before it has painted anything.
      await page.waitForFunction(() => window.largestPaint > 0);
      await network.quiet();
      const html = await response.text();
      state.document = documentLength(Buffer.from(html));
      const inline = [...html.matchAll(inlineScript)].map(([, code]) => code).join('\n');
      const atRest = fetched(/javascript/);
      state.inlineSize = inline ? brotliLength(Buffer.from(inline)) : 0;
      state.read = state.inlineSize + (await sizeOf(atRest));
      state.isInteractive = atRest.some(({ url }) => scripts.application.has(url.pathname));
      state.largestPaint = await page.evaluate(() => window.largestPaint);
    },
    /** What it has cost in all, once its reader has shown intent. */
    async total(): Promise<PageSizes> {
      await network.quiet();
      return {
        read: state.read,
        isInteractive: state.isInteractive,
        document: state.document,
        afterIntent: state.inlineSize + (await because('needed')),
        page: brotliLength(readFileSync(path.join(buildFolder(), 'client', manifest[source]?.file ?? ''))),
        feature: await because('feature'),
        ahead: await because('ahead', /javascript|css/),
        styles: await because('needed', /css/),
        font: await sizeOf(fetched(/font/), ({ length }) => length),
        applicationAfterPaint: (await firstRequestOf(page, [...scripts.application])) - state.largestPaint,
      };
    },
  };
}

async function watchLargestPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.largestPaint = 0;
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** When the first of some scripts was asked for, in milliseconds of the page. */
function firstRequestOf(page: Page, addresses: string[]): Promise<number> {
  return page.evaluate((paths) => {
    const entries = performance.getEntriesByType('resource').filter(({ name }) => paths.includes(new URL(name).pathname));
    return Math.min(...entries.map(({ startTime }) => startTime));
  }, addresses);
}

const sizes = new Map<string, number>();

async function sizeOf(files: FetchedFile[], lengthOf = brotliLength): Promise<number> {
  let total = 0;
  for (const { url, bytes } of files) {
    const size = sizes.get(url.href) ?? lengthOf(await bytes);
    sizes.set(url.href, size);
    total += size;
  }
  return total;
}
