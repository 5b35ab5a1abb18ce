import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { atEnd } from '../at-end.ts';
import { countStart } from '../census.ts';
import { browserAgent } from './browser-agent.ts';
import { findBrowser } from './find-browser.ts';

/** Without these, Chromium asks its maker's servers for updates, which a closed network turns into noise. */
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As wide as on a reader's screen: Linux rounds each letter to whole pixels, by which the ends of lines are elsewhere.
  '--font-render-hinting=none',
  // A reader's: the one of headless Chromium is a bot's, which gets whole documents.
  `--user-agent=${browserAgent}`,
];

export const phone = { width: 375, height: 812 };
export const desktop = { width: 1440, height: 900 };

/** Starts Chromium; whoever asked closes it. */
export function launchBrowser(extraArguments: string[] = []): Promise<Browser> {
  countStart('browser');
  return chromium.launch({ executablePath: findBrowser() ?? undefined, args: [...launchArguments, ...extraArguments] });
}

/** A page of a test lives for a second or two: V8 would spend a fifth of the renderers' time on optimizing code that hardly runs again. */
const withoutOptimizers = '--js-flags=--no-opt,--no-maglev';

let shared: Promise<Browser> | null = null;

/** The browser of this process, started when it is first asked for and closed after the last suite. */
export function sharedBrowser(): Promise<Browser> {
  if (shared) return shared;
  const starting = launchBrowser([withoutOptimizers]);
  shared = starting;
  atEnd(async () => (await starting).close());
  return starting;
}

/** What a page has complained about: console messages, uncaught errors, answers of 400 and up. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Of a processor that draws in place of a graphics card: it says that it is slow.
    if (message.text().includes('GL Driver Message')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

/** Shows intent as a reader would, who saves data unless said otherwise: what each page fetches ahead would keep a cold CMS busy. */
export async function showIntent(page: Page, { saveData = true } = {}): Promise<void> {
  if (saveData) {
    await page.evaluate(() => {
      const { connection } = navigator as Navigator & { connection?: object };
      if (connection) Object.defineProperty(connection, 'saveData', { value: true, configurable: true });
    });
  }
  await page.mouse.move(20, 20);
  await page.mouse.move(30, 30);
}

/** Shows intent, and waits until the page is hydrated and navigates by itself, and all that was streamed late stands in its place. */
export async function hydrate(page: Page, options: { saveData?: boolean } = {}): Promise<void> {
  await showIntent(page, options);
  await page.waitForFunction(
    () => document.documentElement.dataset.navigates === 'true' && !document.querySelector('[data-fallback], [hidden][id^="S:"]'),
  );
}

/** Opens a page, hydrates it, and waits until it has begun what it does when it is idle; the screen's cookie tells. */
export async function openIdle(page: Page, address: string): Promise<void> {
  await page.context().clearCookies({ name: 'viewport' });
  await page.goto(address);
  await hydrate(page);
  await page.waitForFunction(() => document.cookie.includes('viewport='));
}

/** A context whose pages cannot run scripts. */
export function withoutJavaScript(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ javaScriptEnabled: false, viewport: desktop });
}
