import { describe, expect, test } from 'vitest';
import { desktop, phone } from '../../../harness/browser/browser.ts';
import { openAtRest, untilAtRest } from '../../../harness/browser/watch-network.ts';
import {
  banner,
  button,
  choices,
  container,
  context,
  google,
  keptChoice,
  open,
  openAndWaitForBanner,
  openChoices,
  openConsentPage,
  page,
  trackers,
  updates,
  views,
} from '../../helpers/consent-page.ts';
import { dataLayerOf, loaderAddress } from '../../helpers/fakes/fake-tag-manager.ts';
import { site } from '../../helpers/open-site.ts';

openConsentPage();

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
    expect(await keptChoice()).toBeNull();
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
    expect(await keptChoice()).toEqual({ categories: ['necessary'], days: 182, sameSite: 'Lax' });
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
    expect((await keptChoice())?.categories).toEqual(['necessary', 'measure', 'marketing']);

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
    await expect.poll(async () => (await keptChoice())?.categories).toEqual(['necessary', 'measure']);
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
    await expect.poll(async () => (await keptChoice())?.categories).toEqual(['necessary']);
    expect(await trackers()).toEqual([]);
  });
});
