import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate } from '../../../harness/browser/browser.ts';
import { idleFrames } from '../../../harness/browser/idle-frames.ts';
import { traceOf } from '../../../harness/browser/trace.ts';
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

test('what the sheet of filters holds is laid out on a phone before it is opened', async () => {
  const page = await browser.newPage({ viewport: phone });
  await page.goto(`${site.url}/trouver-une-creche/recherche?lieu=Lyon`);
  await page.evaluate(idleFrames);
  const radius = page.locator('main form [name="rayon"]');
  expect(await radius.isVisible()).toBe(false);
  const elements = await page.locator('main form *').count();
  const events = await traceOf(browser, async () => {
    await page.locator('main form summary').click();
    await radius.waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  });
  const styled = events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
  expect(Math.max(...styled)).toBeGreaterThan(10);
  expect(Math.max(...styled)).toBeLessThan(elements / 2);
  await page.close();
});

test('the page of a nursery has one way back on a phone, and the way from the home on a desktop', async () => {
  const page = await open('/trouver-une-creche/petite-brindille-lyon');
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  const back = page.getByRole('link', { name: 'Les crèches autour de Lyon' });
  expect([await trail.isVisible(), await back.isVisible()]).toEqual([false, true]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect([await trail.isVisible(), await back.isVisible()]).toEqual([true, true]);
  await page.close();
});

/** Whether an element is wholly in the screen, and whether what a finger meets at its edges is itself. */
function whatIsMet(element: Element): { isInScreen: boolean; isMet: boolean } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  const met = [top + 4, bottom - 4].map((y) => document.elementFromPoint(middle, y));
  return { isInScreen: top >= 0 && bottom <= innerHeight, isMet: met.every((one) => element.contains(one)) };
}

test.for([812, 667])(
  'on a phone of %i px nothing lies over the first question of a request, and its answer brings the way on into the screen',
  async (height) => {
    const page = await open('/pre-inscription-enfant-creche', { width: 375, height });
    await waitForForm(page);
    const choice = page.locator('form label', { has: page.locator('[name="parents.0.employmentStatus"]') }).first();
    const proceed = page.getByRole('button', { name: 'Continuer', exact: true });
    // Where the screen ends above it, it is scrolled into the screen just so far.
    await choice.evaluate((element) => scrollBy(0, Math.max(0, element.getBoundingClientRect().bottom - innerHeight)));
    expect(await choice.evaluate(whatIsMet)).toEqual({ isInScreen: true, isMet: true });
    expect((await proceed.evaluate(whatIsMet)).isInScreen).toBe(false);
    await choice.click();
    expect(await proceed.evaluate(whatIsMet)).toEqual({ isInScreen: true, isMet: true });
    await page.close();
  },
);

test.for([320, 375])('at %i px the two hours of a request neither lie over each other nor leave the form', async (width) => {
  const page = await open('/pre-inscription-enfant-creche?step=3', { width, height: 812 });
  await waitForForm(page);
  const boxOf = async (name: string) => (await page.locator(`form [name="${name}"]`).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [from, to, date] = await Promise.all(['hoursFrom', 'hoursTo', 'startDate'].map(boxOf));
  const isBeside = to && from && to.y === from.y;
  expect(isBeside ? to.x - (from.x + from.width) : (to?.y ?? 0) - ((from?.y ?? 0) + (from?.height ?? 0))).toBeGreaterThan(8);
  expect((to?.x ?? 0) + (to?.width ?? 0)).toBeLessThanOrEqual((date?.x ?? 0) + (date?.width ?? 0) + 1);
  await page.close();
});
