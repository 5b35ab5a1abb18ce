import type { Browser, Page } from 'playwright-core';
import { phone } from '../../harness/browser/browser.ts';
import { samplePaths } from '../../test/helpers/sample-paths.ts';
import { withoutScripts } from '../lighthouse/without-scripts.ts';

/** How much slower than this machine's the processor of the phone is. */
const slowness = 6;
/** The browser tells of no event that is painted sooner, in milliseconds. */
const leastTold = 16;

/** What a reader taps first on a page, and then. */
export interface Tapped {
  name: string;
  path: string;
  first: string;
  second: string;
}

/** The kinds of things that answer a tap. */
export const allTapped: readonly Tapped[] = [
  { name: 'menu', path: samplePaths.home, first: 'button[popovertarget="menu"]', second: '#menu summary' },
  { name: 'accordion', path: samplePaths['faq-list'], first: 'main details summary >> nth=0', second: 'main details summary >> nth=1' },
  {
    name: 'filters',
    path: samplePaths['nursery-search'],
    first: 'main form details > summary',
    second: 'main form details label >> nth=0',
  },
  { name: 'save', path: samplePaths.nursery, first: '[data-save] >> nth=0', second: '[data-save] >> nth=0' },
  {
    name: 'form step',
    path: '/pre-inscription-enfant-creche',
    first: 'main form label:not([class*="trap"])',
    second: 'main button[value="save"]',
  },
];

/** In milliseconds. */
export interface TapTimes {
  /** From the tap to the next picture: the one that starts React, and one when it is there. */
  first: number;
  second: number;
  /** The first one on the same page without any script. */
  floor: number;
  /** The longest work from the first tap to the end of hydration, which a tap in between waits for. */
  longestTask: number;
}

declare global {
  interface Window {
    taps: { duration: number }[];
    longTasks: number[];
  }
}

/** Notes what the browser tells of taps and of long work. */
function watchEvents(): void {
  window.taps = [];
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) window.taps.push({ duration: entry.duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
}

/** Taps, and waits until the browser has drawn and told. */
async function tap(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => {
    window.taps = [];
  });
  await page.locator(selector).first().tap();
  // Frames, not time: what is drawn within two of them is told after them.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  return page.evaluate((least) => Math.max(least, ...window.taps.map(({ duration }) => duration)), leastTold);
}

interface Opened {
  address: string;
  /** Without any script. */
  isBare: boolean;
}

/** Calls with a page that a new reader has open on a slow phone. */
async function onSlowPhone<Value>(browser: Browser, { address, isBare }: Opened, use: (page: Page) => Promise<Value>): Promise<Value> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.addInitScript(watchEvents);
    if (isBare) {
      await page.route(address, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: withoutScripts(await response.text()) });
      });
    }
    await page.goto(address, { waitUntil: 'load' });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Taps twice as a new reader, and once on the same page without scripts. */
export async function measureTaps(browser: Browser, origin: string, { path, first, second }: Tapped): Promise<TapTimes> {
  const address = origin + path;
  const floor = await onSlowPhone(browser, { address, isBare: true }, (page) => tap(page, first));
  const times = await onSlowPhone(browser, { address, isBare: false }, async (page) => {
    await page.evaluate(() => {
      window.longTasks = [];
    });
    const onFresh = await tap(page, first);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    const longestTask = await page.evaluate(() => Math.max(0, ...window.longTasks));
    return { first: onFresh, second: await tap(page, second), longestTask };
  });
  return { ...times, floor };
}
