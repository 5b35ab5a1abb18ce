import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PageId } from '../../client/payload/payload.ts';
import { type Locale, localizePath } from '../../domain/locale.ts';
import { desktop, phone, showIntent, watchComplaints, withoutJavaScript } from '../../harness/browser/browser.ts';
import { routes } from '../../routes.ts';
import { unbudgetedPages } from '../../scripts/checks/budgets.ts';
import { serveEmptyPage } from '../helpers/fakes/empty-page.ts';
import { watchLoading } from '../helpers/late-resources.ts';
import { browser, openBrowser, site } from '../helpers/open-site.ts';
import { accessibilityViolations, firstHeadings, readableTexts, unreachableText } from '../helpers/page-checks.ts';
import { samplePaths } from '../helpers/sample-paths.ts';
import { watchSizes } from '../helpers/sizes/page-sizes.ts';
import { placedPictures, tooWidePictures } from '../helpers/sizes/picture-sizes.ts';
import { type MeasuredPage, sizeProblems, toSizeTable } from '../helpers/sizes/size-table.ts';
import { watchSteps } from '../helpers/stalled-tab.ts';

/** Below this, Core Web Vitals call a page stable five times over. */
const shiftLimit = 0.02;

/** The narrowest screen of the specification, and a desktop at 200 % zoom: half its size in CSS pixels. */
const screens = {
  phone: { viewport: phone, squeezed: { width: 320, height: 568 } },
  // No figure counts up, so that its texts are those of a reader without JavaScript.
  desktop: { viewport: desktop, squeezed: { width: desktop.width / 2, height: desktop.height / 2 }, reducedMotion: 'reduce' as const },
};
type Screen = keyof typeof screens;

interface Case {
  id: PageId;
  locale: Locale;
  path: string;
  status: number;
}
const pages = [
  ...routes.map(({ id }) => ({ id, path: samplePaths[id], status: 200 })),
  { id: 'not-found' as const, path: '/cette-page-n-existe-pas', status: 404 },
];
const cases: Case[] = [
  ...pages.flatMap((page) => (['fr', 'en'] as const).map((locale) => ({ ...page, locale, path: localizePath(page.path, locale) }))),
  // French inside, because nobody has translated it.
  { id: 'content-page', locale: 'en', path: '/en/manifeste', status: 200 },
];

interface Tab {
  page: Page;
  complaints: string[];
  loading: Awaited<ReturnType<typeof watchLoading>>;
}

/**
 * An empty page of another origin. Its host is that of the site, so that a tab keeps its process, and with it what is compiled of axe and of the site:
 * `about:blank` between the pages would begin a new process for each of them.
 */
let elsewhere: Awaited<ReturnType<typeof serveEmptyPage>>;
let tabs: Record<Screen, Tab>;
/** A tab without JavaScript. */
let plain: Page;
let plainStep: ReturnType<typeof watchSteps>;
const measured = new Map<PageId, MeasuredPage>();

/** `isLate`: font and pictures come only after the page has been painted without them. */
async function openTab(screen: Screen, { isLate }: { isLate: boolean }): Promise<Tab> {
  const { viewport, ...options } = screens[screen];
  const context = await browser.newContext({ viewport, ...('reducedMotion' in options && { reducedMotion: options.reducedMotion }) });
  const page = await context.newPage();
  return { page, complaints: watchComplaints(page), loading: await watchLoading(page, { isLate }) };
}

openBrowser();
async function openTabs(): Promise<void> {
  tabs = { phone: await openTab('phone', { isLate: true }), desktop: await openTab('desktop', { isLate: true }) };
  plain = await (await withoutJavaScript(browser)).newPage();
  plainStep = watchSteps(plain);
  // Only its texts are read, and those come before its pictures.
  const network = await plain.context().newCDPSession(plain);
  await network.send('Network.enable');
  await network.send('Network.setBlockedURLs', { urls: ['*/_ipx/*', '*/uploads/*'] });
}
beforeAll(async () => {
  elsewhere = await serveEmptyPage();
  await openTabs();
});
afterAll(() => elsewhere?.close());
beforeEach(async ({ task }) => {
  // A tab that has stalled is not asked again.
  if (task.result?.retryCount) await openTabs();
});

// None of these asks by a locator of Playwright, which would first bring its own scripts into each page.
const countLinks = (page: Page) => page.evaluate(() => document.querySelectorAll('main a').length);

/** Resolves once the page is hydrated and navigates by itself, and all that was streamed late stands in its place. */
const untilHydrated = (page: Page) =>
  page.evaluate(async () => {
    const isHydrated = () =>
      document.documentElement.dataset.navigates === 'true' && !document.querySelector('[data-fallback], [hidden][id^="S:"]');
    while (!isHydrated()) await new Promise((resolve) => setTimeout(resolve, 10));
  });

/** Loads a page in one tab and tells what is wrong with it; `isRead` is called before its reader shows intent. */
async function inspect(tab: Tab, screen: Screen, { path, isRead }: { path: string; isRead?: Parameters<Tab['loading']['open']>[1] }) {
  const { page, complaints, loading } = tab;
  const { viewport, squeezed } = screens[screen];
  const { step } = loading;
  // Its reader comes from elsewhere: a page that knows the results before it leads back to them.
  await step('an empty page', page.goto(elsewhere.url));
  // On the empty page, where nothing is laid out anew for it.
  await step('its size', page.setViewportSize(viewport));
  complaints.length = 0;
  const response = await loading.open(site.url + path, isRead);
  const links = await step('its links', countLinks(page));
  await step('its intent', showIntent(page, { saveData: !isRead }));
  await step('hydration', untilHydrated(page));
  const texts = await step('its texts', readableTexts(page));
  const result = {
    status: response?.status(),
    headings: await step('its headings', firstHeadings(page)),
    // What React finds different it reports as an uncaught error, and renders anew.
    linksChanged: (await step('its links, hydrated', countLinks(page))) - links,
    shift: await step('its next paint', loading.layoutShift()),
    tooWide: tooWidePictures(await step('its pictures', placedPictures(page))),
    unreachable: await step('texts that are cut', unreachableText(page)),
    violations: await step('axe', accessibilityViolations(page)),
  };
  await step('another size', page.setViewportSize(squeezed));
  const unreachableSqueezed = await step('texts that are cut on a small screen', unreachableText(page));
  // The browser itself reports a document whose status is an error.
  const unexpected = complaints.filter((complaint) => response?.ok() || !complaint.includes('Failed to load resource'));
  return { screen, texts, ...result, unreachableSqueezed, complaints: unexpected };
}

/** The French page on a phone that has nothing of it yet, with what it costs. A block that comes late would bring a script of React's. */
async function inspectMeasured({ id, path }: Case) {
  const tab = await openTab('phone', { isLate: false });
  const { step } = tab.loading;
  await step(
    'an answer outside the browser',
    fetch(site.url + path).then((response) => response.text()),
  );
  const sizes = await watchSizes(tab.page, id);
  const result = await inspect(tab, 'phone', { path, isRead: sizes.noteRead });
  measured.set(id, { name: id, ...(await step('what it costs in all', sizes.total())) });
  await step('its end', tab.page.context().close());
  return result;
}

const inspectOnPhone = (one: Case) =>
  one.locale === 'fr' && !unbudgetedPages.includes(one.id) ? inspectMeasured(one) : inspect(tabs.phone, 'phone', one);

async function readPlain(path: string): Promise<string[]> {
  await plainStep('the plain document', plain.goto(site.url + path));
  return plainStep('its plain texts', readableTexts(plain));
}

test.for(cases)(
  '$path is rendered whole, hydrated without a complaint, accessible, steady, fits every screen, and reads the same without JavaScript',
  // Two seconds on an idle machine: a tab that has stalled is given up long before a journey would be.
  { timeout: 30_000 },
  async (one) => {
    const [onPhone, onDesktop, withoutScripts] = await Promise.all([
      inspectOnPhone(one),
      inspect(tabs.desktop, 'desktop', one),
      readPlain(one.path),
    ]);
    for (const { screen, shift, texts: _compared, ...result } of [onPhone, onDesktop]) {
      expect(shift, `layout shift on a ${screen}`).toBeLessThan(shiftLimit);
      expect(result, `on a ${screen}`).toEqual({
        status: one.status,
        headings: 1,
        linksChanged: 0,
        tooWide: [],
        unreachable: [],
        violations: [],
        unreachableSqueezed: [],
        complaints: [],
      });
    }
    expect(withoutScripts).toEqual(onDesktop.texts);
    expect(withoutScripts.length).toBeGreaterThan(1);
  },
);

test('no page weighs more than it may, and none asks for the application before its largest paint', async ({ task }) => {
  // A machine that was busy paints late: the second try measures again what was too much at the first.
  const isTooMuch = ({ id }: Case) => sizeProblems([...measured.values()]).some((problem) => problem.startsWith(`${id}: `));
  const again = task.result?.retryCount ? cases.filter((one) => one.locale === 'fr' && isTooMuch(one)) : [];
  for (const one of again) await inspectMeasured(one);
  const sizes = [...measured.values()];
  for (const line of toSizeTable(sizes)) console.log(line);
  expect(sizes).toHaveLength(pages.length - unbudgetedPages.length);
  expect(sizeProblems(sizes)).toEqual([]);
});
