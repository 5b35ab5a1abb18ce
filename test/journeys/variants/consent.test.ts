import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { desktop, hydrate, phone, watchComplaints, withoutJavaScript } from '../../../harness/browser/browser.ts';
import { openAtRest, untilAtRest } from '../../../harness/browser/watch-network.ts';
import { dataLayerOf, type FakeTagManager, fakeTagManager, loaderAddress } from '../../helpers/fakes/fake-tag-manager.ts';
import { browser, openBrowser, site } from '../../helpers/open-site.ts';
import { accessibilityViolations, unreachableText } from '../../helpers/page-checks.ts';

const container = 'GTM-TEST1234';
/** As the page about cookies lists them. */
const ownCookies = ['consent', 'locale', 'viewport'];
let context: BrowserContext;
let page: Page;
let google: FakeTagManager;
let complaints: string[];

openBrowser({ vars: { TAG_MANAGER_CONTAINER: container } });
beforeEach(async () => {
  context = await browser.newContext({ viewport: desktop });
  google = await fakeTagManager(context, site.url);
  page = await context.newPage();
  complaints = watchComplaints(page);
});
afterEach(async () => {
  await context.close();
  // Among them everything the Content-Security-Policy forbids.
  expect(complaints).toEqual([]);
});

const banner = () => page.getByRole('region', { name: /Vos cookies|Your cookies/ });
const choices = () => page.getByRole('dialog', { name: /Vos choix de cookies|Your choice of cookies/ });
const button = (name: string) => banner().getByRole('button', { name });
const footerLink = () => page.getByRole('contentinfo').getByRole('link', { name: /Gérer les cookies|Manage cookies/ });

async function open(path: string) {
  await page.goto(site.url + path);
  await hydrate(page);
}
async function openAndWaitForBanner(path: string) {
  await open(path);
  await banner().waitFor();
}
async function openChoices() {
  await footerLink().click();
  await choices().waitFor();
}

/** The choice that is kept, and for how many days. */
async function kept() {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
  if (!cookie) return null;
  const { categories } = JSON.parse(decodeURIComponent(cookie.value)) as { categories: string[] };
  return { categories, days: Math.round((cookie.expires - Date.now() / 1000) / 86_400), sameSite: cookie.sameSite };
}
/** Of cookies that are not ours. */
const trackers = async () => (await context.cookies()).map(({ name }) => name).filter((name) => !ownCookies.includes(name));
const views = async () => (await dataLayerOf(page)).flatMap((entry) => ('event' in entry && entry.event === 'page_view' ? [entry] : []));
const updates = async () => (await dataLayerOf(page)).flatMap((entry) => (Array.isArray(entry) && entry[1] === 'update' ? [entry[2]] : []));

/** Waits until the document has been loaded anew after an action. */
async function reloadAfter(act: () => Promise<void>) {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
}

describe('before an answer', () => {
  test('a reader who only reads is neither asked nor counted', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await openAtRest(page, `${site.url}/blog-famille`);
    expect(scripts).toHaveLength(1);
    expect(await page.locator('#cc-main').count()).toBe(0);
    expect(google.requests).toEqual([]);
  });

  test('nothing is requested, no cookie is set, nothing moves', async () => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shift: (window as typeof window & { shift: number }).shift + (entry as PerformanceEntry & { value: number }).value,
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openAndWaitForBanner('/');
    await button('Tout refuser').waitFor();
    // A page is followed without an answer.
    await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Trouver une crèche' }).click();
    await page.waitForURL(/trouver-une-creche/);
    await banner().waitFor();
    expect(google.requests).toEqual([]);
    expect(await trackers()).toEqual([]);
    expect(await kept()).toBeNull();
    expect(await dataLayerOf(page)).toEqual([]);
    expect(await page.evaluate(() => (window as typeof window & { shift: number }).shift)).toBeLessThan(0.02);
  });

  test('accepting and refusing are equal in look and in reach', async () => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await openAndWaitForBanner('/');
      const looks = await Promise.all(
        ['Tout accepter', 'Tout refuser'].map((name) =>
          button(name).evaluate((element) => {
            const { width, height, top, bottom } = element.getBoundingClientRect();
            const { color, backgroundColor, borderColor, fontSize, fontWeight, textDecorationLine, opacity } = getComputedStyle(element);
            const style = { color, backgroundColor, borderColor, fontSize, fontWeight, textDecorationLine, opacity };
            return { size: [Math.round(width), Math.round(height)], top: Math.round(top), isOnScreen: bottom <= innerHeight, style };
          }),
        ),
      );
      expect(looks[0]).toEqual(looks[1]);
      expect(looks[0]?.isOnScreen).toBe(true);
      expect(looks[0]?.size[1]).toBeGreaterThanOrEqual(44);
    }
  });

  test('what a reader types goes on where it was: the banner takes no focus and traps no key', async () => {
    await page.goto(site.url);
    const field = page.getByRole('main').locator('input').first();
    await field.focus();
    await page.keyboard.type('Nan');
    await banner().waitFor();
    await page.keyboard.type('tes');
    expect(await field.inputValue()).toBe('Nantes');
    // Nor does it take the reader back there.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const place = await page.evaluate(() => scrollY);
    await button('Tout refuser').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await banner().evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await page.evaluate((top) => scrollTo(0, top), place);
    await button('Tout refuser').click();
    await banner().waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
});

test('where cookies are blocked, nobody is asked on every page for a choice that cannot be kept', async () => {
  await (await context.newCDPSession(page)).send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await open('/');
  await untilAtRest(page);
  expect(await page.locator('#cc-main').count()).toBe(0);
  // Asked for, the choices open all the same.
  await openChoices();
  expect(google.requests).toEqual([]);
});

describe('an answer', () => {
  test('refused: kept for six months, nothing is loaded, now or later', async () => {
    await openAndWaitForBanner('/');
    await button('Tout refuser').click();
    await banner().waitFor({ state: 'hidden' });
    expect(await kept()).toEqual({ categories: ['necessary'], days: 182, sameSite: 'Lax' });
    await open('/contact');
    await untilAtRest(page);
    expect(await page.locator('#cc-main').count()).toBe(0);
    expect(google.requests).toEqual([]);
    expect(await trackers()).toEqual([]);
  });

  test('accepted: the container is requested once, with consent before it, and each page is counted once', async () => {
    await openAndWaitForBanner('/?utm_source=lettre');
    await button('Tout accepter').click();
    await expect.poll(() => google.requests.length).toBeGreaterThan(2);
    expect(google.requests[0]).toBe(loaderAddress(container));
    await expect.poll(() => page.evaluate(() => 'toolLoaded' in window)).toBe(true);
    expect((await kept())?.categories).toEqual(['necessary', 'measure', 'marketing']);

    await expect.poll(async () => (await dataLayerOf(page)).length).toBe(4);
    const [byDefault, update, start, view] = await dataLayerOf(page);
    expect(byDefault).toEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' })]);
    expect(Object.values((byDefault as [string, string, object])[2])).toEqual(Array(7).fill('denied'));
    expect(update).toEqual([
      'consent',
      'update',
      {
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
        analytics_storage: 'granted',
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        security_storage: 'denied',
      },
    ]);
    expect(start).toEqual({ event: 'gtm.js', 'gtm.start': expect.any(Number) });
    expect(view).toMatchObject({ page_location: `${site.url}/?utm_source=lettre`, page_path: '/', page_language: 'fr' });

    await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Trouver une crèche' }).click();
    await expect.poll(async () => (await views()).length).toBe(2);
    expect((await views())[1]).toMatchObject({ page_path: '/trouver-une-creche', page_title: await page.title() });
    await page.goBack();
    await expect.poll(async () => (await views()).map(({ page_path }) => page_path)).toEqual(['/', '/trouver-une-creche', '/']);
    expect(google.requests.filter((address) => address.includes('gtm.js'))).toHaveLength(1);
  });

  test('accepted before: the next visit is counted without a question, and without what was searched for', async () => {
    await openAndWaitForBanner('/');
    await button('Tout accepter').click();
    await expect.poll(trackers).toEqual(['_ga_FAKE']);
    await open('/recherche?q=Dupont');
    await expect.poll(async () => (await views()).length).toBe(1);
    expect(await page.locator('#cc-main').count()).toBe(0);
    expect(JSON.stringify(await dataLayerOf(page))).not.toContain('Dupont');
  });

  test('one purpose alone', async () => {
    await openAndWaitForBanner('/');
    await button('Choisir').click();
    await choices().getByRole('checkbox', { name: 'Mesure d’audience' }).check();
    await choices().getByRole('button', { name: 'Enregistrer mon choix' }).click();
    await expect.poll(async () => (await kept())?.categories).toEqual(['necessary', 'measure']);
    await expect.poll(updates).toMatchObject([{ analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' }]);
    await banner().waitFor({ state: 'hidden' });
  });

  test('an old question is asked again when what is asked has changed', async () => {
    const old = { categories: ['necessary', 'measure'], revision: 0, consentId: 'x', consentTimestamp: '2026-01-01T00:00:00.000Z' };
    const value = encodeURIComponent(
      JSON.stringify({ ...old, lastConsentTimestamp: old.consentTimestamp, languageCode: 'fr', services: {} }),
    );
    await context.addCookies([
      { name: 'consent', value, url: site.url },
      { name: '_ga', value: '1', url: site.url },
    ]);
    await openAndWaitForBanner('/');
    expect(google.requests).toEqual([]);
    await button('Tout refuser').click();
    await expect.poll(async () => (await kept())?.categories).toEqual(['necessary']);
    expect(await trackers()).toEqual([]);
  });
});

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
    expect((await kept())?.categories).toEqual(['necessary']);
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
    expect((await kept())?.categories).toEqual(['necessary', 'measure', 'marketing']);
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
  await expect.poll(async () => (await kept())?.categories).toEqual(['necessary', 'measure']);
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
