import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startTestSite, type TestSite, type TestSiteOptions } from './site.ts';

/** The site of this suite, from its first hook on. */
export let site: TestSite;
/** The browser of this suite, from its first hook on. */
export let browser: Browser;

/** Gives a suite a site and a browser of its own, and closes both after its last test. */
export function openSite({ launch = launchBrowser, ...options }: TestSiteOptions & { launch?: () => Promise<Browser> } = {}): void {
  beforeAll(async () => {
    [site, browser] = await Promise.all([startTestSite(options), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
}
