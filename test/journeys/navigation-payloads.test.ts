import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { addLink, isSameDocument, markDocument, openHydrated, testLink } from '../helpers/navigated-page.ts';
import { context, openPage, page, site } from '../helpers/open-site.ts';

openPage();

const heading = () => page.getByRole('heading', { level: 1 });

async function clickFromBlog(href: string) {
  await openHydrated(page, `${site.url}/blog-famille`);
  await markDocument(page);
  await addLink(page, { href });
  await page.locator(testLink).click();
}

const answers: { name: string; answer: (route: Route) => Promise<void> }[] = [
  {
    name: 'of another build',
    async answer(route) {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), buildId: 'another' } });
    },
  },
  { name: 'that is HTML', answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Portail</title>' }) },
  { name: 'that fails', answer: (route) => route.fulfill({ status: 503, json: { error: { status: 503 } } }) },
  { name: 'cut short', answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"buildId":' }) },
  { name: 'that is not a page’s', answer: (route) => route.fulfill({ json: null }) },
  { name: 'that the line loses', answer: (route) => route.abort('connectionreset') },
];

test.for(answers)('a payload $name makes the browser load the page', async ({ answer }) => {
  await page.route('**/equipe/_payload.json*', answer);
  await clickFromBlog('/equipe');
  await expect.poll(() => heading().innerText()).toContain('L’équipe');
  expect(page.url()).toBe(`${site.url}/equipe`);
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await page.waitForURL(/blog-famille$/);
});

test('a redirect is followed by one load of the new address, and the old one is not in the history', async () => {
  const documents: string[] = [];
  await clickFromBlog('/equipe');
  await expect.poll(() => heading().innerText()).toContain('L’équipe');
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  await page.route('**/plan-du-site/_payload.json*', (route) => route.fulfill({ json: { redirect: '/faq-famille' } }));
  await addLink(page, { href: '/plan-du-site' });
  await page.locator(testLink).click();
  await page.waitForURL(/faq-famille$/);
  await heading().waitFor();
  expect(documents).toEqual(['/faq-famille']);
  await page.goBack();
  await page.waitForURL(/equipe$/);
});

test('a script of the next page that cannot be loaded makes the browser load the page', async () => {
  let refused = 0;
  await page.route('**/assets/team-*.js', (route) => (refused++ ? route.continue() : route.abort()));
  await clickFromBlog('/equipe');
  await expect.poll(() => heading().innerText()).toContain('L’équipe');
  expect(refused).toBeGreaterThan(0);
  expect(await isSameDocument(page)).toBe(false);
});

test('a payload that takes longer than eight seconds is not waited for', async () => {
  await page.clock.install();
  await page.route('**/equipe/_payload.json*', () => {});
  await clickFromBlog('/equipe');
  await page.waitForURL(/equipe$/);
  // Real time passes as well.
  await page.clock.fastForward(1000);
  expect(await isSameDocument(page)).toBe(true);
  await page.clock.fastForward(7000);
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expect.poll(() => heading().innerText()).toContain('L’équipe');
});

test('offline the browser says so under the new address; pages seen come back without the line', async () => {
  await clickFromBlog('/equipe');
  await expect.poll(() => heading().innerText()).toContain('L’équipe');
  const payloads: string[] = [];
  page.on('request', (request) => request.url().includes('_payload') && payloads.push(request.url()));
  await context.setOffline(true);
  await page.goBack();
  await expect.poll(() => heading().innerText()).toBe('Le blog des familles');
  await page.goForward();
  await expect.poll(() => heading().innerText()).toContain('L’équipe');
  expect(payloads).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);

  await addLink(page, { href: '/faq-famille' });
  await page.locator(testLink).click();
  await expect.poll(() => page.evaluate(() => location.protocol)).toBe('chrome-error:');
  await context.setOffline(false);
  await page.reload();
  expect(page.url()).toBe(`${site.url}/faq-famille`);
  await heading().waitFor();
});

test('on a slow line the old page stays until the new one is there', async () => {
  const client = await context.newCDPSession(page);
  await openHydrated(page, `${site.url}/blog-famille`);
  await markDocument(page);
  // A slow 3G.
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await addLink(page, { href: '/equipe' });
  const answered = page.waitForResponse(/equipe\/_payload/);
  await page.locator(testLink).click();
  expect(await heading().innerText()).toBe('Le blog des familles');
  await answered;
  await expect.poll(() => heading().innerText()).toContain('L’équipe');
  expect(await isSameDocument(page)).toBe(true);
});
