import { expect, test } from 'vitest';
import { desktop, hydrate, phone, withoutJavaScript } from '../../harness/browser/browser.ts';
import { openAtRest, untilAtRest } from '../../harness/browser/watch-network.ts';
import { becomeVisitor, browser, complaints, context, openPage, page, site } from '../helpers/open-site.ts';

openPage();

/** A mark on the window that only survives where no page was loaded. */
const markWindow = () => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = () => page.evaluate(() => 'sameDocument' in window);
const heading = () => page.getByRole('heading', { level: 1 });

test('a reader who only reads gets no React', async () => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openAtRest(page, `${site.url}/blog-famille`);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatch(/^\/assets\/boot-/);
  await hydrate(page);
  expect(scripts.some((script) => script.includes('main-'))).toBe(true);
  expect(complaints).toEqual([]);
});

test('where nothing is measured, nobody is asked, and the link about cookies is one like others', async () => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(site.url);
  await hydrate(page);
  await untilAtRest(page);
  expect(await page.getByRole('region', { name: /cookies/ }).count()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click();
  await page.waitForURL(/gestion-des-cookies/);
  await page.getByText('ni mesure d’audience ni publicité').waitFor();
  expect([...hosts]).toEqual([site.url]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('consent');
  expect(complaints).toEqual([]);
});

test('a link is followed without a reload, the focus moves to the new heading, and back returns to the place left', async () => {
  await page.goto(`${site.url}/blog-famille`);
  await hydrate(page);
  await markWindow();
  const link = page.locator('main').getByRole('link', { name: /PSU/ }).first();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await link.click();
  await page.waitForURL(/blog-famille\/./);
  await expect.poll(() => heading().evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await isSameDocument()).toBe(true);
  expect(await page.title()).toContain(' | Crèche Sereine');
  expect(await page.locator('link[rel=canonical]').count()).toBe(1);
  // It told machines of the page before.
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await page.waitForURL(/blog-famille$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  expect(await isSameDocument()).toBe(true);

  await page.reload();
  expect(await isSameDocument()).toBe(false);
  await heading().waitFor();
  expect(complaints).toEqual([]);
});

test('the navigated page is the same as the loaded one', async () => {
  const text = () => page.locator('main').innerText();
  await page.goto(`${site.url}/blog-famille/cout-creche-tarif-psu`);
  await hydrate(page);
  const loaded = await text();
  await page.goto(`${site.url}/blog-famille`);
  await hydrate(page);
  await page.evaluate(() => navigation?.navigate('/blog-famille/cout-creche-tarif-psu').finished);
  await expect.poll(text).toBe(loaded);
});

test('a click on the language switch loads the page in that language', async () => {
  await page.goto(`${site.url}/contact`);
  await hydrate(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /English|EN/ })
    .first()
    .click();
  await page.waitForURL(/\/en\/contact$/);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('a page that does not exist says so and leads home', async () => {
  await page.goto(`${site.url}/cette-page-n-existe-pas`);
  expect(await heading().innerText()).toMatch(/^Oups !\s+La page que vous recherchez semble introuvable\.\.\.$/);
  await hydrate(page);
  await page.getByRole('link', { name: "Revenir sur la page d'accueil" }).click();
  await page.waitForURL(`${site.url}/`);
  await heading().waitFor();
});

test('a link to a page that is gone shows the 404 screen by a full load', async () => {
  await page.goto(`${site.url}/contact`);
  await hydrate(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/blog-famille/disparu';
    link.id = 'gone';
    link.textContent = 'disparu';
    document.querySelector('main')?.prepend(link);
  });
  await page.locator('#gone').click();
  await page.waitForURL(/disparu$/);
  await expect.poll(() => heading().innerText()).toContain('introuvable');
});

test('without JavaScript pages read, links lead on, and the menu opens', async () => {
  const context = await withoutJavaScript(browser);
  const plain = await context.newPage();
  await plain.goto(`${site.url}/blog-famille`);
  await plain.locator('main').getByRole('link', { name: /PSU/ }).first().click();
  await plain.waitForURL(/blog-famille\/./);
  expect((await plain.locator('main').innerText()).length).toBeGreaterThan(3000);
  await plain.getByRole('banner').locator('summary').first().click();
  await expect.poll(() => plain.getByRole('banner').locator('details[open]').count()).toBe(1);
  await context.close();
});

test.for(['', '/en'])('on a phone the home page of %j and the lexicon are read in a few screens', async (root) => {
  await page.setViewportSize(phone);
  await page.goto(`${site.url}${root || '/'}`);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThanOrEqual(7500);
  await page.goto(`${site.url}${root}/lexique`);
  await expect.poll(height).toBeLessThanOrEqual(5000);
});

test.for(['', '/en'])(
  'on a phone a nursery of %j and the offer for companies are read in a few screens, with nothing left out',
  async (root) => {
    await page.setViewportSize(phone);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.goto(`${site.url}${root}/trouver-une-creche/petite-brindille-lyon`);
    await expect.poll(height).toBeLessThanOrEqual(7500);
    await page.goto(`${site.url}${root}/reserver-des-berceaux`);
    await expect.poll(height).toBeLessThanOrEqual(9000);
    const folded = page.locator('main details:not([open])').filter({ hasText: 'BOI-RES-BIC-000176' });
    await expect.poll(() => folded.locator('table').count()).toBeGreaterThan(0);
    const table = folded.locator('table').first();
    expect(await table.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
    await page.setViewportSize(desktop);
    await expect.poll(() => table.isVisible()).toBe(true);
  },
);

test('a link to a term opens its letter, with and without a script, and a letter of the row its own', async () => {
  for (const javaScriptEnabled of [true, false]) {
    await context.close();
    await becomeVisitor({ viewport: phone, javaScriptEnabled });
    await page.goto(`${site.url}/lexique#psu`);
    await expect.poll(() => page.locator('#psu').isVisible()).toBe(true);
    await page.getByRole('navigation', { name: 'lettre' }).getByRole('link', { name: 'M', exact: true }).click();
    await page.getByRole('heading', { name: 'Micro-crèche' }).waitFor();
  }
});

test('the header comes back on the way up, with the search and the request, and leaves again on the way down', async () => {
  await context.close();
  await becomeVisitor({ viewport: phone, reducedMotion: 'reduce', hasTouch: true });
  await page.goto(site.url);
  await hydrate(page);
  await page.evaluate(() => {
    const headerMoves: number[] = [];
    Object.assign(window, { headerMoves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') headerMoves.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
  const header = page.getByRole('banner');
  const isInView = () => header.evaluate((element) => element.getBoundingClientRect().bottom > 0);
  const request = header.getByRole('link', { name: 'Demander une place' });
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(isInView).toBe(false);
  await page.evaluate(() => scrollTo({ top: 1700, behavior: 'instant' }));
  await expect.poll(isInView).toBe(true);
  await request.waitFor();
  await header.getByRole('link', { name: 'Rechercher' }).waitFor();
  await header.getByRole('link', { name: 'retour à l’accueil' }).waitFor();
  await page.evaluate(() => scrollTo({ top: 1900, behavior: 'instant' }));
  await expect.poll(isInView).toBe(false);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(isInView).toBe(true);
  await expect.poll(() => request.isVisible()).toBe(false);
  // The button of the menu gives its word up for the request; nothing of the page itself moves.
  const shifted = await page.evaluate((): number[] => Reflect.get(window, 'headerMoves'));
  expect(shifted.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);

  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(isInView).toBe(false);
  await page.evaluate(() => scrollTo({ top: 1700, behavior: 'instant' }));
  await request.waitFor();
  // A word that is cut in two has a box on each line; a header that is too wide makes its page wide.
  const linesOfRequest = () =>
    request.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const width of [320, 360, 400, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await expect.poll(linesOfRequest).toBe(1);
    await expect.poll(tooWide).toBe(0);
  }
});

test('what is jumped to on the way up lies below the header', async () => {
  await page.goto(`${site.url}/cout-place-en-creche`);
  await hydrate(page);
  const direction = () => page.evaluate(() => document.documentElement.dataset.scroll);
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
  await expect.poll(direction).toBe('down');
  await page.evaluate(() => scrollTo({ top: 3700, behavior: 'instant' }));
  await expect.poll(direction).toBe('up');
  await page.evaluate(() => {
    location.hash = 'simulation';
  });
  const gap = () =>
    page.evaluate(() => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      const target = document.querySelector('#simulation')?.getBoundingClientRect();
      return header && target ? target.top - Math.max(0, header.bottom) : null;
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});
