import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { desktop, sharedBrowser, watchComplaints } from '../../harness/browser/browser.ts';
import { type SiteOptions, siteFor, type TestSite } from '../../harness/site/site.ts';

/** The site of the present suite, from its first hook on. */
export let site: TestSite;
/** The browser of the present suite, from its first hook on. */
export let browser: Browser;
/** The visitor of the present test, who has been here never before. */
export let context: BrowserContext;
/** The tab of that visitor. */
export let page: Page;
/** What that tab has complained about. */
export let complaints: string[];

/** Gives a suite a site, which it may share with others that want the same one. */
export function openSite(options: SiteOptions = {}): void {
  beforeAll(async () => {
    site = await siteFor({ cms: 'real', ...options });
  });
}

/** Gives a suite a site and a browser; what it opens there is closed after its last test. Most only read. */
export function openBrowser(suiteOptions: SiteOptions = {}): void {
  const options: SiteOptions = { cms: 'stand-in', ...suiteOptions };
  beforeAll(async () => {
    [site, browser] = await Promise.all([siteFor(options), sharedBrowser()]);
  });
  afterAll(() => Promise.all(browser.contexts().map((open) => open.close())));
}

/** Gives a suite a site, and each of its tests a new visitor with a tab; `visitor` says what is special about that one. */
export function openPage({ visitor, ...options }: SiteOptions & { visitor?: BrowserContextOptions } = {}): void {
  openBrowser(options);
  beforeEach(() => becomeVisitor(visitor));
  afterEach(() => context.close());
}

/** Goes on as another visitor, in a tab of their own. */
export async function becomeVisitor(options: BrowserContextOptions = {}): Promise<void> {
  context = await browser.newContext({ viewport: desktop, ...options });
  page = await context.newPage();
  complaints = watchComplaints(page);
}

/** Goes on as a reader without JavaScript. */
export async function stopScripts(): Promise<void> {
  await context.close();
  await becomeVisitor({ javaScriptEnabled: false });
}
