import { expect, test } from 'vitest';
import { routes } from '../../../routes.ts';
import { cookiesOf, createAccountApp, marie, newToken, oldToken, refusal, signedIn } from './fake-accounts.ts';

const password = 'Ma 3e poussette est verte';
const credentials = { email: 'marie@exemple.fr', password };
const screens = routes.filter(({ id }) => id.startsWith('account')).map(({ pattern }) => pattern);
const posts = [...screens, '/compte/deconnexion', '/compte/creches'];

test.for([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { origin: 'https://x.site.example', 'sec-fetch-site': 'same-site' }],
  ['nobody', {}],
  ['a sandbox', { origin: 'null' }],
  ['plain text', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
] as const)('nothing changes at the word of %s', async ([, headers]) => {
  const app = createAccountApp();
  for (const path of posts) {
    const response = await app.send(path, {
      method: 'POST',
      body: new URLSearchParams(credentials),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: signedIn, ...headers },
    });
    expect([path, response.status]).toEqual([path, 403]);
    expect(cookiesOf(response)).toEqual({});
  }
  expect(app.calls).toEqual([]);
});

test('a browser that only says its origin is believed', async () => {
  const app = createAccountApp({ 'POST /auth/local': { jwt: newToken } });
  const response = await app.send('/compte/connexion', {
    method: 'POST',
    body: new URLSearchParams(credentials),
    headers: { origin: 'https://site.example' },
  });
  expect(response.status).toBe(303);
});

test('what is read changes nothing: no screen, call or payload calls the CMS but to read', async () => {
  const app = createAccountApp();
  for (const path of [...posts, '/compte/session'])
    await app.get(path, { cookie: `${signedIn}; __Host-lien=confirmation.${'ab'.repeat(20)}` });
  expect(new Set(app.calls.map(({ method }) => method))).toEqual(new Set(['GET']));
});

test('everything about accounts is private: pages, payloads, redirects, failures; and no search engine lists it', async () => {
  const app = createAccountApp();
  const addresses = screens.flatMap((path) => [path, `/en${path}`, `${path}/_payload.json?build-1`, `${path}/inconnu`]);
  for (const path of [...addresses, '/compte/session', '/connect/google', '/api/connect/google/callback']) {
    for (const cookie of ['', signedIn]) {
      const response = await app.get(path, { cookie });
      expect([path, response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
        path,
        'private, no-store',
        'noindex',
      ]);
      expect(await response.text()).not.toContain(oldToken);
    }
  }
  await app.settle();
  expect([...app.fake.values.keys()].filter((key) => key.startsWith('page:'))).toEqual([]);
  expect(JSON.stringify([...app.fake.values])).not.toMatch(/marie@exemple|Dupont|\/compte/);
});

test('pages of the site are the same for everybody, signed in or not, and know no session', async () => {
  const app = createAccountApp();
  const [anonymousPage, ownPage] = [await app.get('/equipe'), await app.get('/equipe', { cookie: signedIn })];
  const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');
  expect(withoutNonce(await ownPage.text())).toBe(withoutNonce(await anonymousPage.text()));
  expect([ownPage.headers.get('set-cookie'), app.calls]).toEqual([null, []]);
});

test('known and unknown addresses are answered alike, at the same moment, whatever the CMS says', async () => {
  const email = { email: 'marie@exemple.fr' };
  for (const [path, call, fields] of [
    ['/compte/mot-de-passe-oublie', 'POST /auth/forgot-password', email],
    ['/compte/confirmation', 'POST /auth/send-email-confirmation', { ...email, form: 'send-confirmation' }],
    ['/compte/inscription', 'POST /auth/local/register', credentials],
  ] as const) {
    const never = new Promise(() => {});
    const answers = [
      { ok: true },
      refusal(400, 'Already confirmed', 'ApplicationError'),
      refusal(500, 'Internal Server Error'),
      new Error('timeout'),
      () => never,
    ];
    // A registration that takes long is waited for, and the CMS says the same of both.
    const possible = call.endsWith('register') ? [{ user: {} }] : answers;
    for (const answer of possible) {
      const app = createAccountApp({ [call]: answer });
      const response = await app.post(path, fields);
      expect([path, response.status, response.headers.get('location')?.replace(/=.*/, '')]).toEqual([path, 303, `${path}?avis`]);
      expect(app.waits).toEqual([1000]);
    }
  }
});

test('that too much was asked is told for known and unknown addresses, with the time to wait', async () => {
  const limited = () =>
    Response.json(
      { error: { status: 429, name: 'RateLimitError', message: 'Too many requests', details: {} } },
      { status: 429, headers: { 'retry-after': '300' } },
    );
  const answerTime = Promise.withResolvers<void>();
  const app = createAccountApp({ 'POST /auth/forgot-password': limited }, { wait: () => answerTime.promise });
  const answer = app.post('/compte/mot-de-passe-oublie', { email: 'marie@exemple.fr' });
  await expect.poll(() => app.logger.warn.mock.calls.length).toBeGreaterThan(0);
  answerTime.resolve();
  const response = await answer;
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '300']);
});

test.for([
  ['a password of 100 kB', { ...credentials, password: 'x'.repeat(100_000) }, 400],
  ['no password', { email: 'marie@exemple.fr' }, 400],
  ['no address', { password }, 400],
  ['a body of 200 kB', { ...credentials, x: 'x'.repeat(200_000) }, 413],
  ['a line break in the address', { ...credentials, email: 'a@b.fr\r\nBcc: c@d.fr' }, 400],
] as const)('%s does not reach the CMS', async ([, fields, status]) => {
  const app = createAccountApp();
  expect((await app.post('/compte/connexion', { ...fields })).status).toBe(status);
  expect(app.calls).toEqual([]);
});

test('a body of another type is refused', async () => {
  const app = createAccountApp();
  for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain']) {
    const response = await app.send('/compte/connexion', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': type, origin: 'https://site.example' },
    });
    expect([type, response.status]).toEqual([type, 415]);
  }
});

test('with the CMS down a form comes back with 503, and nobody is told more', async () => {
  const app = createAccountApp({ 'POST /auth/local': new Error('connect ECONNREFUSED 10.0.0.1') });
  const response = await app.post('/compte/connexion', credentials);
  const html = await response.text();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(html).toContain('Le service ne répond pas');
  expect(html).not.toMatch(/ECONNREFUSED|10\.0\.0\.1/);
  expect(app.logger.error).toHaveBeenCalledWith('account-call-failed', expect.anything(), {
    method: 'POST',
    path: '/auth/local',
    status: 500,
  });
});

test('a weak password is refused before it leaves, with the rule', async () => {
  const app = createAccountApp();
  for (const [weak, text] of [
    ['court', '12 caractères au moins'],
    ['azertyuiop2026', 'parmi les plus utilisés'],
    ['marie@exemple.fr', 'surtout votre adresse'],
  ] as const) {
    const response = await app.post('/compte/inscription', { email: 'marie@exemple.fr', password: weak });
    expect([weak, response.status]).toEqual([weak, 400]);
    expect(await response.text()).toContain(text);
  }
  expect(app.calls).toEqual([]);
});

test('data are exported as a file and the account deleted, both by its password', async () => {
  const app = createAccountApp({
    'POST /account/export': { data: { account: { email: marie.email }, savedNurseries: marie.savedNurseries, requests: {} } },
    'POST /account/remove': { data: null },
  });
  const file = await app.post('/compte/mes-donnees', { form: 'export', password }, { cookie: signedIn });
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="mes-donnees-creche-sereine.json"');
  expect(await file.json()).toEqual({
    account: { email: marie.email },
    savedNurseries: [
      expect.objectContaining({
        documentId: 'nursery-petite-brindille-lyon',
        address: 'https://site.example/trouver-une-creche/petite-brindille-lyon',
      }),
      { documentId: 'gone1' },
    ],
    requests: {},
  });
  const gone = await app.post('/compte/mes-donnees', { form: 'remove', password }, { cookie: signedIn });
  expect(gone.headers.get('location')).toBe('/compte/connexion?avis=compte-supprime');
  expect(cookiesOf(gone)['__Host-session']).toMatch(/^; Max-Age=0/);
  for (const { headers, body } of app.calls.filter(({ method }) => method === 'POST')) {
    expect([headers.authorization, body]).toEqual([`Bearer ${oldToken}`, { password }]);
  }

  const wrong = createAccountApp({ 'POST /account/remove': refusal(400, 'The provided current password is invalid') });
  const refused = await wrong.post('/compte/mes-donnees', { form: 'remove', password }, { cookie: signedIn });
  expect([refused.status, cookiesOf(refused)]).toEqual([400, {}]);
  expect(await refused.text()).toContain('Ce mot de passe n’est pas le bon.');
});

test('nobody changes, exports or deletes what is not theirs', async () => {
  const app = createAccountApp();
  for (const [path, form] of [
    ['/compte', 'profile'],
    ['/compte', 'nurseries'],
    ['/compte/mot-de-passe', ''],
    ['/compte/mes-donnees', 'export'],
    ['/compte/mes-donnees', 'remove'],
  ] as const) {
    const response = await app.post(path, { form });
    expect([path, form, response.status]).toEqual([path, form, 303]);
    expect(response.headers.get('location')).toMatch(/^\/compte\/connexion\?retour=%2Fcompte/);
  }
  expect(app.calls).toEqual([]);
});

test('nurseries of a device and of the account come together, those offline stay', async () => {
  const app = createAccountApp({ 'PUT /account/nurseries': { data: ['nursery-petite-brindille-lyon', 'gone1'] } });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.send('/compte/creches', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: 'https://site.example', cookie: signedIn, ...headers },
    });
  const response = await send({ add: ['petite-brindille-lyon'], remove: ['inconnue'] });
  expect(await response.json()).toEqual({ slugs: ['petite-brindille-lyon'] });
  // It had that one already.
  expect(app.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  await send({ add: [], remove: ['petite-brindille-lyon'] });
  expect(app.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ add: [], remove: ['nursery-petite-brindille-lyon'] });
  expect((await send({ add: [], remove: [] }, { cookie: '' })).status).toBe(401);
  for (const body of [{}, [], { add: ['../x'], remove: [] }, { add: Array(101).fill('a'), remove: [] }])
    expect((await send(body)).status).toBe(400);
  expect((await send({}, { 'content-type': 'text/plain' })).status).toBe(415);
});
