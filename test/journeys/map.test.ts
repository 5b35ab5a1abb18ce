import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { desktop, hydrate, phone, watchComplaints } from '../../harness/browser/browser.ts';
import { startOtherSite } from '../../harness/site/site.ts';
import { FakeMapServer } from '../helpers/fakes/fake-map-server.ts';
import { browser, openBrowser, site } from '../helpers/open-site.ts';
import { accessibilityViolations } from '../helpers/page-checks.ts';
import { samplePaths } from '../helpers/sample-paths.ts';

openBrowser();

/** The land of the map's own style, #fff9f2, as `mapColour` rounds it; the sea would be #d8f8f8. */
const land = '#f8f8f8';
/** The ground of the fake server's tiles, #3366aa, in the same steps. */
const shownFakeColour = '#3868a8';

/** The colour most of the map has, in steps of 16. */
async function mapColour(page: Page): Promise<string> {
  const { dominant } = await sharp(await page.locator('[data-map] canvas').screenshot()).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Names that lie under the buttons, the scale or the sources of the map. */
function coveredNames(map: Locator): Promise<string[]> {
  return map.evaluate((element) => {
    const boxesOf = (selector: string) => [...element.querySelectorAll(selector)].map((one) => ({ one, box: one.getBoundingClientRect() }));
    const controls = boxesOf('.maplibregl-ctrl').map(({ box }) => box);
    return boxesOf('.map-label')
      .filter(({ box: { left, right, top, bottom } }) =>
        controls.some((control) => left < control.right && control.left < right && top < control.bottom && control.top < bottom),
      )
      .map(({ one }) => one.textContent ?? '');
  });
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
  // As many names as have room, in our own letters.
  await map.locator('.map-label').first().waitFor();
  expect(await map.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Figtree');
  await map.locator('.map-part').first().waitFor();
  expect(await coveredNames(map)).toEqual([]);
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

test('a style of the operator is drawn under our policy; where its server does not answer, the map is our own and says so', async () => {
  const server = new FakeMapServer('https://tiles.example');
  const other = await startOtherSite({ cms: 'stand-in', vars: { MAP_STYLE_URL: server.styleUrl } });
  const page = await browser.newPage({ viewport: desktop, reducedMotion: 'reduce' });
  const troubles = watchComplaints(page);
  await server.serve(page);
  const show = async () => {
    await page.goto(other.url + samplePaths.nursery);
    await hydrate(page);
    await page.getByRole('button', { name: 'Afficher la carte' }).click();
  };
  await show();
  await expect.poll(() => mapColour(page), { timeout: 20_000 }).toBe(shownFakeColour);
  // Names of places are the style's there.
  expect(await page.locator('.map-label').count()).toBe(0);
  for (const part of ['/style.json', '/tiles/', '/letters/', '/signs'])
    await expect.poll(() => server.paths.some((path) => path.startsWith(part))).toBe(true);
  expect(server.unknown).toEqual([]);
  expect(troubles.filter((complaint) => !complaint.includes('GPU stall'))).toEqual([]);

  server.isDown = true;
  server.paths.length = 0;
  await show();
  await page.getByText('voici une carte simplifiée').waitFor();
  await expect.poll(() => mapColour(page), { timeout: 20_000 }).toBe(land);
  expect(server.paths).toEqual(['/style.json']);
  await page.close();
  await other.close();
});
