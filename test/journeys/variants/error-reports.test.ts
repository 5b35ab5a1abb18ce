import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { hydrate } from '../../../harness/browser/browser.ts';
import { browserAgent } from '../../../harness/browser/browser-agent.ts';
import type { Envelope } from '../../app/parse-envelope.ts';
import { startFakeErrorTracker } from '../../helpers/fakes/fake-error-tracker.ts';
import { browser, openBrowser, site } from '../../helpers/open-site.ts';

const tracker = await startFakeErrorTracker();

openBrowser({ vars: { SENTRY_DSN: tracker.dsn } });
afterAll(() => tracker.close());
beforeEach(() => {
  tracker.mode = 'up';
  tracker.takeEnvelopes();
});
afterEach(() => expect(tracker.malformed).toEqual([]));

/** A hydrated page, and the scripts it has asked for. */
async function open(userAgent: string) {
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  const scripts: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto(`${site.url}/blog-famille?utm_source=lettre`);
  await hydrate(page);
  return { page, scripts, complaints, hasSdk: () => scripts.some((script) => script.includes('send-errors')) };
}

async function events(count: number) {
  const envelopes: Envelope[] = [];
  await expect
    .poll(() => {
      envelopes.push(...tracker.takeEnvelopes());
      return envelopes.filter(({ type }) => type === 'event').length;
    })
    .toBe(count);
  return { events: envelopes.filter(({ type }) => type === 'event'), transactions: envelopes.filter(({ type }) => type === 'transaction') };
}

test('the first error loads what sends it; release and environment are the worker’s, and nothing of the reader leaves', async () => {
  const { page, hasSdk, complaints } = await open(browserAgent);
  await page.context().addCookies([{ name: 'session', value: 's3cr3t', url: site.url }]);
  expect(hasSdk()).toBe(false);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('refused nom=Dupont&email=jean.dupont@exemple.fr, 06 12 34 56 78', { cause: new Error('Bearer abcdef123456') });
    });
    Promise.reject(new Error('rejected for jean.dupont@exemple.fr'));
  });
  const { events: errors, transactions } = await events(2);
  expect(hasSdk()).toBe(true);
  expect(errors.map(({ event }) => event.tags?.source).sort()).toEqual(['rejection', 'window']);
  for (const { event, text } of errors) {
    expect(event.release).toBe(transactions[0]?.event.release);
    expect(event.environment).toBe(transactions[0]?.event.environment);
    expect(event.tags).toMatchObject({ route_id: 'blog-list', path: '/blog-famille', locale: 'fr' });
    expect(text).not.toMatch(/dupont|06 12|abcdef123456|s3cr3t|utm_source/i);
  }
  expect(complaints.filter((text) => /Content Security Policy|CORS/.test(text))).toEqual([]);
  await page.context().close();
});

test('the same error again is not sent again, and a tracker that is down is not noticed', async () => {
  const { page } = await open(browserAgent);
  const fail = () =>
    page.evaluate(() => {
      for (let times = 0; times < 50; times += 1) setTimeout(() => reportError(new Error('the same')));
    });
  await fail();
  await events(1);
  await fail();
  tracker.mode = 'down';
  const requestCount = tracker.requests;
  await page.evaluate(() => reportError(new Error('another')));
  await expect.poll(() => tracker.requests).toBeGreaterThan(requestCount);
  tracker.mode = 'up';
  expect(tracker.takeEnvelopes().filter(({ type }) => type === 'event')).toEqual([]);
  await page.context().close();
});

test('where a page breaks in the browser, a bot keeps what the worker sent, and the report names it', async () => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  const page = await context.newPage();
  await page.goto(`${site.url}/cgu`);
  // Stands for a mistake of ours: the properties the browser finds are others than those the page was rendered with.
  await page.locator('#payload').evaluate((payload) => {
    payload.textContent = (payload.textContent ?? '').replace('"blocks":[', '"blocks":7,"others":[');
  });
  const title = await page.locator('h1').textContent();
  await page.mouse.move(10, 10);
  const { events: errors } = await events(1);
  expect(errors[0]?.event.tags).toMatchObject({ bot: 'Googlebot', source: 'boundary' });
  expect(await page.locator('[data-crash]').count()).toBe(0);
  expect(title).toBeTruthy();
  expect(await page.locator('h1').textContent()).toBe(title);
  await context.close();
});
