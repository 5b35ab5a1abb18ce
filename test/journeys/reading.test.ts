import { expect, test } from 'vitest';
import { hydrate, withoutJavaScript } from '../../harness/browser/browser.ts';
import { openAtRest, untilAtRest } from '../../harness/browser/watch-network.ts';
import { browser, complaints, openPage, page, site } from '../helpers/open-site.ts';

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
