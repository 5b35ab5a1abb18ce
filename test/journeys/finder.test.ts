import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, hydrate, phone } from '../../harness/browser/browser.ts';
import { browser, openBrowser, site } from '../helpers/open-site.ts';
import { accessibilityViolations, unreachableText } from '../helpers/page-checks.ts';

const path = '/trouver-une-creche/recherche';
const lyon = { latitude: 45.76, longitude: 4.86 };
const munich = { latitude: 48.13, longitude: 11.57 };

openBrowser();

async function open(address: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: desktop, reducedMotion: 'reduce', ...options });
  await page.goto(site.url + address);
  await hydrate(page);
  return page;
}

/** Where a card of the results ends, in pixels from the upper edge of the screen. */
async function bottomOf(page: Page, index: number): Promise<number> {
  const box = await page.getByRole('article').nth(index).boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

test('the keyboard alone finds a place among suggestions, and searches there', async () => {
  const page = await open(path);
  const field = page.getByRole('main').getByLabel('Où cherchez-vous');
  await field.focus();
  await page.keyboard.type('saint de');
  const options = page.locator('[role=option]');
  await options.filter({ hasText: 'Seine-Saint-Denis' }).first().waitFor();
  expect(await options.count()).toBeLessThanOrEqual(8);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'hidden' });
  await page.keyboard.press('ArrowDown');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
  const first = await options.first().innerText();
  await page.keyboard.press('Enter');
  await page.waitForURL(/lieu=/);
  expect(first).toContain(new URL(page.url()).searchParams.get('lieu')?.split(' (')[0]);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Saint-Denis' }).waitFor();
  await page.close();
});

test('an address names what was asked and no empty field, and the map says when it comes', async () => {
  const page = await browser.newPage({ viewport: desktop });
  await page.goto(`${site.url}${path}?lieu=Lyon`);
  const coming = page.getByText('La carte s’affiche dès que vous parcourez la page.');
  await coming.waitFor();
  // The colour of the land, before there is a map and while it is drawn.
  expect(await coming.evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundColor)).toBe('rgb(255, 249, 242)');
  const field = page.getByRole('main').getByLabel('Où cherchez-vous');
  await field.fill('Nantes');
  await field.press('Enter');
  await page.waitForURL(`${site.url}${path}?lieu=Nantes&rayon=5`);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Nantes' }).waitFor();
  await page.close();
});

test.for([320, 375, 768])('no line of a card begins or ends with the dot between its facts, at %i px', async (width) => {
  const page = await open(`${path}?lieu=Lyon&rayon=30`, { viewport: { width, height: 812 } });
  const lines = await page.locator('main .dotted').evaluateAll((all) =>
    all.flatMap((line) => {
      const { left } = line.getBoundingClientRect();
      const starts = [...line.children].map((part) => part.getBoundingClientRect());
      const begun = starts.filter(({ top }, index) => index > 0 && top > (starts[index - 1]?.top ?? top) + 1);
      return begun.map((part) => ({ inset: Math.round(part.left - left), overflow: getComputedStyle(line).overflowX }));
    }),
  );
  expect(lines.length).toBeGreaterThan(0);
  // The dot stands before each part, so that it lies beyond the edge here, where it is cut off.
  for (const line of lines) expect(line).toEqual({ inset: 0, overflow: 'clip' });
  expect(
    await page
      .locator('main .dotted > :nth-child(2)')
      .first()
      .evaluate((part) => getComputedStyle(part, '::before').content),
  ).toBe('"·"');
  await page.close();
});

test('a suggestion is outdated as soon as more is typed', async () => {
  const page = await open(path);
  await page.route(/lieux\?q=l(?:&|$)/, async (route) => {
    await page.waitForFunction(() => document.querySelector('[role=option]')?.textContent?.includes('Lyon'));
    await route
      .fulfill({
        json: { suggestions: [{ label: 'Late', name: 'Late', kind: 'commune', postalCode: null, department: null, formerName: null }] },
      })
      .catch(() => {});
  });
  const field = page.getByRole('main').getByLabel('Où cherchez-vous');
  await field.pressSequentially('lyon');
  await page
    .getByRole('option', { name: /^Lyon / })
    .first()
    .waitFor();
  expect(await page.getByRole('option', { name: 'Late' }).count()).toBe(0);
  await page.close();
});

test('list and map mark the same nursery, and the map offers to search where it was moved', async () => {
  const page = await open(`${path}?lieu=Lyon`);
  const map = page.locator('[data-map=drawn]');
  await map.waitFor();
  const card = page.getByRole('article').first();
  await card.getByRole('link').hover();
  const name = await card.getByRole('link').innerText();
  const marker = map.getByRole('button', { name: new RegExp(`^${name}, `) });
  await page.waitForFunction(() => document.querySelector('[data-map] .map-marked'));
  if (await marker.count()) {
    await page.mouse.move(5, 5);
    await marker.focus();
    await page.waitForFunction((text) => document.querySelector('li[data-marked]')?.textContent?.includes(text), name);
  }
  expect(await accessibilityViolations(page)).toEqual([]);

  // A dot says its places by a sign, which the legend explains; opened, it says what the card says, and saves the nursery.
  const dot = map.locator('.map-marker').first();
  await expect.poll(() => dot.locator('.map-dot').innerText()).toMatch(/^(?:\d+|\?|–)$/);
  await dot.focus();
  await page.keyboard.press('Enter');
  const popup = map.locator('.map-popup');
  await popup.getByText(/Confirmé le|À confirmer|pas connues/).waitFor();
  await popup.getByRole('button', { name: /^Enregistrer / }).click();
  await popup.getByRole('button', { name: /^Enregistrée / }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await map.getByText('Légende').click();
  await map.getByText('Places non communiquées').waitFor();
  await map.getByText('Légende').click();

  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('the map has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 100, { steps: 8 });
  await page.mouse.up();
  await page.getByRole('link', { name: 'Chercher dans cette zone' }).click();
  await page.waitForURL(/zone=/);
  await page.getByRole('heading', { name: /dans cette zone de la carte/ }).waitFor();
  await page.close();
});

test('the line of the search keeps room for the place between a phone and a desktop', async () => {
  const page = await open(`${path}?lieu=${encodeURIComponent('Asnières-sur-Seine')}`);
  for (const width of [768, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await unreachableText(page), `${width} px`).toEqual([]);
  }
  await page.close();
});

test('on a phone the reader sees the list or the map, and nothing is cut', async () => {
  const page = await open(`${path}?lieu=Lyon`, { viewport: phone, hasTouch: true });
  expect(await page.locator('[data-map]').count()).toBe(0);
  expect(await unreachableText(page)).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Carte' }).click();
  const map = page.locator('[data-map=drawn]');
  await map.waitFor();
  // What a dot says is whole within the map, wherever the dot stands.
  await map.locator('.map-marker').first().dispatchEvent('click');
  const popup = map.locator('.map-popup');
  await popup.waitFor();
  const [outer, inner] = [await map.boundingBox(), await popup.boundingBox()];
  if (!outer || !inner) throw new Error('the map or its popup has no box');
  expect([inner.x >= outer.x, inner.y >= outer.y]).toEqual([true, true]);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Liste' }).click();
  await page.getByRole('article').first().waitFor();
  await page.close();
});

test.for([
  { title: 'a phone: the first', viewport: phone, count: 1 },
  { title: 'a desk: two, with the map beside them', viewport: desktop, count: 2 },
])('results stand in the first screen of $title', async ({ viewport, count }) => {
  const page = await open(`${path}?lieu=Lyon&handicap=1&rayon=30`, { viewport, hasTouch: viewport === phone });
  const lowest = async () => Math.max(...(await Promise.all(Array.from({ length: count }, (_, index) => bottomOf(page, index)))));
  await expect.poll(lowest).toBeLessThanOrEqual(viewport.height);
  if (count > 1) await expect.poll(async () => (await page.locator('[data-map]').boundingBox())?.y ?? viewport.height).toBeLessThan(400);
  await page.close();
});

test('the sheet says what it would find, a search closes it, and each choice is taken back by its chip', async () => {
  const page = await open(`${path}?lieu=Lyon&rayon=10`, { viewport: phone, hasTouch: true });
  await page.getByText('Filtres', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Micro-crèche' }).check();
  const send = page.getByRole('button', { name: /^Voir (?:1 crèche|\d+ crèches)$/ });
  await send.waitFor();
  const count = /\d+/.exec(await send.innerText())?.[0];
  expect(await accessibilityViolations(page)).toEqual([]);
  await send.click();
  await page.waitForURL(/type=micro_nurseries/);
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${count} crèche`) }).waitFor();
  await page.getByText('Filtres (1)').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Micro-crèche' }).isVisible()).toBe(false);
  expect(await bottomOf(page, 0)).toBeLessThanOrEqual(phone.height);
  await page.getByRole('link', { name: /^Retirer le critère «.Micro-crèche.»/ }).click();
  await page.waitForURL((url) => !url.search.includes('type='));
  await page.close();
});

test('a choice in the line of the search acts at once, and leads to the heading of the results', async () => {
  const page = await open(`${path}?lieu=Lyon`);
  await page.getByLabel('À moins de').selectOption('30');
  await page.waitForURL(/rayon=30/);
  const heading = page.getByRole('heading', { level: 1, name: /à moins de 30 km/ });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.close();
});

test.for([
  { title: 'granted in France', geolocation: lyon, permissions: ['geolocation'], result: /autour de vous, près de/ },
  { title: 'granted abroad', geolocation: munich, permissions: ['geolocation'], result: /hors de France/ },
  { title: 'refused', geolocation: lyon, permissions: [], result: /n’a pas donné votre position/ },
])('« autour de moi » with the position $title', async ({ geolocation, permissions, result }) => {
  const page = await open(path, { geolocation, permissions });
  await page.getByRole('button', { name: 'Autour de moi' }).click();
  await page.getByText(result).first().waitFor();
  await page.close();
});

test('saved nurseries stay on the device, are counted in the header, make a list with an address, and are compared', async () => {
  const page = await open(`${path}?lieu=Lyon`);
  const cards = page.getByRole('article');
  for (const index of [0, 1, 2])
    await cards
      .nth(index)
      .getByRole('button', { name: /^Enregistrer/ })
      .click();
  await cards
    .first()
    .getByRole('button', { name: /^Enregistrée/ })
    .waitFor();
  await expect
    .poll(() => page.getByRole('status').allTextContents())
    .toContainEqual(expect.stringMatching(/enregistrée. 3 crèches enregistrées/));
  await page.reload();
  // The count needs no React.
  const heart = page.getByRole('banner').getByRole('link', { name: /^Mes crèches enregistrées/ });
  await expect.poll(() => heart.getAttribute('data-saved')).toBe('3');
  await heart.click();
  await page.waitForURL(/\/mes-creches\?selection=/);
  await page.getByRole('heading', { level: 1, name: 'Mes crèches enregistrées' }).waitFor();
  const table = page.getByRole('table', { name: 'Comparer' });
  await table.waitFor();
  expect(await table.getByRole('columnheader').count()).toBeGreaterThanOrEqual(3);
  // The place that was searched: the list says how far they are from it.
  await table.getByRole('rowheader', { name: 'Distance' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  // Shared: another reader, with nothing saved, sees the same list, and of its three at least two on a phone.
  const other = await open(new URL(page.url()).pathname + new URL(page.url()).search, { viewport: phone });
  const heads = other.getByRole('table', { name: 'Comparer' }).getByRole('columnheader');
  await heads.first().waitFor();
  const { x = 0, width = 0 } = (await heads.nth(1).boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(phone.width);
  await other.getByText('Faites glisser le tableau').waitFor();
  await other.close();
  await page.close();
});

test('where the device keeps nothing, saving says so', async () => {
  const page = await browser.newPage({ viewport: desktop });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(`${site.url}${path}?lieu=Lyon`);
  await hydrate(page);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Enregistrer/ })
    .click();
  await page.getByRole('status').filter({ hasText: 'Ce navigateur n’autorise pas l’enregistrement' }).waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: /^Enregistrée/ }).count()).toBe(0);
  await page.close();
});
