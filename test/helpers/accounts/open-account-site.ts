import { beforeAll } from 'vitest';
import { openPage } from '../open-site.ts';
import { type AccountSite, startAccountSite, type Visitor } from './account-site.ts';

/** The site of the present suite with its accounts, from its first hook on. */
export let accounts: AccountSite;

/** Gives a suite of journeys a site with accounts, and a new visitor's tab for each of its tests. */
export function openAccountSite(): void {
  openPage({ cms: 'real' });
  beforeAll(async () => {
    accounts = await startAccountSite();
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
