import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate } from '../../../harness/browser/browser.ts';
import { waitForForm } from '../../helpers/forms/form-page.ts';
import { browser, openBrowser, site } from '../../helpers/open-site.ts';

openBrowser();

const phone = { width: 375, height: 812 };

async function open(path: string, viewport = phone): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(site.url + path);
  await hydrate(page);
  return page;
}

test.for(['/alerte-place', '/rendez-vous', '/contact', '/manifeste'])(
  'what is wrong with the form of %s begins below the header',
  async (path) => {
    const page = await open(path);
    await waitForForm(page);
    const form = page.locator('form[data-hydrated]').filter({ has: page.locator('[name$="email"]') });
    await form.locator('button[type="submit"]').last().click();
    const summary = form.locator('[role="alert"]');
    await summary.waitFor();
    const bottomOfHeader = () => page.evaluate(() => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0));
    await expect.poll(async () => (await summary.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(await bottomOfHeader());
    // The header comes back on the way up, and stands above it then, too.
    expect((await summary.boundingBox())?.y).toBeGreaterThanOrEqual(80);
    expect((await summary.boundingBox())?.y).toBeLessThan(phone.height / 2);
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      const { top = 0, bottom = 0 } = activeElement?.getBoundingClientRect() ?? {};
      const isAnswer = activeElement?.matches('[aria-invalid="true"], [role="alert"]') ?? false;
      return { isAnswer, isInView: top >= 0 && bottom <= innerHeight };
    });
    expect(focused).toEqual({ isAnswer: true, isInView: true });
    await page.close();
  },
);

test('of an appointment that is sent empty every question that lacks an answer is marked where it stands', async () => {
  const page = await open('/rendez-vous');
  await waitForForm(page);
  const needed = await page.locator('form [required]').evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name')))]);
  expect(needed).toContain('slot');
  await page.getByRole('button', { name: 'Demander ce rendez-vous' }).click();
  await page.locator('form [role="alert"]').waitFor();
  const marked = await page
    .locator('form [aria-invalid="true"]')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name')))]);
  expect(marked).toEqual(needed);
  expect(await page.locator('form [role="alert"] a').count()).toBe(needed.length);
  await page.close();
});

test.for([phone, { width: 1440, height: 900 }])(
  'Escape closes the sheet of filters at $width px, and its button has the focus',
  async (viewport) => {
    const page = await open('/trouver-une-creche/recherche?lieu=Lyon', viewport);
    const summary = page.locator('summary', { hasText: 'Filtres' });
    const isOpen = () => summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'));
    const field = page.getByRole('main').getByLabel('Où cherchez-vous');
    const heightOf = async () => (await field.locator('..').locator('..').boundingBox())?.height;
    const height = await heightOf();
    await summary.click();
    await page.getByRole('checkbox', { name: 'Micro-crèche' }).focus();
    expect(await isOpen()).toBe(true);
    // The field for the place is one line there, too, with its button.
    expect(await heightOf()).toBe(height);
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.close();
  },
);

test('the page of a nursery has one way back on a phone, and the way from the home on a desktop', async () => {
  const page = await open('/trouver-une-creche/petite-brindille-lyon');
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  const back = page.getByRole('link', { name: 'Les crèches autour de Lyon' });
  expect([await trail.isVisible(), await back.isVisible()]).toEqual([false, true]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect([await trail.isVisible(), await back.isVisible()]).toEqual([true, true]);
  await page.close();
});
