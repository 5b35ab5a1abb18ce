import { expect, test } from 'vitest';
import type { Fields } from '../../app/form-post.ts';
import { testConfig } from '../../app/test-app.ts';
import { createFamilySite, key, linkOf, now, pagePath, placement, reference } from './family-site.ts';

const dayMilliseconds = 86_400_000;

test('the link of a mail leaves its signature in a cookie, not in the address, and opens the page on the part it is about', async () => {
  const { app, cms } = createFamilySite();
  for (const [link, to] of [
    [linkOf(), pagePath],
    [linkOf({ part: 'proposal' }), `${pagePath}#proposition`],
    [linkOf({ language: 'en', part: 'withdrawal' }), `/en${pagePath}#retirer`],
    [`${linkOf()}&vers=//evil.example`, pagePath],
  ] as const) {
    const response = await app.get(link);
    expect([response.status, response.headers.get('location')]).toEqual([303, to]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  }
  // From a page of ours the browser is told to open it itself.
  const payload = await app.get(linkOf().replace(`${pagePath}?`, `${pagePath}/_payload.json?build-1&`));
  expect(await payload.json()).toEqual({ redirect: linkOf() });
  // A mail scanner that follows each link, and the page behind it, has answered nothing.
  expect(cms.sent).toEqual([]);
});

test('the page shows steps with their days, the next one, nursery, adviser and the place that is proposed with its price', async () => {
  const { open, pageOf, app } = createFamilySite();
  const { status, html } = await pageOf(await open());
  expect(status).toBe(200);
  for (const text of [
    'Reçue',
    '20 novembre 2026',
    '26 novembre 2026',
    'Prochaine étape au plus tard le 3 décembre 2026',
    'Camille Conseil',
  ])
    expect(html).toContain(text);
  for (const text of [
    'Une place à Petite Brindille',
    '4 janvier 2027',
    '1er décembre 2026 inclus',
    'Une belle équipe.',
    'lundi, mardi, jeudi et vendredi',
  ])
    expect(html).toContain(text);
  // Four days of ten hours, 47 weeks over twelve months, at 9.50 euros.
  expect(html).toContain(`environ 1\u202f488\u00a0€ par mois`);
  expect(html).toContain('Accepter cette place');
  const english = await app.get(`/en${pagePath}`, { cookie: await open(linkOf({ language: 'en' })) });
  expect(await english.text()).toContain('Next step by 3 December 2026 at the latest');
});

test('the price of a nursery with the national scale is a range', async () => {
  const { open, pageOf, cms } = createFamilySite();
  if (placement.proposal) cms.view = { ...placement, proposal: { ...placement.proposal, tariffMode: 'psu', hourlyPrice: null } };
  const { html } = await pageOf(await open());
  expect(html).toMatch(/de \d+\u00a0€ à \d+\u00a0€ par mois/);
});

test.for([
  ['a forged link', linkOf({ secret: 'another secret of the tests' }), 403, 'Ce lien ne s’ouvre pas'],
  ['a link that is cut off', linkOf().slice(0, -3), 403, 'Ce lien ne s’ouvre pas'],
  ['a link of another request', linkOf().replace(reference, 'CS-0000-0001'), 403, 'Ce lien ne s’ouvre pas'],
  ['an old link', linkOf({ at: now - 91 * dayMilliseconds }), 410, 'Ce lien a expiré'],
] as const)('%s opens nothing, and the page says why and leads on', async ([, link, status, title]) => {
  const { open, pageOf, cms } = createFamilySite();
  const page = await pageOf(await open(link));
  expect(page.status).toBe(status);
  expect(page.html).toContain(title);
  expect(page.html).toContain('href="/suivi-de-demande"');
  expect(page.html).not.toContain('Camille');
  expect(cms.sent).toEqual([]);
});

test('who has opened no link, whose request is erased, or whose CMS is down is told so', async () => {
  const { open, pageOf, cms, app } = createFamilySite();
  expect(await pageOf('')).toMatchObject({ status: 200, html: expect.stringContaining('Quel dossier') });
  const cookie = await open();
  cms.view = null;
  expect(await pageOf(cookie)).toMatchObject({ status: 410, html: expect.stringContaining('Ce dossier n’existe plus') });
  app.breakCms(new Error('down'));
  expect(await pageOf(cookie)).toMatchObject({ status: 503, html: expect.stringContaining('Rien n’est perdu') });
});

test('nobody keeps the page, and other sites are not told of it', async () => {
  const { open, app } = createFamilySite();
  const response = await app.get(pagePath, { cookie: await open() });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('same-origin');
  expect(await response.text()).toContain('noindex');
});

test.for<[fields: Fields, sent: object]>([
  [
    { action: 'accept', proposal: 'p5' },
    { action: 'accept', key, proposal: 'p5' },
  ],
  [
    { action: 'decline', proposal: 'p5', reason: 'too_far' },
    { action: 'decline', key, proposal: 'p5', reason: 'too_far' },
  ],
  [
    { action: 'decline', proposal: 'p5', reason: '' },
    { action: 'decline', key, proposal: 'p5', reason: null },
  ],
  [
    { action: 'message', text: ' Bonjour \r\n\r\nà vous ' },
    { action: 'message', key, text: 'Bonjour\n\nà vous' },
  ],
  [{ action: 'prolong' }, { action: 'prolong', key }],
  [
    { action: 'withdraw', confirm: 'yes' },
    { action: 'withdraw', key, confirm: true },
  ],
  [
    { action: 'birth', child: '0', birthDate: '2026-11-25' },
    { action: 'birth', key, child: 0, birthDate: '2026-11-25' },
  ],
  [
    { action: 'wishes', startDate: '2027-02-01', days: ['friday', 'monday'], hoursFrom: '8h', hoursTo: '17:30' },
    { action: 'wishes', key, startDate: '2027-02-01', days: ['monday', 'friday'], hoursFrom: '08:00', hoursTo: '17:30' },
  ],
])('the step %j goes to the CMS once, and a redirect leads back to the page, which says so', async ([fields, sent]) => {
  const { open, pageOf, act, cms } = createFamilySite();
  const cookie = await open();
  const response = await act(cookie, fields);
  const to = `${pagePath}?fait=${String(fields.action)}`;
  expect([response.status, response.headers.get('location')]).toEqual([303, `${to}#avis`]);
  expect(cms.sent).toEqual([sent]);
  const { html } = await pageOf(cookie, to);
  expect(html).toMatch(/role="status" id="avis" tabindex="-1"/i);
  // A refresh is a GET.
  await pageOf(cookie, to);
  expect(cms.sent).toHaveLength(1);
});

test.for<Fields>([
  { action: 'message', text: ' ' },
  { action: 'withdraw' },
  { action: 'birth', child: '0', birthDate: '2026-12-25' },
  { action: 'birth', child: '0', birthDate: '2020-12-25' },
  { action: 'asked', askedOn: '2026-12-25' },
  { action: 'wishes', startDate: '2020-02-01', days: ['monday'], hoursFrom: '08:00', hoursTo: '17:30' },
  { action: 'wishes', startDate: '2027-02-01', days: [], hoursFrom: '18:00', hoursTo: '08:00' },
])('the step %j comes back with what is wrong, and nothing is sent', async (fields) => {
  const { open, act, cms } = createFamilySite();
  cms.view = { ...placement, expected: [{ index: 0, firstName: 'Lou', dueDate: '2026-11-20' }] };
  const answer = await act(await open(), fields);
  expect([answer.status, cms.sent]).toEqual([422, []]);
  expect(await answer.text()).toContain('role="alert"');
});

test('a page that comes back has its focus on what is wrong, and what waits for an answer stands first', async () => {
  const { open, act, pageOf } = createFamilySite();
  const cookie = await open();
  expect(await (await act(cookie, { action: 'withdraw' })).text()).toMatch(
    /<input[^>]*name="confirm"[^>]*autofocus|<input[^>]*autofocus[^>]*name="confirm"/i,
  );
  for (const [fields, sentence] of [
    [{ action: 'withdraw' }, 'Cochez «'],
    [{ action: 'message', text: ' ' }, 'Écrivez votre message.'],
    [{ action: 'asked' }, 'Indiquez le jour'],
  ] as const)
    expect(await (await act(cookie, fields)).text()).toContain(sentence);
  const { html } = await pageOf(cookie);
  expect(html.indexOf('Accepter cette place')).toBeLessThan(html.indexOf('Où en est ma demande'));
});

test('a step that somebody was faster than says that nothing was changed', async () => {
  const { open, act, cms } = createFamilySite();
  cms.outcome = 'changed';
  const response = await act(await open(), { action: 'accept', proposal: 'p5' });
  expect(response.headers.get('location')).toBe(`${pagePath}?fait=changed#avis`);
});

test('while the CMS is down a step comes back with all that was typed, and sent again it is the same step', async () => {
  const { open, act, app, cms } = createFamilySite();
  const cookie = await open();
  app.breakCms(new Error('down'));
  const refused = await act(cookie, { action: 'message', text: 'Une visite est-elle possible ?' });
  expect(refused.status).toBe(503);
  const html = await refused.text();
  expect(html).toContain('Une visite est-elle possible ?</textarea>');
  expect(html).toContain(`name="submissionKey" value="${key}"`);
  expect(html).toMatch(/name="token" value="CS-0000-0000\.\d+\.[0-9a-f]{64}"/);
  app.breakCms(null);
  await act(cookie, { action: 'message', text: 'Une visite est-elle possible ?' });
  expect(cms.sent).toEqual([{ action: 'message', key, text: 'Une visite est-elle possible ?' }]);
});

test('each tab acts on the request that it shows, whatever was opened since, and a token that is none acts on nothing', async () => {
  const { open, act, cms, app } = createFamilySite();
  const cookie = await open();
  const token = decodeURIComponent(cookie.split('=')[1] ?? '');
  const other = `__Host-suivi=${token.replace(reference, 'CS-0000-0001')}`;
  const response = await act(other, { action: 'prolong', token });
  expect(response.status).toBe(303);
  expect(response.headers.get('set-cookie')).toContain(`__Host-suivi=${reference}`);
  expect(app.cmsCalls.filter((path) => path.startsWith('/api/follow-ups/'))).toEqual([`/api/follow-ups/${reference}`]);
  for (const forged of ['', 'cut', token.replace(reference, 'CS-0000-0001')]) {
    const refused = await act(cookie, { action: 'message', text: 'Bonjour', token: forged });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Bonjour</textarea>');
  }
  expect(cms.sent).toHaveLength(1);
});

test('the day an employer was asked is noted at the edge', async () => {
  const { open, act, cms } = createFamilySite();
  const response = await act(await open(), { action: 'asked', askedOn: '2026-11-20' });
  expect([response.status, response.headers.get('location'), cms.sent]).toEqual([303, `${pagePath}?fait=asked#avis`, []]);
});

test('a form that is refused once it is no longer shown comes back with what was typed', async () => {
  const { open, act, cms } = createFamilySite();
  cms.view = { ...placement, state: 'closed', closingReason: 'no_answer', proposal: null };
  const answer = await act(await open(), { action: 'withdraw' });
  expect(await answer.text()).toMatch(/role="alert"[^>]*>Quelques réponses/);
});

test('of a request that has ended, or was not retained, nothing is offered but a word to the adviser', async () => {
  const { open, pageOf, cms } = createFamilySite();
  cms.view = { ...placement, state: 'closed', closingReason: 'withdrawn', proposal: null, nextStepOn: null };
  const { html } = await pageOf(await open());
  expect(html).toContain('Vous l’avez retirée.');
  expect(html).toContain('value="message"');
  for (const action of ['withdraw', 'wishes', 'prolong', 'asked']) expect(html).not.toContain(`name="action" value="${action}"`);
  cms.view = { ...placement, state: 'received', outcome: 'rejected', proposal: null };
  expect((await pageOf(await open())).html).not.toContain('aria-current="step"');
});

test.for([
  ['the day it wrote', '2026-11-27', false],
  ['thirteen days later', '2026-11-14', false],
  ['two weeks later', '2026-11-13', true],
  ['a request whose last sign nobody knows', null, false],
] as const)('a family is asked whether it still searches once its last sign is two weeks old: %s', async ([, lastSignOn, isAsked]) => {
  const { open, pageOf, cms } = createFamilySite();
  cms.view = { ...placement, state: 'searching', proposal: null, lastSignOn };
  const { html } = await pageOf(await open());
  expect([html.includes('id="toujours"'), html.includes('value="prolong"')]).toEqual([isAsked, isAsked]);
  // Whoever searches no longer says so at any time.
  expect(html).toContain('value="withdraw"');
});

test('the key of the site alone signs links', () => {
  expect(linkOf({ secret: testConfig.linkSecret })).toBe(linkOf());
  expect(linkOf({ secret: 'x' })).not.toBe(linkOf());
});
