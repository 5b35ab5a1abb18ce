import { expect, test } from 'vitest';
import { hydrate, phone } from '../../harness/browser/browser.ts';
import { openAtRest } from '../../harness/browser/watch-network.ts';
import { isSameDocument, markDocument, openHydrated } from '../helpers/navigated-page.ts';
import { complaints, openPage, page, site } from '../helpers/open-site.ts';

const article = '/blog-famille/cout-creche-tarif-psu';
const application = '**/assets/main-*.js';

openPage({ visitor: { hasTouch: true } });

const heading = () => page.getByRole('heading', { level: 1 });
const isHydrated = () => page.evaluate(() => document.documentElement.dataset.hydrated === 'true');

/** Holds the application back until it is released. */
async function holdApplication() {
  const held = Promise.withResolvers<void>();
  await page.route(application, async (route) => {
    await held.promise;
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
  return held.resolve;
}

test.for<{ sign: string; show: () => Promise<unknown> }>([
  { sign: 'moves the mouse', show: () => page.mouse.move(50, 50) },
  { sign: 'touches', show: () => page.touchscreen.tap(5, 400) },
  { sign: 'presses a key', show: () => page.keyboard.press('Shift') },
  { sign: 'moves the focus', show: () => page.evaluate(() => document.querySelector('a')?.focus()) },
  { sign: 'scrolls', show: () => page.evaluate(() => scrollBy(0, 200)) },
])('a page that is read hydrates when its reader $sign, not before', async ({ show }) => {
  await openAtRest(page, `${site.url}${article}`);
  expect(await isHydrated()).toBe(false);
  await show();
  await expect.poll(isHydrated).toBe(true);
});

test('a page with an interactive part in view hydrates by itself', async () => {
  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.goto(`${site.url}/cout-place-en-creche`);
  await expect.poll(isHydrated).toBe(true);
});

test('a part that is in view only while the page arrives begins nothing', async () => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :root:not([data-loaded]) [data-interactive] { position: fixed; inset: 0 }
      :root[data-loaded] [data-interactive] { margin-block-start: 500vh }
    `);
    document.adoptedStyleSheets = [sheet];
    addEventListener('load', () => {
      document.documentElement.dataset.loaded = '';
    });
  });
  await openAtRest(page, `${site.url}/cout-place-en-creche`);
  expect(await isHydrated()).toBe(false);
  await page.mouse.move(50, 50);
  await expect.poll(isHydrated).toBe(true);
});

/** Where both the button of the menu and those of a carousel are shown. */
const tablet = { width: 800, height: 1000 };

test('a carousel that is moved while the page arrives begins nothing', async () => {
  await page.setViewportSize(tablet);
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const carousel = document.querySelector('main section[tabindex="0"]');
      carousel?.addEventListener('scroll', () => {
        document.documentElement.dataset.carouselMoved = '';
      });
      carousel?.scrollBy({ left: carousel.clientWidth, behavior: 'instant' });
    });
  });
  await openAtRest(page, `${site.url}/devenir-partenaire`);
  await page.locator('html[data-carousel-moved]').waitFor({ state: 'attached' });
  expect(await isHydrated()).toBe(false);
  await page.mouse.wheel(0, 200);
  await expect.poll(isHydrated).toBe(true);
});

test('before the application is there a link and a form are the browser’s own', async () => {
  await holdApplication();
  await page.goto(`${site.url}/trouver-une-creche`);
  await markDocument(page);
  const field = page.getByLabel(/Où cherchez-vous/).first();
  await field.fill('Lyon');
  await field.press('Enter');
  await page.waitForURL(/recherche\?lieu=Lyon$/);
  expect(await isSameDocument(page)).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
  await page.waitForURL(/plan-du-site$/);
  expect(await heading().innerText()).toBe('Plan du site');
});

test('a click on a button before the application is there is done once it is, a native one is not done twice', async () => {
  const release = await holdApplication();
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

test.for<{ control: string; path: string; click: () => Promise<unknown>; isDone: () => Promise<boolean> }>([
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
])('a click on $control before the application is there is done once, and stays so when it is', async ({ path, click, isDone }) => {
  const release = await holdApplication();
  await page.setViewportSize(phone);
  await page.goto(site.url + path);
  await click();
  release();
  await expect.poll(isDone).toBe(true);
  await hydrate(page);
  expect(await isDone()).toBe(true);
  expect(await page.locator('button[aria-busy]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a button that only React answers is busy until it does', async () => {
  const release = await holdApplication();
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

test('while a finger rests on the page its scripts are fetched, and run once it has been answered', async () => {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    // Who presses for long is not kept waiting; a slow machine would be taken for them.
    window.setTimeout = ((run: () => void, delay?: number, ...rest: unknown[]) =>
      delay === 500 ? 0 : later(run, delay, ...rest)) as typeof setTimeout;
  });
  await openAtRest(page, site.url + article);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 5, y: 400 }] });
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return document.documentElement.dataset.modules?.split(' ').every((address) => fetched.includes(address));
  });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(await isHydrated()).toBe(false);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(isHydrated).toBe(true);
});

test('what extensions put into the document does no harm', async () => {
  await page.addInitScript(() => {
    const element = (tag: string, attributes: Record<string, string>) => {
      const created = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
      return created;
    };
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.classList.add('js-extension');
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.body.style.setProperty('--extension', '1');
      document.head.prepend(element('script', { type: 'text/template', id: 'script-in-head' }));
      document.head.append(element('meta', { name: 'extension', id: 'meta-in-head' }));
      document.body.prepend(element('script', { type: 'text/template', id: 'script-in-body' }));
      document.body.append(element('grammarly-desktop-integration', { id: 'element-in-body' }));
    });
  });
  await openHydrated(page, site.url + article);
  await markDocument(page);
  await page.evaluate(() => navigation?.navigate('/plan-du-site').finished);
  expect(await heading().innerText()).toBe('Plan du site');
  expect(await page.locator('#script-in-head, #meta-in-head, #script-in-body, #element-in-body').count()).toBe(4);
  expect(await page.locator('html').getAttribute('data-darkreader-mode')).toBe('dynamic');
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('the text of an article is sent once, and is there again on the way back', async () => {
  const response = await page.goto(site.url + article);
  const document = (await response?.text()) ?? '';
  const body = page.locator('main [id^="texte-"], main .prose').first();
  const paragraph = await body.locator('p').nth(2).innerText();
  const words = paragraph.slice(0, 40);
  await hydrate(page);
  expect(document.split(words).length - 1).toBe(1);
  expect(await body.locator('p').nth(2).innerText()).toBe(paragraph);
  await page.evaluate(() => navigation?.navigate('/plan-du-site').finished);
  await page.goBack();
  await expect.poll(() => page.getByText(words).count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('the mark of a campaign in the fragment moves no page to its form', async () => {
  await page.goto(`${site.url}/devenir-partenaire#xtor=EMAIL-12`);
  await hydrate(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
