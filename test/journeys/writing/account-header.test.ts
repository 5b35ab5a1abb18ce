import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hydrate, openIdle, phone } from '../../../harness/browser/browser.ts';
import type { Visitor } from '../../helpers/accounts/account-site.ts';
import { accounts, browserCookies, openAccountSite } from '../../helpers/accounts/open-account-site.ts';
import { context, page } from '../../helpers/open-site.ts';

const call = '/compte/session';
let zoe: Visitor;
/** Paths of ours that the page has asked for. */
let paths: string[];

openAccountSite();
beforeAll(async () => {
  zoe = await accounts.signUp('zoe@exemple.fr', 'Ma 3e poussette est verte');
  await zoe.post('/compte', { form: 'profile', firstName: 'Zoé', lastName: '', phone: '' });
});
beforeEach(() => {
  paths = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
});

const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test('who is not signed in has the link, and costs no call', async () => {
  await openIdle(page, accounts.site.url);
  expect(await link('Mon compte').getAttribute('href')).toBe('/compte');
  expect(paths.filter((path) => path.startsWith('/compte') || path.includes('show-signed-in'))).toEqual([]);
  await openIdle(page, `${accounts.site.url}/en`);
  expect(await link('My account').getAttribute('href')).toBe('/en/compte');
  expect(paths).not.toContain(call);
});

test('the link is not fetched ahead, signed in or not', async () => {
  await page.goto(accounts.site.url);
  await hydrate(page, { saveData: false });
  await link('Mon compte').hover();
  await link('Rechercher sur le site').hover();
  // What is pointed at later has come.
  await expect.poll(() => paths.find((path) => path.startsWith('/recherche/_payload'))).toBeDefined();
  expect(paths.filter((path) => path.startsWith('/compte'))).toEqual([]);
});

test('who is signed in finds their name, by one call that stands for the pages that follow', async () => {
  await context.addCookies(browserCookies(zoe));
  await openIdle(page, accounts.site.url);
  await link('Mon compte\u202f: Zoé').waitFor();
  expect(await link('Mon compte\u202f: Zoé').evaluate((element) => getComputedStyle(element, '::before').content)).toContain('Z');
  await page.getByRole('contentinfo').getByRole('link', { name: 'L’équipe' }).click();
  await page.waitForURL('**/equipe');
  await page.getByRole('heading', { level: 1, name: /équipe/i }).waitFor();
  expect(await link('Mon compte\u202f: Zoé').count()).toBe(1);
  expect(paths.filter((path) => path === call)).toEqual([call]);
  await openIdle(page, `${accounts.site.url}/en`);
  await link('My account: Zoé').waitFor();
});

test('the menu of a phone says it, too', async () => {
  await page.setViewportSize(phone);
  await context.addCookies(browserCookies(zoe));
  await openIdle(page, accounts.site.url);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Mon compte\u202f: Zoé' }).waitFor();
  await page.getByRole('link', { name: 'Mon compte\u202f: Zoé' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mon compte' }).waitFor();
});

test.for([
  { failure: 'fails', answer: { status: 503, body: '' } },
  { failure: 'is no JSON', answer: { status: 200, body: '<html>' } },
  { failure: 'is cut off', answer: null },
])('a call whose answer $failure leaves the link as it is', async ({ answer }) => {
  const answered = Promise.withResolvers<void>();
  await page.route(`**${call}`, async (route) => {
    await (answer ? route.fulfill(answer) : route.abort());
    answered.resolve();
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await context.addCookies(browserCookies(zoe));
  await openIdle(page, accounts.site.url);
  await answered.promise;
  await link('Mon compte').waitFor();
  expect(await link('Mon compte').getAttribute('data-initial')).toBeNull();
  expect(errors).toEqual([]);
});

test('a session that has ended loses its marker at the first call, and is asked about no more', async () => {
  const domain = new URL(accounts.site.url).hostname;
  await context.addCookies([
    { name: '__Host-session', value: 'not.a.token', domain, path: '/', secure: true, httpOnly: true },
    { name: 'compte', value: '1', domain, path: '/', secure: true },
  ]);
  await openIdle(page, accounts.site.url);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('compte');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-session');
  paths.length = 0;
  await openIdle(page, accounts.site.url);
  await link('Mon compte').waitFor();
  expect(paths).not.toContain(call);
});

test('no script can read the token: it is in no cookie they see, no storage, no document and no answer', async () => {
  await context.addCookies(browserCookies(zoe));
  const token = zoe.cookies.get('__Host-session') ?? 'none';
  expect((await context.cookies()).find(({ name }) => name === '__Host-session')?.value).toBe(token);
  for (const path of ['/', '/compte']) {
    await openIdle(page, accounts.site.url + path);
    const readable = await page.evaluate(async (address) => {
      const answer = await fetch(address);
      return [
        document.cookie,
        JSON.stringify({ ...localStorage }),
        JSON.stringify({ ...sessionStorage }),
        document.documentElement.outerHTML,
        JSON.stringify([...answer.headers]) + (await answer.text()),
        JSON.stringify(history.state),
      ];
    }, call);
    expect(readable[0]).toContain('compte=1');
    expect(readable[4]).toContain('Zoé');
    expect(readable.filter((text) => text?.includes(token))).toEqual([]);
  }
});
