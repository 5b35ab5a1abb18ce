import type { CDPSession, Request } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { hydrate } from '../../harness/browser/browser.ts';
import { openAtRest, untilAtRest } from '../../harness/browser/watch-network.ts';
import { addLink, isSameDocument, markDocument, testLink } from '../helpers/navigated-page.ts';
import { context, openPage, page, site } from '../helpers/open-site.ts';

/** Paths whose payload was asked for, in order. */
let payloads: string[];
/** How many payloads are on their way, and how many at most. */
let pending: { now: number; most: number };

openPage();
beforeEach(() => {
  payloads = [];
  pending = { now: 0, most: 0 };
  const isPayload = (request: Request) => request.url().includes('/_payload.json');
  page.on('request', (request) => {
    if (!isPayload(request)) return;
    payloads.push(new URL(request.url()).pathname.replace('/_payload.json', '') || '/');
    pending.now++;
    pending.most = Math.max(pending.most, pending.now);
  });
  const settle = (request: Request) => {
    if (isPayload(request)) pending.now--;
  };
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
});

const heading = () => page.getByRole('heading', { level: 1 });

/** Opens a page with few links in view, whose reader uses it without saving data. */
async function open(path: string) {
  await page.goto(site.url + path);
  await hydrate(page, { saveData: false });
}

/** Until nothing has been asked for in a while that a link in view may still ask for. */
async function settled() {
  await expect.poll(() => payloads.length).toBeGreaterThan(0);
  let count: number;
  // Between two links of four at a time nothing may be under way.
  do {
    count = payloads.length;
    await untilAtRest(page);
    await expect.poll(() => pending.now).toBe(0);
  } while (payloads.length > count);
}

test('links in view are fetched ahead, four at a time, each once; those out of view are not', async () => {
  await openAtRest(page, `${site.url}/faq-famille`);
  expect(payloads).toEqual([]);
  await hydrate(page, { saveData: false });
  await expect.poll(() => payloads).toContain('/trouver-une-creche');
  await settled();
  expect(new Set(payloads).size).toBe(payloads.length);
  expect(payloads).not.toContain('/faq-famille');
  expect(payloads).not.toContain('/mentions-legales');
  expect(pending.most).toBeLessThanOrEqual(4);

  await page.getByRole('link', { name: 'Mentions légales' }).scrollIntoViewIfNeeded();
  await expect.poll(() => payloads).toContain('/mentions-legales');
});

test('a form with a button called “action” stops no fetching ahead', async () => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await open('/pre-inscription-enfant-creche?step=6');
  await page.getByRole('link', { name: 'Modifier' }).first().scrollIntoViewIfNeeded();
  await settled();
  expect(errors).toEqual([]);
});

test('a page that was fetched ahead is shown without the line', async () => {
  // Asked for before the page is opened: a link that is in view at once brings it while the page hydrates.
  const chunk = page.waitForEvent('requestfinished', (request) => /\/assets\/article-[^/]*\.js$/.test(request.url()));
  await open('/blog-famille');
  const link = page.locator('main article').first().getByRole('link');
  const path = await link.getAttribute('href');
  await link.scrollIntoViewIfNeeded();
  await chunk;
  await expect.poll(() => payloads).toContain(path);
  await settled();
  await markDocument(page);
  await context.setOffline(true);
  await link.click();
  await expect.poll(() => heading().evaluate((element) => element === document.activeElement)).toBe(true);
  expect(page.url()).toBe(site.url + path);
  expect(await isSameDocument(page)).toBe(true);
});

test.for([
  { sign: 'pointed at', show: () => page.locator(testLink).hover() },
  { sign: 'focused', show: () => page.locator(testLink).focus() },
])('a link that came later is fetched ahead when it is $sign', async ({ show }) => {
  await open('/blog-famille');
  await settled();
  await addLink(page, { href: '/equipe' });
  expect(payloads).not.toContain('/equipe');
  await show();
  await expect.poll(() => payloads).toContain('/equipe');
});

/** To another site, window, language; to a file, a download, this page, an answer of a form, a mail. */
const left: Record<string, string>[] = [
  { href: 'https://ailleurs.example/equipe' },
  { href: '/equipe', target: '_blank' },
  { href: '/en/equipe' },
  { href: '/livre-blanc.pdf' },
  { href: '/equipe', download: '' },
  { href: '/recherche#contenu' },
  { href: '/recherche?q=psu' },
  { href: 'mailto:equipe@creche-sereine.example' },
];

test('links that are no pages of ours, or that nobody can foresee, are left alone', async () => {
  await open('/recherche');
  await settled();
  payloads.length = 0;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const attributes of left) {
    await addLink(page, attributes);
    await page.locator(testLink).hover();
  }
  // What comes last is fetched, so that the others would have been.
  await addLink(page, { href: '/equipe' });
  await page.locator(testLink).hover();
  await expect.poll(() => payloads).toContain('/equipe');
  expect(payloads).toEqual(['/equipe']);
  // The manifest of the build comes a second after the page, which a slow machine makes late.
  expect(requests.filter((url) => !/\/equipe\/_payload|\/assets\/|\/builds\//.test(url))).toEqual([]);
});

/** A line without limits. */
const whole = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const shapes: { name: string; shape: (client: CDPSession) => Promise<unknown> }[] = [
  { name: 'who saves data', shape: (client) => client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true }) },
  { name: 'on a line like 2G', shape: (client) => client.send('Network.emulateNetworkConditions', { ...whole, ...lineOf(2000) }) },
  { name: 'on a line below 2G', shape: (client) => client.send('Network.emulateNetworkConditions', { ...whole, ...lineOf(3000) }) },
];
const lineOf = (latency: number) => ({ latency, downloadThroughput: 5000, uploadThroughput: 5000 });

test.for(shapes)('a reader $name gets nothing ahead, until that is over', async ({ shape }) => {
  await open('/recherche');
  await settled();
  await addLink(page, { href: '/equipe' });
  const client = await context.newCDPSession(page);
  await shape(client);
  await page.locator(testLink).hover();
  await page.locator(testLink).focus();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(payloads).not.toContain('/equipe');
  await client.send('Emulation.setDataSaverOverride', {});
  await client.send('Network.emulateNetworkConditions', whole);
  await page.mouse.move(0, 0);
  await page.locator(testLink).hover();
  await expect.poll(() => payloads).toContain('/equipe');
});

test('what could not be fetched ahead harms nothing', async () => {
  await page.route('**/equipe/_payload.json*', (route) => route.abort());
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open('/recherche');
  await markDocument(page);
  await addLink(page, { href: '/equipe' });
  await page.locator(testLink).hover();
  await expect.poll(() => payloads).toContain('/equipe');
  await page.unroute('**/equipe/_payload.json*');
  await page.locator(testLink).click();
  await expect.poll(() => heading().innerText()).toContain('L’équipe');
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('a page that is only read fetches nothing ahead, however long', async () => {
  await openAtRest(page, `${site.url}/blog-famille`);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  expect(payloads).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
});
