import type { Browser, Page } from 'playwright-core';
import { hydrate, phone } from '../../harness/browser/browser.ts';
import { brotliLength } from '../checks/budgets.ts';
import type { PageScripts, Reason } from './page-scripts.ts';
import { type FetchedFile, watchNetwork } from './watch-network.ts';

export interface MeasuredAddress {
  address: string;
  /** What it has to answer. */
  status: number;
  scripts: PageScripts;
}

/** Bytes after brotli; of fonts, which are compressed already, as they are. */
export interface PageSizes {
  /** JavaScript before any intent, what stands in the document included. */
  read: number;
  /** The application came without intent: a part that needs it is in view. */
  isInteractive: boolean;
  /** JavaScript after the first intent. */
  afterIntent: number;
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

/** Of a machine that does other things. */
const patienceMilliseconds = 120_000;
const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** Opens a page on a phone's screen, waits until it fetches nothing more, shows intent, and waits again. */
export async function measurePage(browser: Browser, { address, status, scripts }: MeasuredAddress): Promise<PageSizes> {
  const context = await browser.newContext({ viewport: phone });
  context.setDefaultTimeout(patienceMilliseconds);
  const page = await context.newPage();
  const network = watchNetwork(page);
  const fetched = (type: RegExp) => network.files().filter((file) => type.test(file.type));
  const { origin } = new URL(address);
  const nameOf = ({ url }: FetchedFile) => (url.origin === origin ? url.pathname : url.href);
  const because = (reason: Reason) => sizeOf(fetched(/javascript/).filter((file) => scripts.reasonOf(nameOf(file)) === reason));
  try {
    await watchLargestPaint(page);
    const response = await page.goto(address);
    // Another page would be measured in its place.
    if (response?.status() !== status) throw new Error(`${address} answered ${response?.status()}`);
    // A busy machine may be quiet before it has painted anything.
    await page.waitForFunction(() => window.largestPaint > 0);
    await network.quiet();
    const inline = [...(await response.text()).matchAll(inlineScript)].map(([, code]) => code).join('\n');
    const inlineSize = inline ? brotliLength(Buffer.from(inline)) : 0;
    const atRest = fetched(/javascript/);
    const read = inlineSize + (await sizeOf(atRest));
    const largestPaint = await page.evaluate(() => window.largestPaint);

    await hydrate(page, { saveData: false });
    await network.quiet();
    return {
      read,
      isInteractive: atRest.some((file) => scripts.application.has(nameOf(file))),
      afterIntent: inlineSize + (await because('needed')),
      feature: await because('feature'),
      ahead: await because('ahead'),
      styles: await sizeOf(fetched(/css/)),
      font: await sizeOf(fetched(/font/), ({ length }) => length),
      applicationAfterPaint: (await firstRequestOf(page, [...scripts.application])) - largestPaint,
    };
  } finally {
    await context.close();
  }
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
  return page.evaluate((wanted) => {
    const entries = performance.getEntriesByType('resource').filter(({ name }) => wanted.includes(new URL(name).pathname));
    return Math.min(...entries.map(({ startTime }) => startTime));
  }, addresses);
}

const known = new Map<string, number>();

async function sizeOf(files: FetchedFile[], lengthOf = brotliLength): Promise<number> {
  let total = 0;
  for (const { url, bytes } of files) {
    const size = known.get(url.href) ?? lengthOf(await bytes);
    known.set(url.href, size);
    total += size;
  }
  return total;
}
