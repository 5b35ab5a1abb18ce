import { beforeEach, expect, test } from 'vitest';
import { openIdle } from '../../harness/browser/browser.ts';
import { openPage, page, site } from '../helpers/open-site.ts';

/** Paths of the documents that were loaded. */
let documents: string[];

openPage();
beforeEach(async () => {
  documents = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => addEventListener('unhandledrejection', () => Object.assign(window, { failed: true })));
  // Ten seconds last as long as a test wants them to.
  await page.clock.setFixedTime('2026-11-27T10:00:00Z');
});

const heading = () => page.getByRole('heading', { level: 1 });
/** Takes scripts off the server, by the start of their name. */
const removeScripts = (names: string) =>
  page.route(new RegExp(`/assets/(?:${names})-[^/]*\\.js$`), (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
const blockStorage = () =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });

/** Shows intent on a page whose scripts are gone, and waits until the page has found that out. */
async function moveAndFail() {
  await page.mouse.move(40, 40);
  await page.mouse.move(50, 50);
  await page.waitForFunction(() => 'failed' in window);
}

/** Waits for another document than the one that was hydrated, and for the first look at it. */
async function expectLoads(...paths: string[]) {
  await expect.poll(() => page.evaluate(() => document.readyState === 'complete' && !('loadedBefore' in window))).toBe(true);
  expect(documents).toEqual(paths);
}

/** A link in the header of the page that is shown. */
async function followLink(path: string) {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, id: 'followed', textContent: href });
    document.getElementById('followed')?.remove();
    document.querySelector('header')?.prepend(link);
  }, path);
  await page.locator('#followed').click();
}

async function openHydrated(path: string) {
  await openIdle(page, site.url + path);
  await page.evaluate(() => Object.assign(window, { loadedBefore: true }));
  documents = [];
}

test.for([false, true])(
  'a page whose chunk is gone is loaded by the browser once, then stays as the server has sent it (storage blocked: %s)',
  async (isBlocked) => {
    if (isBlocked) await blockStorage();
    await removeScripts('faq-list');
    await openHydrated('/contact');
    await followLink('/faq-famille?a=b#questions');
    await page.waitForURL(`${site.url}/faq-famille?a=b#questions`);
    await expectLoads('/faq-famille');
    await moveAndFail();
    expect(documents).toEqual(['/faq-famille']);
    expect(await page.locator('main').innerText()).toContain('?');
  },
);

test.for([false, true])('A-B-A: a page is loaded once in ten seconds, then an error is shown (storage blocked: %s)', async (isBlocked) => {
  if (isBlocked) await blockStorage();
  await removeScripts('faq-list|white-paper-list');
  const visit = async (path: string) => {
    await openHydrated('/contact');
    await followLink(path);
    await page.waitForURL(site.url + path);
  };
  for (const path of ['/faq-famille', '/livres-blancs-entreprise']) {
    await visit(path);
    await expectLoads(path);
  }
  await visit('/faq-famille');
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Cette page s’est arrêtée sur une erreur');
  expect(documents).toEqual([]);
  expect(await page.locator('#loading-bar').getAttribute('data-failed')).toBe('true');

  await page.clock.setFixedTime('2026-11-27T10:00:10.001Z');
  await visit('/faq-famille');
  await expectLoads('/faq-famille');
});

test('from the error the reader goes on to other pages', async () => {
  await removeScripts('faq-list');
  await openHydrated('/contact');
  await page.evaluate(() => sessionStorage.setItem('reloads', JSON.stringify([['/faq-famille', Date.now() + 10_000]])));
  await followLink('/faq-famille');
  await page.getByRole('alert').waitFor();
  await followLink('/equipe');
  await page.waitForURL(/equipe/);
  await page.getByRole('alert').waitFor({ state: 'detached' });
  expect(await heading().innerText()).not.toBe('');
  expect(documents).toEqual([]);
});

test.for([
  ['main', false],
  ['main', true],
  ['team', false],
  ['fr-errors|fr-team', false],
] as const)('scripts that are gone before hydration (%s) load the page again once (storage blocked: %s)', async ([names, isBlocked]) => {
  if (isBlocked) await blockStorage();
  await removeScripts(names);
  await page.goto(`${site.url}/equipe`);
  await page.evaluate(() => Object.assign(window, { loadedBefore: true }));
  await page.mouse.move(20, 20);
  await page.mouse.move(30, 30);
  await expectLoads('/equipe', '/equipe');
  await moveAndFail();
  expect(documents).toEqual(['/equipe', '/equipe']);
  // What is there works without scripts.
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect.poll(() => documents.length).toBe(3);
});

test('without a connection the page that is there stays', async () => {
  await page.goto(`${site.url}/equipe`);
  const text = await heading().innerText();
  await page.context().setOffline(true);
  await moveAndFail();
  expect(await heading().innerText()).toBe(text);
  expect(documents).toEqual(['/equipe']);
});
