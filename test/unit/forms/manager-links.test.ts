import { beforeEach, expect, test } from 'vitest';
import { createManagerSite, hiddenOf, linkOf, type ManagerSite, now, nursery, pagePath, place, placesOf } from './manager-site.ts';

let site: ManagerSite;

beforeEach(() => {
  site = createManagerSite();
});

test('a link is for its reader alone: what it is signed with leaves the address, and nothing of the page is kept, listed or told', async () => {
  const opened = await site.app.get(linkOf());
  expect(opened.headers.get('set-cookie')).toMatch(
    /^__Host-places-x3k9f2=\d+\.[0-9a-f]{64}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(Object.fromEntries(opened.headers)).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  const { response, html } = await site.pageOf(await site.open());
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  expect(html).not.toContain('signature');
  expect(html).toContain('Vos places\u202f: Les Lutins');
  expect(html).toContain('2 places libres');
  expect(html).toContain('de 10 à 36 mois, lundi, mardi, jeudi, vendredi');
});

test('opening a link, and opening its page, changes nothing', async () => {
  for (const method of ['HEAD', 'GET']) await site.app.send(linkOf(), { method });
  await site.pageOf(await site.open());
  expect([site.rows(), site.cms.sent]).toEqual([[], []]);
});

test.for([
  ['revoked', 'Un lien plus récent'],
  ['gone', 'n’est plus présentée'],
] as const)(
  'a link whose nursery has %s by the word of the CMS says so, before and after something was typed',
  async ([standing, words]) => {
    const cookie = await site.open();
    const { html } = await site.pageOf(cookie);
    site.cms.standing = standing;
    const closed = await site.pageOf(cookie);
    expect(closed.response.status).toBe(410);
    expect(closed.html).toContain(words);
    const response = await site.post(cookie, { ...hiddenOf(html), ...placesOf({ count: 5 }) });
    expect([response.status, (await response.text()).includes(words)]).toEqual([422, true]);
    expect(site.rows()).toEqual([]);
  },
);

test('who has opened no link is told where it is; the link of one nursery opens no other, and two nurseries stay open side by side', async () => {
  expect((await site.app.get(pagePath)).status).toBe(200);
  expect(await (await site.app.get(pagePath)).text()).toContain('Ouvrez cette page par le lien du message');
  const [one, other] = [await site.open(), await site.open(linkOf({ of: 'another' }))];
  expect((await site.pageOf(other)).html).not.toContain('Lutins');
  expect((await site.post(other, { page: pagePath, nursery, ...placesOf({}) })).status).toBe(422);
  for (const address of [pagePath, '/gestionnaires/places/another'])
    expect(await (await site.app.get(address, { cookie: `${one}; ${other}` })).text()).toContain('Les Lutins');
  expect(site.rows()).toEqual([]);
});

test('a link that was forwarded, or opened on another device, works like the first', async () => {
  const [first, second] = [await site.open(), await site.open()];
  const { html } = await site.pageOf(first);
  expect((await site.post(first, { ...hiddenOf(html), ...placesOf({ count: 3 }) })).status).toBe(303);
  await site.app.settle();
  site.cms.places = [{ ...place, count: 3 }];
  expect((await site.pageOf(second)).html).toContain('3 places libres');
});

test.for<[string, () => string, number, string]>([
  ['that was cut off', () => linkOf().replace(/.{8}$/, ''), 403, 'n’est pas complet'],
  ['without its end', () => linkOf().replace(/expires=\d+&/, ''), 403, 'n’est pas complet'],
  ['signed by somebody else', () => linkOf({ secret: 'another secret' }), 403, 'n’est pas complet'],
  ['with a later end', () => linkOf().replace(/expires=\d+/, `expires=${Math.floor(now / 1000) + 9_999_999}`), 403, 'n’est pas complet'],
  ['of another nursery', () => linkOf({ of: 'another' }).replace('another', nursery), 403, 'n’est pas complet'],
  ['that has ended', () => linkOf({ end: now - 1000 }), 410, 'a vécu'],
])('a link %s opens nothing, asks the CMS nothing, and sends nothing', async ([, link, status, words]) => {
  const cookie = await site.open(link());
  const { response, html } = await site.pageOf(cookie);
  expect(response.status).toBe(status);
  expect(html).toContain(words);
  expect(html).not.toContain('Lutins');
  const sent = await site.post(cookie, { page: pagePath, nursery, ...placesOf({}) });
  expect(sent.status).toBe(422);
  expect(await sent.text()).toContain(words);
  expect(site.rows()).toEqual([]);
  expect(site.app.cmsCalls.filter((call) => call.includes('manager-links'))).toEqual([]);
});
