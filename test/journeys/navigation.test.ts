import { expect, test } from 'vitest';
import { hydrate } from '../../harness/browser/browser.ts';
import { addLink, isSameDocument, markDocument, openHydrated, testLink } from '../helpers/navigated-page.ts';
import { complaints, openPage, page, site } from '../helpers/open-site.ts';

openPage();

const heading = () => page.getByRole('heading', { level: 1 });
const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
const scrolled = () => page.evaluate(() => scrollY);
const open = async (path: string) => {
  await openHydrated(page, site.url + path);
  await markDocument(page);
};

test('the title of the new page is announced, in a region that was there before', async () => {
  await open('/blog-famille');
  const announcement = page.getByRole('status');
  expect(await announcement.textContent()).toBe('');
  await page.locator('main').getByRole('link', { name: /PSU/ }).first().click();
  await expect.poll(() => announcement.textContent()).toContain('PSU');
  expect(await announcement.textContent()).toBe(await page.title());
  expect(await heading().evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each(['/cout-place-en-creche', '/manifeste'])(
  'a page that opens with a picture has its title and the focus on it before the picture comes, and nothing moves then: %s',
  async (path) => {
    await open('/contact');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_ipx/**', async (route) => {
      await released;
      await route.continue();
    });
    await addLink(page, { href: path });
    // What the link itself has moved is over by then.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.evaluate(() => {
      Object.assign(window, { shifts: [] });
      const observer = new PerformanceObserver((list) =>
        Object(window).shifts.push(...list.getEntries().map((entry) => Object(entry).value)),
      );
      observer.observe({ type: 'layout-shift', buffered: false });
    });
    await page.locator(testLink).click();
    await expect.poll(() => page.getByRole('status').first().textContent()).not.toBe('');
    expect(await focused()).toBe('H1');
    release();
    const picture = page.locator('main img').first();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0))
      .toBe(true);
    expect(await focused()).toBe('H1');
    const shifts: number[] = await page.evaluate(() => Object(window).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  },
);

test('a page is shown once its styles are there, and those of the page before are no longer applied, on the way back as well', async () => {
  const applied = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[media="all"]')].filter(({ sheet }) => sheet).map(({ href }) => href),
    );
  await open('/contact');
  const before = await applied();
  expect(before).toHaveLength(1);
  const styleRequest = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/lexicon-*.css', async (route) => {
    styleRequest.resolve();
    await released.promise;
    await route.continue();
  });
  const title = await heading().textContent();
  await addLink(page, { href: '/lexique' });
  await page.locator(testLink).click();
  await styleRequest.promise;
  expect([await heading().textContent(), await applied()]).toEqual([title, before]);
  released.resolve();
  await expect.poll(focused).toBe('H1');
  expect(await applied()).toEqual([expect.stringContaining('/assets/lexicon-')]);
  await page.goBack();
  await expect.poll(() => heading().textContent()).toBe(title);
  expect([await applied(), await isSameDocument(page)]).toEqual([before, true]);
  expect(complaints).toEqual([]);
});

test('a fragment that cannot be decoded harms nothing', async () => {
  await open('/contact');
  await addLink(page, { href: '/equipe#%E0%A4%A' });
  await page.locator(testLink).click();
  await expect.poll(focused).toBe('H1');
  expect([new URL(page.url()).pathname, await isSameDocument(page)]).toEqual(['/equipe', true]);
  expect(complaints).toEqual([]);
});

test('a form with GET is answered on the client, its question in the address', async () => {
  await open('/trouver-une-creche');
  // A text box, and a combobox once its suggestions have come.
  const place = page.getByLabel(/Où cherchez-vous/).first();
  await place.fill('Villeurbanne é&?');
  await place.press('Enter');
  await page.waitForURL(/recherche\?lieu=/);
  await expect.poll(focused).toBe('H1');
  expect(new URL(page.url()).searchParams.get('lieu')).toBe('Villeurbanne é&?');
  expect(await place.inputValue()).toBe('Villeurbanne é&?');
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('back and forward return to the place left on each page', async () => {
  await open('/faq-famille');
  await page.evaluate(() => scrollTo(0, 700));
  await page.evaluate(() => navigation?.navigate('/blog-famille').finished);
  expect(await scrolled()).toBe(0);
  await page.evaluate(() => scrollTo(0, 400));
  await page.goBack();
  await expect.poll(scrolled).toBe(700);
  await expect.poll(() => heading().innerText()).toBe('Questions fréquentes des familles');
  await page.goForward();
  await expect.poll(scrolled).toBe(400);
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('an anchor of the page is left to the browser, that of another page is scrolled to and focused', async () => {
  await open('/blog-famille/cout-creche-tarif-psu');
  const payloads: string[] = [];
  page.on('request', (request) => request.url().includes('_payload') && payloads.push(request.url()));
  const anchor = await page.locator('main h2[id]').nth(2).getAttribute('id');
  await addLink(page, { href: `#${anchor}` });
  await page.locator(testLink).focus();
  await page.keyboard.press('Enter');
  await expect.poll(scrolled).toBeGreaterThan(300);
  expect(payloads.filter((url) => url.includes('cout-creche-tarif-psu'))).toEqual([]);

  await page.evaluate(() => navigation?.navigate('/equipe').finished);
  await addLink(page, { href: `/blog-famille/cout-creche-tarif-psu#${anchor}` });
  await page.locator(testLink).click();
  await expect.poll(focused).toBe(anchor);
  await expect.poll(scrolled).toBeGreaterThan(300);
  expect(await page.locator(`[id="${anchor}"]`).boundingBox()).toMatchObject({ y: expect.toSatisfy((y: number) => y >= 0 && y < 200) });
  expect(await isSameDocument(page)).toBe(true);
});

test('a newer navigation ends the older, whose answer is not waited for', async () => {
  await open('/blog-famille');
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('/equipe/_payload.json'));
  // Never answered.
  await page.route('**/equipe/_payload.json*', () => {});
  await addLink(page, { href: '/equipe' });
  await page.locator(testLink).click();
  await page.waitForURL(/equipe$/);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Plan du site/ })
    .click();
  expect((await cancelled).failure()?.errorText).toContain('ABORTED');
  await expect.poll(() => heading().innerText()).toContain('Plan du site');
  expect(page.url()).toBe(`${site.url}/plan-du-site`);
  await page.goBack();
  await page.waitForURL(/equipe$/);
  await page.goBack();
  await page.waitForURL(/blog-famille$/);
  await expect.poll(() => heading().innerText()).toBe('Le blog des familles');
  expect(await isSameDocument(page)).toBe(true);
});

test('two clicks on one link are one navigation', async () => {
  await open('/blog-famille');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Plan du site/ })
    .dblclick();
  await expect.poll(() => heading().innerText()).toContain('Plan du site');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await page.waitForURL(/blog-famille$/);
});

test('a page that breaks while it is shown is loaded by the browser, once', async () => {
  await open('/blog-famille');
  // The worker renders what the browser could not.
  await page.route('**/equipe/_payload.json*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), props: { blocks: 'broken' } } });
  });
  await addLink(page, { href: '/equipe' });
  await page.locator(testLink).click();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await hydrate(page);
  expect(page.url()).toBe(`${site.url}/equipe`);
  expect(await heading().innerText()).not.toBe('');
  expect(await page.locator('[data-crash]').count()).toBe(0);
});
