import type { Page, Response } from 'playwright-core';
import { watchSteps } from './stalled-tab.ts';

interface Loading {
  /** Opens a page, and calls `isRead` once all of it is there. */
  open(address: string, isRead?: (response: Response) => Promise<void>): Promise<Response | null>;
  /** How far the page has moved under the reader's eyes since it was opened. */
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

/** Measures what moves on a page. `isLate`: as over a slow line, its font and images arrive only after it has been painted without them. */
export async function watchLoading(page: Page, { isLate }: { isLate: boolean }): Promise<Loading> {
  const step = watchSteps(page);
  let arrival: Promise<void> = Promise.resolve();
  if (isLate) {
    await page.route(/\.woff2$|\/uploads\//, async (route) => {
      await arrival;
      // A page that was left meanwhile needs it no more.
      await route.continue().catch(() => {});
    });
  }
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
      return page.evaluate(() => window.shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0));
    },
  };
}

function nextPaint(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}
