import { expect, test } from 'vitest';
import { hydrate, phone } from '../../../harness/browser/browser.ts';
import { eachScript, hold } from '../../helpers/held-scripts.ts';
import { isSameDocument, markDocument, openHydrated } from '../../helpers/navigated-page.ts';
import { complaints, openPage, page, site } from '../../helpers/open-site.ts';

/** Where both the button of the menu and those of a carousel are shown. */
const tablet = { width: 800, height: 1000 };

openPage({ visitor: { hasTouch: true } });

const isHydrated = () => page.evaluate(() => document.documentElement.dataset.hydrated === 'true');

test('before the application is there a link and a form are the browser’s own', async () => {
  await hold();
  await page.goto(`${site.url}/trouver-une-creche`);
  await markDocument(page);
  const field = page.getByLabel(/Où cherchez-vous/).first();
  await field.fill('Lyon');
  await field.press('Enter');
  await page.waitForURL(/recherche\?lieu=Lyon$/);
  expect(await isSameDocument(page)).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
  await page.waitForURL(/plan-du-site$/);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Plan du site');
});

test('a click on a button before the application is there is done once it is, a native one is not done twice', async () => {
  const release = await hold();
  await page.setViewportSize(tablet);
  await page.goto(`${site.url}/devenir-partenaire`);
  const next = page.getByRole('button', { name: 'Suivant' }).first();
  const region = next.locator('xpath=ancestor::div/preceding-sibling::section[1]');
  const moved = () => region.evaluate(({ scrollLeft }) => scrollLeft);
  await next.click();
  expect(await moved()).toBe(0);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#menu');
  expect(await menu.evaluate((element) => element.matches(':popover-open'))).toBe(true);
  release();
  await expect.poll(moved).toBeGreaterThan(0);
  expect(await menu.evaluate((element) => element.matches(':popover-open'))).toBe(true);
  expect(complaints).toEqual([]);
});

const nursery = '/trouver-une-creche/petite-brindille-lyon';
const saveButton = () => page.locator('main [data-save]').first();
const savedSlugs = () => page.evaluate<string[]>(() => JSON.parse(localStorage.getItem('nurseries-saved') ?? '[]'));

const isOpen = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((details) => details.hasAttribute('open'));

const controls: { control: string; path: string; click: () => Promise<unknown>; isDone: () => Promise<boolean> }[] = [
  {
    control: 'the menu',
    path: '/',
    click: () => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    isDone: () => page.locator('#menu').evaluate((menu) => menu.matches(':popover-open')),
  },
  {
    control: 'an answer to a question',
    path: '/faq-famille',
    click: () => page.locator('main details summary').first().click(),
    isDone: () => isOpen('main details'),
  },
  {
    control: 'the filters',
    path: '/trouver-une-creche/recherche?lieu=Lyon',
    click: () => page.locator('main form details > summary').first().click(),
    isDone: () => isOpen('main form details'),
  },
  {
    control: 'the button that saves',
    path: nursery,
    click: () => saveButton().click(),
    isDone: async () => (await savedSlugs()).length === 1,
  },
  {
    control: 'the first choice of a form',
    path: '/pre-inscription-enfant-creche',
    click: () => page.locator('main form label:has(input[type="radio"])').first().click(),
    isDone: () => page.locator('main form input[type="radio"]').first().isChecked(),
  },
];

test.for(controls.flatMap((control) => eachScript.map((script) => ({ ...control, script }))))(
  'a click on $control before the $script is there is done once, and stays so when it is',
  async ({ path, click, isDone, script }) => {
    const release = await hold(script);
    await page.setViewportSize(phone);
    await page.goto(site.url + path);
    await click();
    release();
    await expect.poll(isDone).toBe(true);
    await hydrate(page);
    expect(await isDone()).toBe(true);
    expect(await page.locator('button[aria-busy]').count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);

test('a language that is chosen before the boot script is there is remembered', async () => {
  const release = await hold('boot script');
  const chosen = Promise.withResolvers<void>();
  await page.route('**/en/trouver-une-creche', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/trouver-une-creche`);
  await page
    .locator('[data-locale="en"]')
    .last()
    .evaluate((link) => link instanceof HTMLElement && link.click());
  release();
  const cookies = async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  await expect.poll(cookies).toContain('locale=en');
  chosen.resolve();
  await page.waitForURL(/\/en\/trouver-une-creche$/);
});

test('a button that only React answers is busy until it does', async () => {
  const release = await hold();
  await page.goto(site.url + nursery);
  await saveButton().click();
  expect(await saveButton().getAttribute('aria-busy')).toBe('true');
  release();
  await expect.poll(() => saveButton().getAttribute('aria-busy')).toBe(null);
});

test('a click in the middle of hydration is done once', async () => {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    let isClicked = false;
    document.addEventListener = (...parameters: Parameters<typeof listen>) => {
      listen(...parameters);
      if (isClicked || parameters[0] !== 'click') return;
      isClicked = true;
      // React listens, and has hydrated nothing yet.
      queueMicrotask(() => document.querySelector<HTMLElement>('main [data-save]')?.click());
    };
  });
  await openHydrated(page, site.url + nursery);
  await expect.poll(savedSlugs).toHaveLength(1);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  expect(await savedSlugs()).toHaveLength(1);
});

test('a click that React drops, since the code of its part has yet to come, is done once that is there', async () => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/carousel-*.js', async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  await page.setViewportSize(tablet);
  await page.goto(`${site.url}/devenir-partenaire`);
  await page.mouse.move(50, 50);
  await expect.poll(isHydrated).toBe(true);
  const next = page.getByRole('button', { name: 'Suivant' }).first();
  const isOfReact = () => next.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')));
  const region = next.locator('xpath=ancestor::div/preceding-sibling::section[1]');
  const moved = () => region.evaluate(({ scrollLeft }) => scrollLeft);
  await next.click();
  expect([await isOfReact(), await moved()]).toEqual([false, 0]);
  held.resolve();
  await expect.poll(moved).toBeGreaterThan(0);
  expect(await isOfReact()).toBe(true);
  expect(complaints).toEqual([]);
});
