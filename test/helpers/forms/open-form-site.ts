import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { desktop, launchBrowser, withoutJavaScript } from '../browser.ts';
import { type FormSite, startFormSite } from './form-site.ts';

export let forms: FormSite;
export let browser: Browser;
export let context: BrowserContext;
export let page: Page;

/** A site with a mail server and a browser for a suite of journeys, and a new visitor's tab for each of its tests. */
export function openFormSite(): void {
  beforeAll(async () => {
    [forms, browser] = await Promise.all([startFormSite(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await forms?.close();
  });
  beforeEach(async () => {
    forms.mails.mode = 'up';
    context = await browser.newContext({ viewport: desktop });
    page = await context.newPage();
  });
  afterEach(() => context.close());
}

/** Goes on as a reader without JavaScript, in a tab of their own. */
export async function stopScripts(): Promise<void> {
  await context.close();
  context = await withoutJavaScript(browser);
  page = await context.newPage();
}
