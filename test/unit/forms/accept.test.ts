import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { contact, type Fields, formReplyOf, postForm, preRegistration, withHeaders } from '../../app/form-post.ts';
import { createTestApp, type TestApp } from '../../app/test-app.ts';

const json = { accept: 'application/json' };
const whitePaper: Fields = {
  page: '/livres-blancs-entreprise/guide-rh-cofinancer-une-place-en-creche',
  whitePaperSlug: 'guide-rh-cofinancer-une-place-en-creche',
  firstName: 'Ana',
  lastName: 'Costa',
  email: 'ana@exemple.fr',
};

interface Sent {
  path: string;
  entry: Record<string, unknown>;
}

/** An app whose CMS takes submissions, as `answer` says. */
function appWithCms(answer: (sent: Sent) => unknown = ({ entry }) => ({ data: { documentId: 'd', ...entry } })) {
  const sent: Sent[] = [];
  const app = createTestApp((url, init) => {
    if (init.method !== 'POST') return answerFromSeed(url);
    const one = { path: url.pathname, entry: JSON.parse(String(init.body)).data };
    sent.push(one);
    return answer(one);
  });
  return { app, sent };
}

const rowsOf = (app: TestApp) => app.database.rows('SELECT * FROM submissions');

test('a contact without JavaScript: one row, 303 to the thanks, the reference in a cookie and in no address', async () => {
  const { app, sent } = appWithCms();
  const response = await postForm(app, 'contact', contact);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/formulaires/contact/merci');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [link, receipt] = response.headers.getSetCookie();
  expect(link).toMatch(/^__Host-suivi=CS-.{4}-.{4}\.\d+\.[0-9a-f]{64}; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const cookie = receipt ?? '';
  expect(cookie).toMatch(
    /^__Host-receipt=CS-.{4}-.{4}%20\d{4}-\d\d-\d\d%20zoe%40exemple\.fr; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const [row] = rowsOf(app);
  expect(row).toMatchObject({ form: 'contact', outcome: 'received', locale: 'fr', source_page: '/contact', consent_version: '2026-11-27' });
  expect(row?.consent_text).toContain('Vous pouvez saisir la CNIL.');
  await app.settle();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: '/api/contact-requests',
    entry: { submissionKey: row?.submission_key, reference: row?.reference, phone: '+33612345678', language: 'fr', suspicion: null },
  });
  expect(rowsOf(app)[0]).toMatchObject({ attempts: 1, last_error: null });
  expect(rowsOf(app)[0]?.delivered_at).not.toBeNull();

  const thanks = await app.get('/formulaires/contact/merci', { cookie: cookie.split(';')[0] ?? '' });
  expect(thanks.headers.get('cache-control')).toBe('no-store');
  expect(thanks.headers.get('x-robots-tag')).toContain('noindex');
  expect(await thanks.text()).toContain(String(row?.reference));
  expect(await (await app.get('/formulaires/contact/merci')).text()).not.toContain(String(row?.reference));
});

test('with JavaScript the same address answers JSON, in the language of the page', async () => {
  const { app } = appWithCms();
  const response = await postForm(withHeaders(app, json), 'contact', { ...contact, page: '/en/contact', elapsedMilliseconds: '30000' });
  const [row] = rowsOf(app);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: 'accepted',
    reference: row?.reference,
    outcome: 'received',
    next: '/en/formulaires/contact/merci',
  });
  expect(row).toMatchObject({ locale: 'en' });
  expect(row?.consent_text).toContain('You may complain to the CNIL');
});

test('what is refused comes back on its page with everything entered, and says why', async () => {
  const { app } = appWithCms();
  const wrong: Fields = { ...contact, email: 'zoe@', phone: '0000000000', message: '<b>"x"</b>', marketingEmail: 'on' };
  const response = await postForm(app, 'contact', wrong);
  expect(response.status).toBe(422);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { page: _page, ...values } = wrong;
  expect(await formReplyOf(response)).toEqual({
    form: 'contact',
    values,
    errors: { email: 'email_invalid', phone: 'phone_invalid' },
    error: 'invalid',
  });
  expect(rowsOf(app)).toEqual([]);
  const answer = await postForm(withHeaders(app, json), 'contact', wrong);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ status: 'invalid', error: 'invalid', errors: { email: 'email_invalid', phone: 'phone_invalid' } });
  expect(app.fake.values.size === 0 || ![...app.fake.values].some(([, value]) => value.includes('zoe@'))).toBe(true);
});

test.for([undefined, '', 'https://evil.example/x', '//evil.example', '/nowhere/at/all\\', '/%', 'contact', `/${'x'.repeat(600)}`])(
  'a page that is said to be %j is not believed: the form’s own page is shown',
  async (page) => {
    const { app } = appWithCms();
    const response = await postForm(app, 'contact', { ...(page === undefined ? {} : { page }), email: 'x' });
    const html = await response.text();
    expect([response.status, html.includes('<link rel="canonical" href="https://site.example/contact"/>')]).toEqual([422, true]);
  },
);

test('sent again it is one: by key, by content, across midnight, by a double click at once', async () => {
  const { app, sent } = appWithCms();
  const key = crypto.randomUUID();
  const both = await Promise.all([
    postForm(withHeaders(app, json), 'contact', contact),
    postForm(withHeaders(app, json), 'contact', contact),
  ]);
  const [first, second] = await Promise.all(both.map((response) => response.json()));
  expect(second).toEqual(first);
  app.pass(14 * 3600 + 60);
  // So much later it may be a stranger's, who is told no reference.
  const later = await (await postForm(withHeaders(app, json), 'contact', { ...contact, submissionKey: key })).json();
  expect(later).toEqual({ ...first, reference: null });
  expect(rowsOf(app)).toHaveLength(1);

  const other = { ...contact, message: 'Une autre question', submissionKey: key };
  const third = await (await postForm(withHeaders(app, json), 'contact', other)).json();
  app.pass(5 * 86_400);
  expect(await (await postForm(withHeaders(app, json), 'contact', other)).json()).toEqual(third);
  // The key of a form that was changed and sent again: nothing that was typed is lost.
  const changed = { ...other, message: 'Et encore une' };
  const fourth = await (await postForm(withHeaders(app, json), 'contact', changed)).json();
  expect(await (await postForm(withHeaders(app, json), 'contact', changed)).json()).toEqual(fourth);
  expect(new Set([first, third, fourth].map(({ reference }) => reference)).size).toBe(3);
  await app.settle();
  expect(rowsOf(app)).toHaveLength(3);
  expect(sent).toHaveLength(3);
});

test('one key with many contents at the same moment: each is stored, each sender has a reference of their own', async () => {
  const { app, sent } = appWithCms();
  for (const form of ['contact', 'livre-blanc'] as const) {
    const fields = form === 'contact' ? contact : whitePaper;
    const key = crypto.randomUUID();
    const contents = Array.from({ length: 8 }, (_, number) => ({ ...fields, lastName: `Nom ${'abcdefgh'[number]}`, submissionKey: key }));
    const answers = await Promise.all(contents.map((content) => postForm(withHeaders(app, json), form, content)));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(bodies.map(({ status }) => status)).toEqual(contents.map(() => 'accepted'));
    expect(new Set(bodies.map(({ reference }) => reference)).size).toBe(8);
    // Each of them sent again is what it was.
    const again = await Promise.all(contents.map((content) => postForm(withHeaders(app, json), form, content)));
    expect(await Promise.all(again.map(async (answer) => (await answer.json()).reference))).toEqual(
      bodies.map(({ reference }) => reference),
    );
  }
  await app.settle();
  expect(rowsOf(app)).toHaveLength(16);
  expect(new Set(sent.map(({ entry }) => entry.submissionKey)).size).toBe(16);
});

test('a key that comes back after the erasure of what it brought: another content is stored, the same one is not doubled', async () => {
  const { app } = appWithCms();
  const fields = { ...contact, submissionKey: crypto.randomUUID() };
  const first = await (await postForm(withHeaders(app, json), 'contact', fields)).json();
  await app.settle();
  app.pass(29 * 86_400);
  await app.dependencies.submissions.erase(app.dependencies.clock());
  expect(rowsOf(app)).toMatchObject([{ payload: null }]);
  const other = await (await postForm(withHeaders(app, json), 'contact', { ...fields, message: 'Une autre question' })).json();
  expect(other.reference).not.toBe(first.reference);
  expect(await (await postForm(withHeaders(app, json), 'contact', fields)).json()).toEqual(first);
  expect(rowsOf(app)).toHaveLength(2);
});

test('who sends later what somebody else has sent is one with them, and is not told their reference', async () => {
  const { app } = appWithCms();
  const ownContact = { ...contact, submissionKey: crypto.randomUUID() };
  const first = await (await postForm(withHeaders(app, json), 'contact', ownContact)).json();
  app.pass(599);
  expect(await (await postForm(withHeaders(app, json), 'contact', contact)).json()).toEqual(first);
  app.pass(1);
  for (const stranger of [contact, { ...contact, submissionKey: crypto.randomUUID() }]) {
    expect(await (await postForm(withHeaders(app, json), 'contact', stranger)).json()).toEqual({ ...first, reference: null });
    expect((await postForm(app, 'contact', stranger)).headers.get('set-cookie')).toBe(null);
  }
  expect(await (await postForm(withHeaders(app, json), 'contact', ownContact)).json()).toEqual(first);
  expect(rowsOf(app)).toHaveLength(1);
});

test('a database that fails: an error that keeps the data, and a report', async () => {
  const { app } = appWithCms();
  app.database.error = new Error('D1_ERROR: down');
  const response = await postForm(app, 'contact', contact);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await formReplyOf(response)).toMatchObject({ error: 'unavailable', values: { message: contact.message } });
  expect(app.logger.error).toHaveBeenCalledWith('submission-not-written', app.database.error, expect.anything());
  app.database.error = null;
  expect((await postForm(app, 'contact', contact)).status).toBe(303);
});

test('a pre-registration is accepted or rejected by the rule, and both are recorded', async () => {
  const { app, sent } = appWithCms();
  const accepted = await postForm(app, 'pre-inscription', { ...preRegistration, whole: '1', 'parents.0.employer': 'Mairie de Paris' });
  expect(accepted.headers.get('location')).toBe('/formulaires/pre-inscription/acceptee');
  const rejected = await postForm(app, 'pre-inscription', {
    ...preRegistration,
    whole: '1',
    'parents.0.employmentStatus': 'student',
    'parents.1.employmentStatus': 'none',
  });
  expect(rejected.headers.get('location')).toBe('/formulaires/pre-inscription/refusee');
  await app.settle();
  expect(sent.map(({ path, entry }) => [path, entry.outcome, entry.needsReview])).toEqual([
    ['/api/pre-registrations', 'accepted', true],
    ['/api/pre-registrations', 'rejected', false],
  ]);
  expect(sent[0]?.entry).toMatchObject({
    startDate: '2027-03-31',
    children: [{ birthDate: '2026-03-31' }],
    parents: [{ employer: 'Mairie de Paris' }],
  });
});

test('a child past the age is rejected for its age, on a screen that says so, also when it is sent twice', async () => {
  const { app, sent } = appWithCms();
  const old = {
    ...preRegistration,
    whole: '1',
    submissionKey: '0b6c7a0e-0000-4000-8000-00000000a6e1',
    'children.0.birthDate': '2023-01-15',
  };
  for (let times = 0; times < 2; times += 1) {
    const response = await postForm(app, 'pre-inscription', old);
    expect(response.headers.get('location')).toBe('/formulaires/pre-inscription/refusee-age');
  }
  await app.settle();
  expect(sent.map(({ entry }) => entry.outcome)).toEqual(['rejected']);
  const screen = await (await app.get('/formulaires/pre-inscription/refusee-age')).text();
  expect(screen).toContain('trois ans ou plus');
  expect(await (await app.get('/formulaires/pre-inscription/refusee')).text()).not.toContain('trois ans ou plus');
});

test.for([
  ['contact_added', 'envoye'],
  ['contact_exists', 'deja-envoye'],
  ['contact_error', 'erreur'],
  ['missing_id', 'introuvable'],
  ['accepted', 'en-cours'],
  ['nonsense', 'en-cours'],
] as const)('a white paper that the CMS says to be %s leads to that outcome', async ([outcome, segment]) => {
  const { app } = appWithCms(() => ({ data: { documentId: 'd', outcome } }));
  const response = await postForm(app, 'livre-blanc', whitePaper);
  expect(response.headers.get('location')).toBe(`/formulaires/livre-blanc/${segment}`);
});

test('a white paper waits where the CMS is down, and is missing without its id', async () => {
  const { app } = appWithCms(() => new Response('', { status: 500 }));
  expect((await postForm(app, 'livre-blanc', whitePaper)).headers.get('location')).toBe('/formulaires/livre-blanc/en-cours');
  expect(rowsOf(app)[0]).toMatchObject({ delivered_at: null, attempts: 1, last_error: '500 UnknownError' });
  const missing = await postForm(withHeaders(app, json), 'livre-blanc', { ...whitePaper, whitePaperSlug: ' ' });
  expect(await missing.json()).toMatchObject({ status: 'accepted', outcome: 'missing_id', reference: null });
  expect(rowsOf(app)).toHaveLength(1);
});
