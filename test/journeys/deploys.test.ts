import type { Route } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { openIdle } from '../../harness/browser/browser.ts';
import { openPage, page, site } from '../helpers/open-site.ts';

/** Path and query of every request of the page, as `document /contact`. */
let requests: string[];

openPage();
beforeEach(() => {
  requests = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    requests.push(`${request.resourceType()} ${pathname}${search}`);
  });
});

const requestsTo = (pattern: RegExp) => requests.filter((request) => pattern.test(request));
const latest = /builds\/latest\.json/;
const meta = /builds\/meta\//;
const heading = () => page.getByRole('heading', { level: 1 });
const markWindow = () => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = () => page.evaluate(() => 'sameDocument' in window);

/** Opens a page with a clock that can be moved on. */
async function open(path: string) {
  await page.clock.install();
  await openIdle(page, site.url + path);
  await markWindow();
}

/** Lets an hour pass, and waits until the page has read the answer to its question. */
async function passAnHour() {
  const answered = page.waitForEvent('requestfinished', (request) => latest.test(request.url()));
  await page.clock.fastForward('01:00:00');
  await answered;
  await page.evaluate(() => fetch('/favicon.svg').then((response) => response.text()));
}

/** Follows a link that stands on no page of ours. */
async function followLink(path: string) {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, id: 'followed', textContent: href });
    document.getElementById('followed')?.remove();
    document.querySelector('header')?.prepend(link);
  }, path);
  await page.locator('#followed').click();
}

test('nothing is asked in the first hour; a newer build changes nothing until the reader goes on, then the next page is loaded', async () => {
  await page.route(latest, (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }));
  await open('/contact');
  expect(requestsTo(latest)).toEqual([]);
  await passAnHour();
  expect(requestsTo(latest)[0]).toMatch(/^fetch \/builds\/latest\.json\?\d{13}$/);
  expect(await isSameDocument()).toBe(true);
  await followLink('/faq-famille?utm_source=x#questions');
  await page.waitForURL(/faq-famille/);
  await expect.poll(isSameDocument).toBe(false);
  expect(requestsTo(/^document/)).toEqual(['document /contact', 'document /faq-famille?utm_source=x']);
  expect(page.url()).toBe(`${site.url}/faq-famille?utm_source=x#questions`);
  expect(requestsTo(/_payload/)).toEqual([]);
  expect(requestsTo(latest)).toHaveLength(1);
});

const failures: [string, (route: Route) => Promise<void>][] = [
  ['a page', (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>portal</title>' })],
  ['missing', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['our own', (route) => route.continue()],
];
test.for(failures)('a latest build that is %s is ignored', async ([, answer]) => {
  await page.route(latest, answer);
  await open('/contact');
  await passAnHour();
  await passAnHour();
  expect(requestsTo(latest)).toHaveLength(2);
  await followLink('/faq-famille');
  await page.waitForURL(/faq-famille/);
  await expect.poll(() => heading().innerText()).not.toBe('');
  expect(await isSameDocument()).toBe(true);
});

test('a build whose manifest is gone is outdated, without an error', async () => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route(meta, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const answered = page.waitForEvent('requestfinished', (request) => meta.test(request.url()));
  await open('/contact');
  await answered;
  await page.evaluate(() => fetch('/favicon.svg').then((response) => response.text()));
  await followLink('/faq-famille');
  await page.waitForURL(/faq-famille/);
  await expect.poll(isSameDocument).toBe(false);
  expect(errors).toEqual([]);
});

test.for([
  ['/inscription', '/pre-inscription-enfant-creche'],
  ['/inscription/?utm_source=x#form', '/pre-inscription-enfant-creche?utm_source=x#form'],
  ['/accompagnement-famille?step=4', '/pre-inscription-enfant-creche?step=1'],
  ['/villes/une-ville-inconnue', '/creches-par-ville'],
] as const)('%s leads to %s without asking the server', async ([from, to]) => {
  const answered = page.waitForEvent('requestfinished', (request) => meta.test(request.url()));
  await open('/contact');
  await answered;
  const before = await heading().innerText();
  // Not by a link, which would be fetched ahead once it is pointed at.
  await page.evaluate((address) => void navigation?.navigate(address), from);
  await page.waitForURL(site.url + to);
  await expect.poll(() => heading().innerText()).not.toBe(before);
  expect(await isSameDocument()).toBe(true);
  expect(requestsTo(/ \/(?:inscription|accompagnement-famille|villes)\b/)).toEqual([]);
});

test('the manifest comes a second after the page is ready', async () => {
  await open('/contact');
  await page.clock.fastForward(1000);
  await expect.poll(() => requestsTo(meta)).toHaveLength(1);
});

test('on a very slow connection the manifest waits until it is used', async () => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }));
  await open('/contact');
  await page.clock.fastForward(10_000);
  expect(requestsTo(meta)).toEqual([]);
  await followLink('/faq-famille');
  await page.waitForURL(/faq-famille/);
  await expect.poll(() => requestsTo(meta)).toHaveLength(1);
});
