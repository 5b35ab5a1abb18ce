import { beforeEach, expect, test } from 'vitest';
import { hydrate } from '../../harness/browser/browser.ts';
import { addLink, isSameDocument, markDocument, openHydrated, testLink } from '../helpers/navigated-page.ts';
import { context, openPage, page, site } from '../helpers/open-site.ts';

openPage();
beforeEach(async () => {
  await openHydrated(page, `${site.url}/blog-famille`);
  await markDocument(page);
});

test.for([
  { name: 'a click with Ctrl', target: '_self', modifiers: ['Control'] as const },
  { name: 'a link to another window', target: '_blank', modifiers: [] },
])('$name opens another tab and leaves this one alone', async ({ target, modifiers }) => {
  await addLink(page, { href: '/equipe', target });
  const [opened] = await Promise.all([context.waitForEvent('page'), page.locator(testLink).click({ modifiers: [...modifiers] })]);
  await opened.waitForURL(/equipe$/);
  expect(page.url()).toBe(`${site.url}/blog-famille`);
  expect(await isSameDocument(page)).toBe(true);
});

test('a download is the browser’s, as a file is', async () => {
  await addLink(page, { href: '/equipe', download: 'equipe.html' });
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(testLink).click()]);
  expect(download.suggestedFilename()).toBe('equipe.html');
  await addLink(page, { href: '/favicon.svg' });
  await page.locator(testLink).click();
  await page.waitForURL(/favicon\.svg$/);
  expect(await page.evaluate(() => document.contentType)).toBe('image/svg+xml');
});

test('another origin is left for', async () => {
  await context.route('https://ailleurs.example/', (route) => route.fulfill({ body: 'ailleurs', contentType: 'text/plain' }));
  await addLink(page, { href: 'https://ailleurs.example/' });
  await page.locator(testLink).click();
  await page.waitForURL('https://ailleurs.example/');
});

test('an address that a script writes is no navigation, and the way back to it shows its page', async () => {
  await page.evaluate(() => history.pushState(null, '', '?vue=liste'));
  expect(await isSameDocument(page)).toBe(true);
  await page.evaluate(() => navigation?.navigate('/equipe').finished);
  await page.goBack();
  await page.waitForURL(/blog-famille\?vue=liste$/);
  await page.getByRole('heading', { level: 1, name: 'Le blog des familles' }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test('without the Navigation API links, forms, back and forward are the browser’s own', async () => {
  const old = await context.newPage();
  await old.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await openHydrated(old, `${site.url}/trouver-une-creche`);
  expect(await old.evaluate(() => 'navigation' in window)).toBe(false);
  await markDocument(old);
  // A text box, and a combobox once its suggestions have come.
  const place = old.getByLabel(/Où cherchez-vous/).first();
  await place.fill('Lyon');
  await place.press('Enter');
  await old.waitForURL(/recherche\?lieu=Lyon$/);
  expect(await isSameDocument(old)).toBe(false);
  await hydrate(old);
  await old.goBack();
  await old.waitForURL(/trouver-une-creche$/);
});
