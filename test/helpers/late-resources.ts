import type { CDPSession, Page, Response } from 'playwright-core';
import { watchSteps } from './stalled-tab.ts';

/** What is missing on a machine that has no font of the widths of Arial. */
export const arialIsMissing =
  'No font of this machine has the widths of Arial, which readers see until Figtree has come: apt-get install fonts-liberation';

interface Loading {
  /** Opens a page, and calls `isRead` once all of it is there. */
  open(address: string, isRead?: (response: Response) => Promise<void>): Promise<Response | null>;
  /** How far the page has moved under the reader's eyes since it was opened, or would have with a font that comes after its first paint. */
  layoutShift(): Promise<number>;
  /** Waits for a step of the test, and says which one it was where the tab stalls. */
  step: ReturnType<typeof watchSteps>;
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    shifts: ShiftEntry[];
  }
}

/**
 * Makes sure that what stands in for the font is painted before it: else nothing moves, and nothing is measured.
 * On a machine without Arial and its like it would be another font than readers see.
 */
async function expectStandIn(page: Page): Promise<void> {
  const { isEarly, standsIn } = await page.evaluate(async () => ({
    isEarly: [...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded'),
    standsIn: await document.fonts.load('1em "Figtree fallback"').then(
      (faces) => faces.length > 0,
      () => false,
    ),
  }));
  if (isEarly) throw new Error(`${page.url()}: the font was there at the first paint, so that nothing could move.`);
  if (!standsIn) throw new Error(arialIsMissing);
}

/** How far the page moves when its font takes the place of what stands in for it, once more where it was there from the start. */
function fontShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { style } = document.documentElement;
    style.setProperty('--font', '"Figtree fallback"');
    await painted();
    await document.fonts.ready;
    await painted();
    const swappedAt = performance.now();
    style.removeProperty('--font');
    await painted();
    return window.shifts.reduce((sum, { startTime, value }) => (startTime < swappedAt ? sum : sum + value), 0);
  });
}

/** Measures what moves on a page. `isLate`: as over a slow line, its font and images arrive only after it has been painted without them. */
export async function watchLoading(page: Page, { isLate }: { isLate: boolean }): Promise<Loading> {
  const step = watchSteps(page);
  let arrival: Promise<void> = Promise.resolve();
  if (isLate) await holdBack(await page.context().newCDPSession(page), () => arrival);
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...(list.getEntries() as ShiftEntry[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return {
    step,
    async open(address, isRead) {
      const { promise, resolve } = Promise.withResolvers<void>();
      arrival = promise;
      const response = await step('the document', page.goto(address, { waitUntil: 'domcontentloaded' }));
      await step('its first paint', nextPaint(page));
      if (isLate) await step('its first letters', expectStandIn(page));
      resolve();
      await step('its files', page.waitForLoadState('load'));
      await step(
        'its fonts',
        page.evaluate(() => document.fonts.ready.then(() => {})),
      );
      if (response && isRead) await step('what it costs', isRead(response));
      return response;
    },
    async layoutShift() {
      await nextPaint(page);
      const moved = await page.evaluate(() =>
        window.shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0),
      );
      return isLate ? moved : moved + (await fontShift(page));
    },
  };
}

function nextPaint(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}

/**
 * Holds back font and pictures until an arrival, and nothing else: Playwright's routes would let every request of the page through their own hands, and
 * the browser keep none of its scripts. What is held back is not kept for the next page in the memory of the tab, where it would be there at once.
 */
async function holdBack(network: CDPSession, arrival: () => Promise<void>): Promise<void> {
  network.on('Fetch.requestPaused', async ({ requestId, responseStatusCode, responseHeaders = [], responseErrorReason }) => {
    const proceed = async () => {
      if (responseStatusCode === undefined && !responseErrorReason) {
        await arrival();
        return network.send('Fetch.continueRequest', { requestId, interceptResponse: true });
      }
      if (responseStatusCode === undefined) return network.send('Fetch.continueResponse', { requestId });
      const kept = responseHeaders.filter(({ name }) => name.toLowerCase() !== 'cache-control');
      return network.send('Fetch.continueResponse', {
        requestId,
        responseCode: responseStatusCode,
        responseHeaders: [...kept, { name: 'cache-control', value: 'no-store' }],
      });
    };
    // A page that was left meanwhile needs it no more.
    await proceed().catch(() => {});
  });
  await network.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }, { urlPattern: '*/uploads/*' }] });
}
