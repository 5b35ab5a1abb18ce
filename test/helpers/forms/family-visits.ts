import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { desktop } from '../../../harness/browser/browser.ts';
import { browser, openBrowser } from '../open-site.ts';
import { nextVisitorAddress } from '../visitor-address.ts';
import { createFamilyForm, type FamilyForm } from './family-form.ts';
import { type FormSite, startFormSite } from './form-site.ts';

/** The site that families send their pre-registrations to. */
export let forms: FormSite;
/** The browser of the present family. */
export let context: BrowserContext | null = null;

/** Gives a suite the site of forms; what a test has opened is closed after it. */
export function openFamilySite(): void {
  openBrowser({ cms: 'real' });
  beforeAll(async () => {
    forms = await startFormSite();
  });
  afterEach(async () => {
    await context?.close();
    context = null;
  });
}

/** A new visitor's browser, with JavaScript or without. */
export async function visit(isScripted: boolean, options: BrowserContextOptions = {}, language?: string): Promise<FamilyForm> {
  context = await browser.newContext({
    javaScriptEnabled: isScripted,
    viewport: desktop,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'cf-connecting-ip': nextVisitorAddress() },
    ...options,
  });
  return createFamilyForm(await context.newPage(), { url: forms.site.url, isScripted, language });
}

interface Recorded {
  parents: { email: string }[];
  [field: string]: unknown;
}

/** What was recorded of a family, by the address it gave. */
export async function recordsOf(email: string): Promise<Recorded[]> {
  const rows = await forms.rows("SELECT payload FROM submissions WHERE form = 'pre-registration'");
  return rows.map(({ payload }) => JSON.parse(String(payload)) as Recorded).filter(({ parents }) => parents[0]?.email === email);
}
