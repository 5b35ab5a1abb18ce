import { expect, test } from 'vitest';
import { hydrate } from '../../harness/browser/browser.ts';
import { openAtRest } from '../../harness/browser/watch-network.ts';
import { hold } from '../helpers/held-scripts.ts';
import { isSameDocument, markDocument, openHydrated } from '../helpers/navigated-page.ts';
import { complaints, openPage, page, site } from '../helpers/open-site.ts';

const article = '/blog-famille/cout-creche-tarif-psu';

openPage({ visitor: { hasTouch: true } });

const heading = () => page.getByRole('heading', { level: 1 });
const isHydrated = () => page.evaluate(() => document.documentElement.dataset.hydrated === 'true');

const signs: { sign: string; show: () => Promise<unknown> }[] = [
  { sign: 'moves the mouse', show: () => page.mouse.move(50, 50) },
  { sign: 'touches', show: () => page.touchscreen.tap(5, 400) },
  { sign: 'presses a key', show: () => page.keyboard.press('Shift') },
  { sign: 'moves the focus', show: () => page.evaluate(() => document.querySelector('a')?.focus()) },
  { sign: 'scrolls', show: () => page.evaluate(() => scrollBy(0, 200)) },
];

test.for(signs)('a page that is read hydrates when its reader $sign, not before', async ({ show }) => {
  await openAtRest(page, `${site.url}${article}`);
  expect(await isHydrated()).toBe(false);
  await show();
  await expect.poll(isHydrated).toBe(true);
});

test.for(signs)('a page whose reader $sign before the boot script is there hydrates once it is', async ({ show }) => {
  const release = await hold('boot script');
  await page.goto(`${site.url}${article}`);
  await show();
  release();
  await expect.poll(isHydrated).toBe(true);
  expect(complaints).toEqual([]);
});

test.for(['the page is loaded', 'its reader moves the mouse'])('no script is asked for before %s', async (moment) => {
  const pictures = Promise.withResolvers<void>();
  await page.route('**/_ipx/**', async (route) => {
    await pictures.promise;
    await route.continue().catch(() => {});
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(scripts).toEqual([]);
  if (moment === 'the page is loaded') pictures.resolve();
  else await page.mouse.move(50, 50);
  await expect.poll(() => scripts[0]).toMatch(/\/boot-/);
  pictures.resolve();
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

test('while a finger rests on the page its scripts are fetched, and run once it has been answered', async () => {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    // Who presses for long is not kept waiting; a slow machine would be taken for them.
    window.setTimeout = ((run: () => void, delay?: number, ...rest: unknown[]) =>
      delay && delay > 400 && delay <= 500 ? 0 : later(run, delay, ...rest)) as typeof setTimeout;
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

test('what a pointer does on its way is nothing that the page listens to', async () => {
  await openHydrated(page, `${site.url}/trouver-une-creche/recherche?lieu=Lyon`);
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  const types = new Set(listeners.map(({ type }) => type));
  expect([...types]).toEqual(expect.arrayContaining(['click', 'change', 'submit', 'focusin', 'focusout']));
  // React would hear each of them twice; a listener to one of the last three can hold up a scroll.
  for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove', 'scroll', 'touchstart', 'touchmove', 'wheel'])
    expect(types).not.toContain(type);
});

test('a phone highlights what leads to a page under a finger, and nothing that answers at once', async () => {
  await page.goto(`${site.url}/pre-inscription-enfant-creche`);
  const highlightOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('-webkit-tap-highlight-color'));
  for (const selector of ['button[popovertarget="menu"]', '#menu summary', 'main form label'])
    expect(await highlightOf(selector), selector).toBe('rgba(0, 0, 0, 0)');
  for (const selector of ['main a', 'main button[type="submit"]'])
    expect(await highlightOf(selector), selector).not.toBe('rgba(0, 0, 0, 0)');
});
