import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { localizePath } from '../../domain/locale.ts';
import { desktop, hydrate, phone, watchComplaints } from '../../harness/browser/browser.ts';
import { routes } from '../../routes.ts';
import { watchLoading } from '../helpers/late-resources.ts';
import { browser, openBrowser, site } from '../helpers/open-site.ts';
import { accessibilityViolations, unreachableText } from '../helpers/page-checks.ts';
import { samplePaths } from '../helpers/sample-paths.ts';

/** Below this, Core Web Vitals call a page stable five times over. */
const shiftLimit = 0.02;

/** The narrowest screen of the specification, and a desktop at 200 % zoom: half its size in CSS pixels. */
const screens = [
  { name: 'phone', viewport: phone, squeezed: { width: 320, height: 568 } },
  { name: 'desktop', viewport: desktop, squeezed: { width: desktop.width / 2, height: desktop.height / 2 } },
];

const pages = [...routes.map(({ id }) => ({ path: samplePaths[id], status: 200 })), { path: '/cette-page-n-existe-pas', status: 404 }];
const cases = pages.flatMap(({ path, status }) => (['fr', 'en'] as const).map((locale) => ({ path: localizePath(path, locale), status })));

interface Tab extends Awaited<ReturnType<typeof openTab>> {}
let tabs: Tab[];

async function openTab(screen: (typeof screens)[number]) {
  const page = await browser.newPage({ viewport: screen.viewport });
  return { ...screen, page, complaints: watchComplaints(page), loading: await watchLoading(page) };
}

openBrowser();
beforeAll(async () => {
  tabs = await Promise.all(screens.map(openTab));
});

const countLinks = (page: Page) => page.locator('main a').count();

/** Loads a page in one tab and tells what is wrong with it; each page is loaded once a screen, since loading is what takes long. */
async function inspect({ page, viewport, squeezed, complaints, loading }: Tab, path: string) {
  await page.setViewportSize(viewport);
  complaints.length = 0;
  const response = await loading.open(site.url + path);
  const links = await countLinks(page);
  await hydrate(page);
  const result = {
    status: response?.status(),
    headings: await page.getByRole('heading', { level: 1 }).count(),
    // What React finds different it reports as an uncaught error, and renders anew.
    linksChanged: (await countLinks(page)) - links,
    shift: await loading.layoutShift(),
    unreachable: await unreachableText(page),
    violations: await accessibilityViolations(page),
  };
  await page.setViewportSize(squeezed);
  const unreachableSqueezed = await unreachableText(page);
  // The browser itself reports a document whose status is an error.
  const unexpected = complaints.filter((complaint) => response?.ok() || !complaint.includes('Failed to load resource'));
  return { ...result, unreachableSqueezed, complaints: unexpected };
}

test.for(cases)(
  '$path is rendered whole, hydrated without a complaint, accessible, steady, and fits every screen',
  async ({ path, status }) => {
    const results = await Promise.all(tabs.map(async (tab) => ({ screen: tab.name, ...(await inspect(tab, path)) })));
    for (const { screen, shift, ...result } of results) {
      expect(shift, `layout shift on a ${screen}`).toBeLessThan(shiftLimit);
      expect(result, `on a ${screen}`).toEqual({
        status,
        headings: 1,
        linksChanged: 0,
        unreachable: [],
        violations: [],
        unreachableSqueezed: [],
        complaints: [],
      });
    }
  },
);
