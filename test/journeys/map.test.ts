import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { desktop, hydrate, phone, watchComplaints } from '../../harness/browser/browser.ts';
import { startOtherSite } from '../../harness/site/site.ts';
import { browser, openBrowser, site } from '../helpers/open-site.ts';
import { accessibilityViolations } from '../helpers/page-checks.ts';
import { samplePaths } from '../helpers/sample-paths.ts';

openBrowser();

/** The land of the map's own style, #fff9f2, as `mapColour` rounds it; the sea would be #d8f8f8. */
const land = '#f8f8f8';

/** The colour most of the map has, in steps of 16. */
async function mapColour(page: Page): Promise<string> {
  const { dominant } = await sharp(await page.locator('[data-map] canvas').screenshot()).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

test.for([desktop, phone])('the map of a nursery is drawn when it is asked for, at $width px', async (viewport) => {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  const complaints = watchComplaints(page);
  await page.goto(site.url + samplePaths.nursery);
  await hydrate(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Afficher la carte' }).click();
  const map = page.locator('[data-map="drawn"]');
  await map.waitFor();

  await expect.poll(() => mapColour(page), { timeout: 20_000 }).toBe(land);
  await page.screenshot({ path: `/tmp/map-${viewport.width}.png` });
  // A phone shows less of the town, and the middle of no other.
  if (viewport === desktop) await map.getByText('Villeurbanne').waitFor();
  const marker = map.getByRole('button', { name });
  await marker.focus();
  await page.keyboard.press('Enter');
  const link = map.getByRole('link', { name });
  await link.waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[data-map]')?.querySelector('a') === document.activeElement);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'detached' });
  expect(await marker.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints.filter((complaint) => !complaint.includes('GPU stall'))).toEqual([]);
  await page.close();
});

test('without WebGL the page says why there is no map', async () => {
  const page = await browser.newPage({ viewport: desktop });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(site.url + samplePaths.nursery);
  await hydrate(page);
  await page.getByRole('button', { name: 'Afficher la carte' }).click();
  await page.getByText('La carte ne peut pas s’afficher dans ce navigateur').waitFor();
  await page.close();
});

test('when the server of the style does not answer, the map is our own outline, and says so', async () => {
  const other = await startOtherSite({ cms: 'stand-in', vars: { MAP_STYLE_URL: 'https://tiles.example/style.json' } });
  const page = await browser.newPage({ viewport: desktop, reducedMotion: 'reduce' });
  const asked: string[] = [];
  await page.route('https://tiles.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto(other.url + samplePaths.nursery);
  await hydrate(page);
  await page.getByRole('button', { name: 'Afficher la carte' }).click();
  await page.getByText('voici une carte simplifiée').waitFor();
  await expect.poll(() => mapColour(page), { timeout: 20_000 }).toBe(land);
  expect(asked).toEqual(['https://tiles.example/style.json']);
  await page.close();
  await other.close();
});
