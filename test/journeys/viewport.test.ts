import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { breakpoints } from '../../domain/viewport.ts';
import { hydrate, phone, watchComplaints } from '../../harness/browser/browser.ts';
import { openAtRest } from '../../harness/browser/watch-network.ts';
import { browser, openBrowser, site } from '../helpers/open-site.ts';

openBrowser();

async function openPage(width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  return context.newPage();
}
const readCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'viewport');
const secondsOfYear = 365 * 24 * 3600;

test('the cookie comes after hydration, is kept for a year by this site alone, and follows the window', async () => {
  const page = await openPage(breakpoints.mobile);
  await openAtRest(page, `${site.url}/temoignages-clients`);
  expect(await readCookie(page)).toBeUndefined();
  await hydrate(page);
  await expect
    .poll(() => readCookie(page))
    .toMatchObject({ value: 'mobile', path: '/', sameSite: 'Strict', secure: true, httpOnly: false });
  const expires = (await readCookie(page))?.expires ?? 0;
  const written = await page.evaluate(() => Date.now() / 1000);
  expect(written + secondsOfYear - expires).toBeGreaterThanOrEqual(0);
  expect(expires).toBeGreaterThan(written + secondsOfYear - 3600);
  for (const [name, width] of Object.entries(breakpoints)) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await readCookie(page))?.value).toBe(name);
  }
  await page.context().close();
});

test('a component renders the fallback first, on the server and in the browser alike, then the screen it is on', async () => {
  const page = await openPage(phone.width);
  const complaints = watchComplaints(page);
  await page.goto(`${site.url}/component-preview`);
  const screen = page.locator('p', { hasText: 'Point de rupture' });
  expect(await screen.innerText()).toContain('desktop, au moins');
  await hydrate(page);
  await expect.poll(() => screen.innerText()).toContain('mobileMedium, plus étroit');
  await page.setViewportSize({ width: 1700, height: 800 });
  await expect.poll(() => screen.innerText()).toContain('desktopWide, au moins');
  expect(complaints).toEqual([]);
  await page.context().close();
});
