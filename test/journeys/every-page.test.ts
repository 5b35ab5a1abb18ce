import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localizePath } from '../../domain/locale.ts';
import { routes } from '../../routes.ts';
import { desktop, hydrate, launchBrowser, phone, watchComplaints } from '../helpers/browser.ts';
import { samplePaths } from '../helpers/sample-paths.ts';
import { startTestSite, type TestSite } from '../helpers/site.ts';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const screens = [
  { name: 'phone', viewport: phone },
  { name: 'desktop', viewport: desktop },
];
const cases = routes.flatMap(({ id }) =>
  (['fr', 'en'] as const).map((locale) => ({ id, locale, path: localizePath(samplePaths[id], locale) })),
);

describe.for(screens)('on a $name', ({ viewport }) => {
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    page = await browser.newPage({ viewport });
    complaints = watchComplaints(page);
  });
  afterAll(() => page?.close());

  test.for(cases)('$path is rendered whole and hydrated without a complaint', async ({ path }) => {
    complaints.length = 0;
    const response = await page.goto(site.url + path, { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    const links = await page.locator('main a').count();
    await hydrate(page);
    // What React finds different it reports as an uncaught error, and renders anew.
    expect(await page.locator('main a').count()).toBe(links);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
});
