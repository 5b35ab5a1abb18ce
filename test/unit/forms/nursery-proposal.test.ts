import { beforeEach, expect, test } from 'vitest';
import { deliverDue } from '../../../worker/forms/submissions/deliver.ts';
import { formReplyOf, sameOrigin } from '../../app/form-post.ts';
import { createProposalSite, linkOf, now, type ProposalSite, pagePath, proposal } from './proposal-site.ts';

const endOf = (response: Response) => [response.status, response.headers.get('location')];

let site: ProposalSite;

beforeEach(() => {
  site = createProposalSite();
});

test('a link shows what the nursery decides by, and is kept, listed and told nowhere', async () => {
  const opened = await site.app.get(linkOf());
  expect(opened.headers.get('set-cookie')).toMatch(
    /^__Host-proposition-x3k9f2=\d+\.[0-9a-f]{64}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(Object.fromEntries(opened.headers)).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  const { response, html } = await site.pageOf(await site.open());
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  expect(html).not.toContain('signature');
  for (const words of [
    'Les Lutins',
    '9 mois',
    '4 janvier 2027',
    'un mois plus tôt ou plus tard',
    'lundi, mardi, jeudi et vendredi',
    'de 8\u00a0h à 18\u00a0h\u00a030',
  ])
    expect(html).toContain(words);
});

test('opening a link, and opening its page, changes nothing', async () => {
  for (const method of ['HEAD', 'GET']) await site.app.send(linkOf(), { method });
  await site.pageOf(await site.open());
  expect([site.rows(), site.cms.sent]).toEqual([[], []]);
});

test('one press accepts; the page then says whom to write to, and still takes a visit', async () => {
  const cookie = await site.open();
  const { html } = await site.pageOf(cookie);
  expect(html).not.toContain('Zoé');
  expect(endOf(await site.press(cookie, html, { answer: 'accept' }))).toEqual([303, pagePath]);
  const accepted = await site.pageOf(cookie);
  for (const words of ['Vous avez accepté', 'Zoé Le Goff', 'zoe@exemple.fr', 'Proposer cette visite'])
    expect(accepted.html).toContain(words);
  expect(accepted.html).not.toContain('Décliner cet accueil');
  expect(endOf(await site.press(cookie, accepted.html, { answer: 'visit', visitOn: '2026-12-07' }))).toEqual([303, pagePath]);
  expect((await site.pageOf(cookie)).html).toContain('7 décembre 2026');
  expect(site.cms.sent).toMatchObject([
    { proposal, answer: 'accept', visitOn: null, reason: null, note: null },
    { proposal, answer: 'visit', visitOn: '2026-12-07' },
  ]);
});

test('a refusal goes with its reason and a word, and the page says that it was taken', async () => {
  const cookie = await site.open();
  const { html } = await site.pageOf(cookie);
  expect((await site.press(cookie, html, { answer: 'decline', reason: 'days', note: 'Pas le mercredi' })).status).toBe(303);
  expect(site.cms.sent).toMatchObject([{ answer: 'decline', reason: 'days', note: 'Pas le mercredi' }]);
  const declined = await site.pageOf(cookie);
  expect([declined.response.status, declined.html.includes('Vous avez décliné'), declined.html.includes('Les Lutins')]).toEqual([
    200,
    true,
    false,
  ]);
});

test.for<[Record<string, string>, Record<string, string>]>([
  [{ answer: 'decline' }, { reason: 'required' }],
  [{ answer: 'decline', reason: 'weather' }, { reason: 'choice_invalid' }],
  [{ answer: 'visit' }, { visitOn: 'required' }],
  [{ answer: 'visit', visitOn: '2026-11-26' }, { visitOn: 'date_past' }],
  [{ answer: 'visit', visitOn: '2026-02-30' }, { visitOn: 'date_invalid' }],
  [{ answer: 'decline', reason: 'age', note: 'x'.repeat(501) }, { note: 'too_long' }],
])('%j is refused on its page, with what was typed', async ([fields, errors]) => {
  const cookie = await site.open();
  const { html } = await site.pageOf(cookie);
  const response = await site.press(cookie, html, fields);
  expect(response.status).toBe(422);
  expect(await formReplyOf(response.clone())).toMatchObject({ form: 'nursery-answer', error: 'invalid', errors, values: fields });
  expect(await response.text()).toContain('aria-invalid="true"');
  expect(site.rows()).toEqual([]);
});

test('pressed twice, a button sends one answer', async () => {
  const cookie = await site.open();
  const { html } = await site.pageOf(cookie);
  const ends = await Promise.all([site.press(cookie, html, { answer: 'accept' }), site.press(cookie, html, { answer: 'accept' })]);
  const late = await site.press(cookie, html, { answer: 'accept' });
  expect([...ends, late].map(endOf)).toEqual(Array.from({ length: 3 }, () => [303, pagePath]));
  expect([site.rows().length, site.cms.sent.length]).toEqual([1, 1]);
});

test('an answer that comes after another, or after the proposal was withdrawn, is told to be late', async () => {
  const cookie = await site.open();
  const { html } = await site.pageOf(cookie);
  site.cms.outcome = 'late';
  expect(endOf(await site.press(cookie, html, { answer: 'accept' }))).toEqual([303, '/formulaires/reponse-creche/trop-tard']);
  expect(await (await site.app.get('/formulaires/reponse-creche/trop-tard')).text()).toContain('était déjà close');
});

test('the CMS being down between page and click loses nothing, and sends nothing twice', async () => {
  const cookie = await site.open();
  const { html } = await site.pageOf(cookie);
  site.app.breakCms(new TypeError('down'));
  expect((await site.press(cookie, html, { answer: 'accept' })).status).toBe(303);
  await site.app.settle();
  const waiting = await site.pageOf(cookie);
  expect([waiting.response.status, waiting.html.includes('Votre accord est enregistré')]).toEqual([200, true]);
  expect(waiting.html).not.toContain('Décliner cet accueil');
  expect((await site.press(cookie, html, { answer: 'accept' })).status).toBe(303);
  site.app.breakCms(null);
  site.app.pass(3600);
  await deliverDue(site.app.dependencies);
  expect(site.cms.sent).toMatchObject([{ proposal, answer: 'accept' }]);
  expect((await site.pageOf(cookie)).html).toContain('Zoé Le Goff');
});

test('while the CMS is down, who opens a link is told to come back, and can answer nothing unseen', async () => {
  site.app.breakCms(new TypeError('down'));
  const { response, html } = await site.pageOf(await site.open());
  expect([response.status, html.includes('Notre base ne répond pas'), html.includes('<form method="post"')]).toEqual([200, true, false]);
});

test.for([
  ['withdrawn', 200, 'n’a plus cours'],
  ['declined', 200, 'Vous avez décliné'],
  ['revoked', 410, 'n’est plus celle de la crèche'],
  ['gone', 410, 'n’existe plus'],
] as const)('a proposal that is %s says so, and offers no answer', async ([standing, status, words]) => {
  site.cms.standing = standing;
  const { response, html } = await site.pageOf(await site.open());
  expect([response.status, html.includes(words), html.includes('Accepter cet accueil'), html.includes('9 mois')]).toEqual([
    status,
    true,
    false,
    false,
  ]);
});

test.for<[string, () => string, number, string]>([
  ['that was cut off', () => linkOf().replace(/.{8}$/, ''), 403, 'n’est pas complet'],
  ['without its end', () => linkOf().replace(/expires=\d+&/, ''), 403, 'n’est pas complet'],
  ['signed by somebody else', () => linkOf({ secret: 'another secret' }), 403, 'n’est pas complet'],
  ['with a later end', () => linkOf().replace(/expires=\d+/, `expires=${Math.floor(now / 1000) + 9_999_999}`), 403, 'n’est pas complet'],
  ['of another proposal', () => linkOf({ of: 'another' }).replace('another', proposal), 403, 'n’est pas complet'],
  ['that has ended', () => linkOf({ end: now - 1000 }), 410, 'a vécu'],
])('a link %s opens nothing, asks the CMS nothing, and sends nothing', async ([, link, status, words]) => {
  const cookie = await site.open(link());
  const { response, html } = await site.pageOf(cookie);
  expect([response.status, html.includes(words), html.includes('Lutins')]).toEqual([status, true, false]);
  const sent = await site.post(cookie, { page: pagePath, proposal, expires: '1', answer: 'accept' });
  expect([sent.status, (await sent.text()).includes(words)]).toEqual([422, true]);
  expect(site.rows()).toEqual([]);
  expect(site.app.cmsCalls.filter((call) => call.includes('/proposals/'))).toEqual([]);
});

test('who has opened no link is told where it is, and the link of one proposal answers no other', async () => {
  const bare = await site.app.get(pagePath);
  expect([bare.status, (await bare.text()).includes('Ouvrez cette page par le lien du message')]).toEqual([200, true]);
  const other = await site.open(linkOf({ of: 'another' }));
  expect((await site.post(other, { page: pagePath, proposal, answer: 'accept' })).status).toBe(422);
  // What the form says of itself is not believed: the link says which proposal is meant.
  await site.post(other, { page: '/gestionnaires/propositions/another', proposal, expires: '1', answer: 'accept' });
  expect(site.cms.sent.map((sent) => sent.proposal)).toEqual(['another']);
});

test('a link that was forwarded works like the first, and shows what was answered', async () => {
  const [first, second] = [await site.open(), await site.open()];
  const { html } = await site.pageOf(first);
  await site.press(first, html, { answer: 'accept' });
  expect((await site.pageOf(second)).html).toContain('Vous avez accepté');
});

test('another site sends nothing, nor who has sent too much', async () => {
  const cookie = await site.open();
  const { html } = await site.pageOf(cookie);
  const foreign = { ...sameOrigin, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await site.post(cookie, { page: pagePath, answer: 'accept' }, foreign)).status).toBe(403);
  site.app.limit.answer = false;
  expect((await site.press(cookie, html, { answer: 'accept' })).status).toBe(429);
  expect(site.rows()).toEqual([]);
});

test('the page and its answers are there in English', async () => {
  const cookie = await site.open();
  const html = await (await site.app.get(`/en${pagePath}`, { cookie })).text();
  for (const words of ['A family accepts your place', '9 months', 'Accept this child', 'a month earlier or later'])
    expect(html).toContain(words);
  expect(endOf(await site.press(cookie, html, { answer: 'accept' }))).toEqual([303, `/en${pagePath}`]);
});
