import { beforeEach, describe, expect, test } from 'vitest';
import { desktop, hydrate, phone, withoutJavaScript } from '../../../harness/browser/browser.ts';
import { untilAtRest } from '../../../harness/browser/watch-network.ts';
import {
  banner,
  button,
  choices,
  context,
  footerLink,
  google,
  keptChoice,
  open,
  openAndWaitForBanner,
  openChoices,
  openConsentPage,
  page,
  reloadAfter,
  trackers,
  updates,
} from '../../helpers/consent-page.ts';
import { dataLayerOf } from '../../helpers/fakes/fake-tag-manager.ts';
import { browser, site } from '../../helpers/open-site.ts';
import { accessibilityViolations, unreachableText } from '../../helpers/page-checks.ts';

openConsentPage();

describe('another answer', () => {
  beforeEach(async () => {
    await openAndWaitForBanner('/contact');
    await button('Tout accepter').click();
    await expect.poll(trackers).toEqual(['_ga_FAKE']);
  });

  test('withdrawn in the footer: cookies are erased and stay so, nothing is sent any more', async () => {
    await openChoices();
    await reloadAfter(() => choices().getByRole('button', { name: 'Tout refuser' }).click());
    const sent = google.requests.length;
    await hydrate(page);
    expect(new URL(page.url()).pathname).toBe('/contact');
    await expect.poll(trackers).toEqual([]);
    expect((await keptChoice())?.categories).toEqual(['necessary']);
    await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Trouver une crèche' }).click();
    await page.waitForURL(/trouver-une-creche/);
    await untilAtRest(page);
    expect(google.requests.slice(sent)).toEqual([]);
    expect(await dataLayerOf(page)).toEqual([]);
  });

  test('withdrawn in another tab: the next page of this one is not counted', async () => {
    const other = await context.newPage();
    await other.goto(`${site.url}/blog-famille`);
    await hydrate(other);
    await other.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).click();
    const loaded = other.waitForEvent('load');
    await other.getByRole('dialog').getByRole('button', { name: 'Tout refuser' }).click();
    await loaded;
    await other.close();
    const counted = google.requests.filter((address) => address.includes('collect')).length;
    await reloadAfter(() =>
      page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Trouver une crèche' }).click(),
    );
    await hydrate(page);
    expect(new URL(page.url()).pathname).toBe('/trouver-une-creche');
    expect(google.requests.filter((address) => address.includes('collect'))).toHaveLength(counted);
    expect(await trackers()).toEqual([]);
  });

  test('from the page about cookies, one purpose withdrawn', async () => {
    await open('/gestion-des-cookies');
    await page.getByRole('main').getByRole('button', { name: 'Gérer les cookies' }).first().click();
    const marketing = choices().getByRole('checkbox', { name: 'Mesure des annonces' });
    expect(await marketing.isChecked()).toBe(true);
    await marketing.uncheck();
    await reloadAfter(() => choices().getByRole('button', { name: 'Enregistrer mon choix' }).click());
    await hydrate(page);
    await expect.poll(updates).toMatchObject([{ analytics_storage: 'granted', ad_storage: 'denied' }]);
    expect(await trackers()).toEqual(['_ga_FAKE']);
  });

  test('closed without a change, by Escape: all stays', async () => {
    await openChoices();
    await expect.poll(() => choices().evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await choices().getByRole('checkbox', { name: 'Mesure d’audience' }).uncheck();
    await page.keyboard.press('Escape');
    await choices().waitFor({ state: 'hidden' });
    expect((await keptChoice())?.categories).toEqual(['necessary', 'measure', 'marketing']);
    expect(await footerLink().evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test('by keyboard alone: to the banner, through the choices, to an answer', async () => {
  await page.goto(site.url);
  // The sign of intent is the key itself, on the link that skips to the content.
  await page.keyboard.press('Tab');
  await banner().waitFor();
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focusedText()).toBe('Aller au contenu');
  const stops = [];
  for (let stop = 0; stop < 4; stop++) {
    await page.keyboard.press('Tab');
    stops.push(await focusedText());
  }
  expect(stops).toEqual(['En savoir plus', 'Tout accepter', 'Tout refuser', 'Choisir']);
  await page.keyboard.press('Enter');
  await choices().waitFor();
  await expect.poll(() => choices().evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const measure = choices().getByRole('checkbox', { name: 'Mesure d’audience' });
  const isOn = () => measure.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < 20 && !(await isOn()); stop++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await measure.isChecked()).toBe(true);
  // The dialog keeps the focus, both ways round.
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab');
    expect(await choices().evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  const save = choices().getByRole('button', { name: 'Enregistrer mon choix' });
  for (let stop = 0; stop < 20 && !(await save.evaluate((element) => element === document.activeElement)); stop++) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await keptChoice())?.categories).toEqual(['necessary', 'measure']);
});

test.for([
  { path: '/', viewport: phone },
  { path: '/', viewport: desktop },
  { path: '/en', viewport: phone },
  { path: '/en/gestion-des-cookies', viewport: desktop },
])('banner and choices are accessible, and all of their text can be read: $path, $viewport.width px', async ({ path, viewport }) => {
  await page.setViewportSize(viewport);
  await openAndWaitForBanner(path);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await unreachableText(page)).toEqual([]);
  const isEnglish = path.startsWith('/en');
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: /cookies/ })
      .innerText(),
  ).toContain(isEnglish ? 'at the beginning' : 'au début');
  await button(isEnglish ? 'Choose' : 'Choisir').click();
  await choices().waitFor();
  for (const title of await choices().locator('[aria-expanded]').all()) await title.click();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await unreachableText(page)).toEqual([]);
  const names = await choices().getByRole('button').allInnerTexts();
  expect(names).toEqual(expect.arrayContaining(isEnglish ? ['Accept all', 'Refuse all'] : ['Tout accepter', 'Tout refuser']));
});

test('without JavaScript the footer leads to the page about cookies, which offers no dead button', async () => {
  const plain = await withoutJavaScript(browser);
  const reading = await plain.newPage();
  await reading.goto(site.url);
  await reading.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).click();
  await reading.waitForURL(/gestion-des-cookies/);
  expect(await reading.getByRole('main').getByRole('button').count()).toBe(0);
  await reading.getByText('Sans JavaScript, rien de facultatif n’est chargé').waitFor();
  await plain.close();
});
