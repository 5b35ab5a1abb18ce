import type { Browser } from 'playwright-core';
import { phone } from '../../harness/browser/browser.ts';
import { idleFrames } from '../../harness/browser/idle-frames.ts';
import { samplePaths } from '../../test/helpers/sample-paths.ts';
import { withoutScripts } from '../lighthouse/without-scripts.ts';
import { type QuietPage, withQuietPage } from './quiet-page.ts';

/** How much slower than this machine's the processor of the phone is. */
const slowness = 6;
/** The browser tells of no event that is painted sooner, in milliseconds. */
const leastTold = 16;
/** How long a page may take to load or to be hydrated, in milliseconds. */
const patience = 60_000;

/** What a reader taps first on a page, and then: of what a selector finds and shows, the first, or the one at an index. */
export interface Tapped {
  name: string;
  path: string;
  first: Target;
  second: Target;
}

type Target = [selector: string, index?: number];

/** The kinds of things that answer a tap. */
export const allTapped: readonly Tapped[] = [
  { name: 'menu', path: samplePaths.home, first: ['button[popovertarget="menu"]'], second: ['#menu summary'] },
  { name: 'accordion', path: samplePaths['faq-list'], first: ['main details summary'], second: ['main details summary', 1] },
  {
    name: 'filters',
    path: samplePaths['nursery-search'],
    first: ['main form details > summary'],
    second: ['main form details label'],
  },
  { name: 'save', path: samplePaths.nursery, first: ['main [data-save]'], second: ['main [data-save]'] },
  {
    name: 'form step',
    path: '/pre-inscription-enfant-creche',
    first: ['main form label:not(:has([tabindex="-1"]))'],
    second: ['main button[value="save"]'],
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
    taps: { startTime: number; duration: number }[];
    longTasks: number[];
  }
}

/** Notes what the browser tells of taps and of long work. */
function watchEvents(): void {
  window.taps = [];
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) window.taps.push({ startTime: entry.startTime, duration: entry.duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
}

/** Frames, not time: what is drawn within two of them is told after them. */
const drawn = `(async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 100));
})()`;

/** Who taps has looked at the page, which was idle by then. A form is tapped at once: while it starts React by itself. */
const seen = `document.querySelector('[data-interactive]') ? null : (${idleFrames})()`;

/** Runs in the page: where the target stands once it is in view. */
async function findTarget(selector: string, index: number): Promise<{ x: number; y: number }> {
  const element = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }))[index];
  if (!element) throw new Error(`the page shows no ${selector}`);
  const isSeen = ({ left, top, bottom, width, height }: DOMRect) =>
    top >= 0 && bottom <= innerHeight && element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  // A bar at the edge of the screen may lie over it.
  if (!isSeen(element.getBoundingClientRect())) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Taps, waits until the browser has drawn, and says when it tapped, on the page's clock. */
async function tap(page: QuietPage, [selector, index = 0]: Target): Promise<number> {
  const point = await page.evaluate<object>(`(${findTarget})(${JSON.stringify(selector)}, ${index})`);
  const at = await page.evaluate<number>('performance.now()');
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.evaluate(drawn);
  return at;
}

/** The longest a picture took after a tap between two times. A late picture is told late, and belongs to its own tap. */
function longestTap(page: QuietPage, from: number, before = Number.MAX_SAFE_INTEGER): Promise<number> {
  const taps = `window.taps.filter(({ startTime }) => startTime >= ${from} && startTime < ${before})`;
  return page.evaluate(`Math.max(${leastTold}, ...${taps}.map(({ duration }) => duration))`);
}

interface Opened {
  address: string;
  /** Without any script. */
  isBare: boolean;
}

/** Calls with a page that a new reader has open on a slow phone. */
function onSlowPhone<Value>(browser: Browser, { address, isBare }: Opened, use: (page: QuietPage) => Promise<Value>): Promise<Value> {
  return withQuietPage(browser, async (page) => {
    await page.send('Page.enable');
    await page.send('Emulation.setDeviceMetricsOverride', { ...phone, deviceScaleFactor: 2, mobile: true });
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchEvents})()` });
    await watchScreen(page);
    if (isBare) await leaveOutScripts(page, address);
    await page.send('Page.navigate', { url: address });
    await until(page, `location.href === ${JSON.stringify(address)} && document.readyState === 'complete'`);
    await page.evaluate(seen);
    return use(page);
  });
}

/**
 * Asks for a tiny copy of each picture. Nobody looks at the screen of a headless browser: it leaves out what a page has drawn
 * (`DrawAndSwap: canceled` in a trace) until something else needs a picture, and tells a tap's with that one.
 */
async function watchScreen(page: QuietPage): Promise<void> {
  page.on('Page.screencastFrame', ({ sessionId }) => {
    // The last one may come while the page is closed.
    page.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await page.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 32, maxHeight: 32 });
}

async function leaveOutScripts(page: QuietPage, address: string): Promise<void> {
  const body = Buffer.from(withoutScripts(await (await fetch(address)).text())).toString('base64');
  const responseHeaders = [{ name: 'content-type', value: 'text/html; charset=utf-8' }];
  page.on('Fetch.requestPaused', ({ requestId }) => {
    page.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
  });
  await page.send('Fetch.enable', { patterns: [{ urlPattern: address.replace('?', '\\?'), resourceType: 'Document' }] });
}

async function until(page: QuietPage, condition: string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await page.evaluate<boolean>(condition))) {
    if (Date.now() > end) throw new Error(`still not: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Taps twice as a new reader, and once on the same page without scripts. */
export async function measureTaps(browser: Browser, origin: string, { path, first, second }: Tapped): Promise<TapTimes> {
  const address = origin + path;
  const floor = await onSlowPhone(browser, { address, isBare: true }, async (page) => longestTap(page, await tap(page, first)));
  const times = await onSlowPhone(browser, { address, isBare: false }, async (page) => {
    await page.evaluate('window.longTasks = []');
    const tappedFirst = await tap(page, first);
    // A form whose code comes after that of the page is the browser's own until then.
    await until(
      page,
      `document.documentElement.dataset.hydrated === 'true' && !document.querySelector('form[data-interactive]:not([data-hydrated])')`,
    );
    const longestTask = await page.evaluate<number>('Math.max(0, ...window.longTasks)');
    const tappedSecond = await tap(page, second);
    return { first: await longestTap(page, tappedFirst, tappedSecond), second: await longestTap(page, tappedSecond), longestTask };
  });
  return { ...times, floor };
}
