import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { daySeconds } from '../../domain/durations.ts';
import { desktop, hydrate, watchComplaints } from '../../harness/browser/browser.ts';
import { dataLayerOf, type FakeTagManager, fakeTagManager } from './fakes/fake-tag-manager.ts';
import { browser, openBrowser, site } from './open-site.ts';

export const container = 'GTM-TEST1234';
/** As the page about cookies lists them. */
const ownCookies = ['consent', 'locale', 'viewport'];
/** The visitor of the present test, who has given no answer yet. */
export let context: BrowserContext;
export let page: Page;
/** What the tag manager of the present test is asked for. */
export let google: FakeTagManager;

/** Gives a suite a site with a tag manager, and each of its tests a new visitor who is asked for consent. */
export function openConsentPage(): void {
  let complaints: string[];
  openBrowser({ vars: { TAG_MANAGER_CONTAINER: container } });
  beforeEach(async () => {
    context = await browser.newContext({ viewport: desktop });
    google = await fakeTagManager(context, site.url);
    page = await context.newPage();
    complaints = watchComplaints(page);
  });
  afterEach(async () => {
    await context.close();
    // Among them everything the Content-Security-Policy forbids.
    expect(complaints).toEqual([]);
  });
}

export const banner = () => page.getByRole('region', { name: /Vos cookies|Your cookies/ });
export const choices = () => page.getByRole('dialog', { name: /Vos choix de cookies|Your choice of cookies/ });
export const button = (name: string) => banner().getByRole('button', { name });
export const footerLink = () => page.getByRole('contentinfo').getByRole('link', { name: /Gérer les cookies|Manage cookies/ });

export async function open(path: string) {
  await page.goto(site.url + path);
  await hydrate(page);
}

export async function openAndWaitForBanner(path: string) {
  await open(path);
  await banner().waitFor();
}

export async function openChoices() {
  await footerLink().click();
  await choices().waitFor();
}

/** The choice that is kept, and for how many days. */
export async function keptChoice() {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
  if (!cookie) return null;
  const { categories } = JSON.parse(decodeURIComponent(cookie.value)) as { categories: string[] };
  return { categories, days: Math.round((cookie.expires - Date.now() / 1000) / daySeconds), sameSite: cookie.sameSite };
}

/** Of cookies that are not ours. */
export const trackers = async () => (await context.cookies()).map(({ name }) => name).filter((name) => !ownCookies.includes(name));
export const views = async () =>
  (await dataLayerOf(page)).flatMap((entry) => ('event' in entry && entry.event === 'page_view' ? [entry] : []));
export const updates = async () =>
  (await dataLayerOf(page)).flatMap((entry) => (Array.isArray(entry) && entry[1] === 'update' ? [entry[2]] : []));

/** Waits until the document has been loaded anew after an action. */
export async function reloadAfter(act: () => Promise<void>) {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
}
