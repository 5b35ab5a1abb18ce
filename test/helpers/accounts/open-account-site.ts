import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type AccountSite, startAccountSite, type Visitor } from './account-site.ts';

/** The site of this suite with its mails, from its first hook on. */
export let accounts: AccountSite;
/** The browser of this suite, from its first hook on. */
export let browser: Browser;

/** Gives a suite a site with a mail server, and a browser, and closes both after its last test. */
export function openAccountSite(): void {
  beforeAll(async () => {
    [accounts, browser] = await Promise.all([startAccountSite(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await accounts?.close();
  });
}

/** The cookies of a visitor, for a browser's context. */
export function browserCookies({ cookies }: Visitor) {
  return [...cookies].map(([name, value]) => ({
    name,
    value,
    domain: new URL(accounts.site.url).hostname,
    path: '/',
    secure: true,
    httpOnly: name.startsWith('__Host-'),
    sameSite: 'Lax' as const,
  }));
}
