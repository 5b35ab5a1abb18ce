import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { desktop, watchComplaints } from '../../harness/browser/browser.ts';
import { openHydrated } from '../helpers/navigated-page.ts';
import { browser, openBrowser, site } from '../helpers/open-site.ts';

let page: Page;
let complaints: string[];

declare global {
  interface Window {
    /** Of each view transition, once it is ready: what moves. */
    moves: { group: string; kind: string }[][];
  }
}

openBrowser();
afterEach(() => page.context().close());

async function openBlog(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: desktop, ...options });
  page = await context.newPage();
  complaints = watchComplaints(page);
  await openHydrated(page, `${site.url}/blog-famille`);
  await page.evaluate(() => {
    // What floats above the page is there before and after.
    const staying = ['root', 'loading-bar', 'language-banner', 'consent-banner'];
    window.moves = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      transition.ready.then(() => {
        const pseudoElements = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        const named = pseudoElements.flatMap((name) => {
          const [, kind = '', group = ''] = /^::view-transition-(old|new|group)\((.+)\)$/.exec(name) ?? [];
          return group && !staying.includes(group) ? [{ group, kind }] : [];
        });
        window.moves.push(named);
      });
      return transition;
    };
  });
}

const moves = () => page.evaluate(() => window.moves.at(-1) ?? []);
const transitions = () => page.evaluate(() => window.moves.length);
const heading = () => page.getByRole('heading', { level: 1 });
/** React writes names that are no identifiers in base 64. */
const coverOf = (path: string) => `r-${btoa(`cover-${path}`).replaceAll('=', '')}`;

test('the picture of a card goes into the article and back, alone; the page fades', async () => {
  await openBlog();
  const card = page.locator('main article').nth(1);
  const path = (await card.getByRole('link').getAttribute('href')) ?? '';
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link').click();
  await expect.poll(transitions).toBe(1);
  const there = await moves();
  expect(there.filter(({ kind }) => kind === 'group')).toEqual([{ group: coverOf(path), kind: 'group' }]);
  const faded = there.filter(({ group }) => group !== coverOf(path)).map(({ kind }) => kind);
  expect(faded).toEqual(['old', 'new']);
  expect(await heading().evaluate((element) => element === document.activeElement)).toBe(true);

  await page.goBack();
  await expect.poll(transitions).toBe(2);
  expect((await moves()).filter(({ kind }) => kind === 'group')).toEqual([{ group: coverOf(path), kind: 'group' }]);
  expect(complaints).toEqual([]);
});

test('what lies below the pictures can be clicked', async () => {
  await openBlog();
  await page.evaluate(() => navigation?.navigate('/equipe').finished);
  // While it fades: the click is not lost.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
  await expect.poll(() => heading().innerText()).toBe('Plan du site');
});

test('nothing moves for a reader who wants less motion', async () => {
  await openBlog({ reducedMotion: 'reduce' });
  await page.locator('main article').nth(1).getByRole('link').click();
  await page.waitForURL(/blog-famille\/./);
  await expect.poll(() => heading().evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await transitions()).toBe(0);
});

test('a browser without view transitions changes the page at once', async () => {
  await openBlog();
  await page.evaluate(() => Object.assign(document, { startViewTransition: undefined }));
  await page.evaluate(() => navigation?.navigate('/equipe').finished);
  expect(await heading().innerText()).toContain('L’équipe');
  expect(complaints).toEqual([]);
});
