import { expect, test } from 'vitest';
import { testConfig } from '../../app/test-app.ts';
import { cookiesOf, createAccountApp, newToken, oldToken, refusal, sentAfter, signedIn } from './fake-accounts.ts';

const credentials = { email: 'Marie@Exemple.fr', password: 'correct cheval pile agrafe' };
const ended = {
  '__Host-session': expect.stringMatching(/^; Max-Age=0; Path=\/; HttpOnly; Secure/),
  compte: expect.stringMatching(/^; Max-Age=0/),
};
const begun = {
  '__Host-session': `${newToken}; Path=/; HttpOnly; Secure; SameSite=Lax`,
  compte: '1; Path=/; Secure; SameSite=Lax',
};
const withLink = (kind: string) => `__Host-lien=${kind}.${'0123456789abcdef'.repeat(8)}`;

test('signing in: the old token goes, the new one is stored, its user fetched, and the reader goes where they wanted', async () => {
  const app = createAccountApp({ 'POST /auth/local': { jwt: newToken, user: {} } });
  const response = await app.post(
    '/compte/connexion',
    { ...credentials, retour: '/en/trouver-une-creche?lieu=Lyon' },
    { cookie: signedIn, 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '10.0.0.1' },
  );
  expect([response.status, response.headers.get('location')]).toEqual([303, '/trouver-une-creche?lieu=Lyon']);
  expect(cookiesOf(response)).toEqual(begun);
  const [login, me, ...more] = app.calls;
  expect(more).toEqual([]);
  expect(login).toMatchObject({
    path: '/auth/local',
    search: '',
    body: { identifier: 'marie@exemple.fr', password: credentials.password },
  });
  expect(login?.headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-forwarded-for': '203.0.113.7',
    // With it the CMS believes the address.
    'x-worker-token': testConfig.cmsToken,
  });
  expect(me?.headers.authorization).toBe(`Bearer ${newToken}`);
});

test('who is remembered keeps the session for thirty days', async () => {
  const app = createAccountApp({ 'POST /auth/local': { jwt: newToken } });
  const response = await app.post('/compte/connexion', { ...credentials, remember: '1' });
  expect(cookiesOf(response)['__Host-session']).toBe(`${newToken}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`);
});

test('a form of an account comes back with the summary that all forms have: it leads to each field, which has the focus', async () => {
  const html = await (await createAccountApp().post('/compte/inscription', { email: 'marie@', password: 'court' })).text();
  const summary = /<div class="[^"]*" role="alert"[^>]*>.*?<\/div>/s.exec(html)?.[0].replaceAll('<!-- -->', '') ?? '';
  expect(summary).toContain('Quelques réponses sont à compléter ou à corriger.');
  expect(summary).toContain('<a href="#register-email">Adresse e\u2011mail</a>\u202f: Cette adresse e‑mail n’a pas la forme attendue.');
  expect(summary).toContain('<a href="#register-password">Mot de passe</a>\u202f: Il faut 12 caractères au moins.');
  expect(summary).not.toContain('autofocus');
  expect(html).toMatch(/<input (?=[^>]*id="register-email")(?=[^>]*autofocus)(?=[^>]*aria-invalid="true")(?=[^>]*value="marie@")/i);
});

test('where no field of an account is wrong, the summary has the focus', async () => {
  const app = createAccountApp({ 'POST /auth/local': refusal(400, 'Invalid identifier or password') });
  const html = await (await app.post('/compte/connexion', credentials)).text();
  expect(html).toMatch(/<div [^>]*role="alert"[^>]*autofocus/i);
});

test('a failed sign-in leaves its reader signed out, with what was typed but the password', async () => {
  const app = createAccountApp({ 'POST /auth/local': refusal(400, 'Invalid identifier or password') });
  const response = await app.post('/compte/connexion', credentials, { cookie: signedIn });
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(cookiesOf(response)).toEqual(ended);
  expect(html).toContain('L’adresse ou le mot de passe ne convient pas.');
  expect(html).toContain('value="Marie@Exemple.fr"');
  expect(html).toContain('<title>Erreur\u202f: Se connecter | Crèche Sereine</title>');
  expect(html).not.toContain(credentials.password);
  expect(app.calls.filter(({ path }) => path === '/auth/local')).toHaveLength(1);
});

test('registration, new password and confirmation sign in by the same steps', async () => {
  const password = 'Ma 3e poussette est verte';
  for (const [path, call, fields, cookie] of [
    ['/compte/inscription', 'POST /auth/local/register', { email: 'Marie@Exemple.fr', password }, ''],
    ['/compte/nouveau-mot-de-passe', 'POST /auth/reset-password', { password }, withLink('new-password')],
    ['/compte/confirmation', 'POST /account/confirm', { password }, withLink('confirmation')],
  ] as const) {
    const app = createAccountApp({ [call]: { jwt: newToken } });
    const response = await app.post(path, fields, { cookie: `${signedIn}; ${cookie}` });
    expect([path, response.status, response.headers.get('location')?.split('?')[0]]).toEqual([path, 303, '/compte']);
    expect(cookiesOf(response)).toMatchObject(begun);
    const [first, me] = app.calls;
    expect(first?.headers.authorization, path).toBeUndefined();
    expect(me).toMatchObject({ path: '/users/me', headers: { authorization: `Bearer ${newToken}` } });

    const failing = createAccountApp({ [call]: refusal(400, 'Incorrect code provided') });
    const failed = await failing.post(path, fields, { cookie: `${signedIn}; ${cookie}` });
    expect([path, failed.status]).toEqual([path, 400]);
    expect(cookiesOf(failed)).toMatchObject(ended);
  }
});

test('the body of a registration, a new password and a confirmation holds the named values only', async () => {
  const app = createAccountApp({
    'POST /auth/local/register': { user: {} },
    'POST /auth/reset-password': { jwt: newToken },
    'POST /account/confirm': { jwt: newToken },
  });
  const sent = {
    password: 'Ma 3e poussette est verte',
    email: 'a@b.fr',
    role: '1',
    confirmed: 'true',
    'where[id]': '1',
    populate: '*',
    username: 'x',
    code: 'x',
  };
  await app.post('/compte/inscription?populate=role&lookup[a]=b', sent);
  await app.post('/compte/nouveau-mot-de-passe', sent, { cookie: withLink('new-password') });
  await app.post('/compte/confirmation', sent, { cookie: withLink('confirmation') });
  const code = '0123456789abcdef'.repeat(8);
  const { password } = sent;
  expect(app.calls.filter(({ method }) => method === 'POST').map(({ search, body }) => [search, body])).toEqual([
    ['', { username: 'a@b.fr', email: 'a@b.fr', password }],
    ['', { code, password, passwordConfirmation: password }],
    ['', { confirmation: code, password }],
  ]);
});

test('asking for a new password clears the token; sending a confirmation and changing the password do not touch it first', async () => {
  const app = createAccountApp({
    'POST /auth/forgot-password': { ok: true },
    'POST /auth/send-email-confirmation': { sent: true },
    'POST /auth/change-password': refusal(400, 'The provided current password is invalid'),
  });
  const forgotten = await app.post('/compte/mot-de-passe-oublie', { email: 'marie@exemple.fr' }, { cookie: signedIn });
  expect(cookiesOf(forgotten)).toEqual(ended);
  const form = 'send-confirmation';
  const sent = await app.post('/compte/confirmation', { form, email: 'marie@exemple.fr' }, { cookie: signedIn });
  expect(cookiesOf(sent)).toEqual({});
  const fields = { currentPassword: 'mauvais', password: 'Ma 3e poussette est verte' };
  const changed = await app.post('/compte/mot-de-passe', fields, { cookie: signedIn });
  expect(changed.status).toBe(400);
  expect(cookiesOf(changed)).toEqual({});
  expect(await changed.text()).toContain('Ce mot de passe n’est pas le bon.');
  expect(app.calls.find(({ path }) => path === '/auth/change-password')).toMatchObject({
    headers: { authorization: `Bearer ${oldToken}` },
    body: { ...fields, passwordConfirmation: fields.password },
  });
});

test('after a change of password the session goes on with the new token', async () => {
  const app = createAccountApp({ 'POST /auth/change-password': { jwt: newToken } });
  const fields = { currentPassword: 'ancien', password: 'Ma 3e poussette est verte' };
  const response = await app.post('/compte/mot-de-passe', fields, { cookie: signedIn });
  expect(response.headers.get('location')).toBe('/compte?avis=mot-de-passe-change');
  expect(cookiesOf(response)).toEqual(begun);
});

test('signing out clears both cookies and ends the session at the CMS, which may fail or hang', async () => {
  const never = new Promise(() => {});
  for (const answer of [{ data: null }, refusal(500, 'Internal Server Error'), new Error('timeout'), () => never]) {
    const app = createAccountApp({ 'POST /account/sign-out': answer });
    const response = await app.post('/en/compte/deconnexion', {}, { cookie: signedIn });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/compte/connexion?avis=deconnecte']);
    expect(cookiesOf(response)).toEqual(ended);
    expect(app.calls.map(({ path, headers }) => [path, headers.authorization])).toEqual([['/account/sign-out', `Bearer ${oldToken}`]]);
  }
  const nobody = createAccountApp();
  expect((await nobody.post('/compte/deconnexion', {})).status).toBe(303);
  expect(nobody.calls).toEqual([]);
});

test('a token that shows nobody is cleared, once, and its reader is asked to sign in', async () => {
  const app = createAccountApp({ 'GET /users/me': refusal(401, 'Missing or invalid credentials', 'UnauthorizedError') });
  const response = await app.get('/compte', { cookie: signedIn });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/compte/connexion?retour=%2Fcompte']);
  expect(cookiesOf(response)).toEqual(ended);
  const next = await app.get('/compte/connexion?retour=%2Fcompte', { cookie: sentAfter(response, signedIn) });
  expect([next.status, cookiesOf(next)]).toEqual([200, {}]);
  expect(app.calls).toHaveLength(1);
});

test('the header asks who is signed in, by a call that nobody keeps', async () => {
  const app = createAccountApp();
  const answer = await app.get('/compte/session', { cookie: signedIn });
  expect(await answer.json()).toEqual({ name: 'Marie' });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const unknown = await app.get('/compte/session', { cookie: 'compte=1' });
  expect([await unknown.json(), cookiesOf(unknown)]).toEqual([{ name: null }, ended]);
});

test.for([
  ['JSON that is no object', () => Response.json('yes')],
  ['JSON of another shape', () => Response.json({ jwt: 5 })],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/elsewhere' } })],
  ['HTML', () => new Response('<p>Fine</p>', { headers: { 'content-type': 'text/html' } })],
  ['nothing', () => new Response(null, { status: 204 })],
  ['an error of a proxy', () => new Response('<p>Bad gateway</p>', { status: 502 })],
] as const)('a CMS that answers %s has failed: 503, one line, and nobody is signed in', async ([, answer]) => {
  const app = createAccountApp({ 'POST /auth/local': answer });
  const response = await app.post('/compte/connexion', credentials);
  expect([response.status, cookiesOf(response)]).toEqual([503, {}]);
  const lines = app.logger.error.mock.calls.map(([event, , fields]) => [event, fields.path]);
  expect(lines).toEqual([['account-call-failed', '/auth/local']]);
});

test('a mail that the CMS answers with a redirect was not sent, which is a line', async () => {
  const app = createAccountApp({ 'POST /auth/forgot-password': () => new Response(null, { status: 302, headers: { location: '/' } }) });
  await app.post('/compte/mot-de-passe-oublie', { email: credentials.email });
  expect(app.logger.error.mock.calls.map(([event]) => event)).toEqual(['account-call-failed']);
});

test('a CMS or its proxy that asks to wait is waited for as long as it says', async () => {
  const busy = () => new Response('<p>Slow down</p>', { status: 429, headers: { 'retry-after': '7', 'content-type': 'text/html' } });
  const app = createAccountApp({ 'POST /auth/local': busy });
  const response = await app.post('/compte/connexion', credentials);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7']);
});

test('the link of a mail loses its code to a cookie at once', async () => {
  const app = createAccountApp();
  const code = 'ab'.repeat(64);
  const response = await app.get(`/compte/nouveau-mot-de-passe?code=${code}`);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/compte/nouveau-mot-de-passe']);
  expect(cookiesOf(response)).toEqual({ '__Host-lien': `new-password.${code}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax` });
  const screen = await app.get('/compte/nouveau-mot-de-passe', { cookie: sentAfter(response) });
  const html = await screen.text();
  expect(html).toContain('Enregistrer et me connecter');
  expect(html).not.toContain(code);
  const wrong = await app.get('/en/compte/confirmation?confirmation=%27x');
  expect([wrong.headers.get('location'), cookiesOf(wrong)]).toEqual(['/en/compte/confirmation', {}]);
});

test('a code that does not work is forgotten, with a way to a new one', async () => {
  const app = createAccountApp({ 'POST /auth/reset-password': refusal(400, 'Incorrect code provided') });
  const fields = { password: 'Ma 3e poussette est verte' };
  const response = await app.post('/compte/nouveau-mot-de-passe', fields, { cookie: withLink('new-password') });
  expect(cookiesOf(response)['__Host-lien']).toMatch(/^; Max-Age=0/);
  const html = await response.text();
  expect(html).toContain('Ce lien n’est plus valable');
  expect(html).toContain('href="/compte/mot-de-passe-oublie"');
});

test('an account without a request says with which address none was made', async () => {
  const screen = await createAccountApp().get('/compte', { cookie: signedIn });
  expect(await screen.text()).toContain('Aucune demande de place n’a été faite avec l’adresse marie@exemple.fr.');
});

test('an account whose address is not confirmed shows no requests, and one that is shows its own', async () => {
  const requests = [
    {
      reference: 'CS-7K4M-92QX',
      state: 'contacted',
      outcome: 'accepted',
      submittedAt: '2026-11-20T09:00:00.000Z',
      startDate: '2027-01-04',
      nextStepOn: '2199-01-04',
      followUpLink: '/suivi-de-demande/dossier?dossier=CS-7K4M-92QX&expires=1&signature=ab',
      nurserySlug: 'petite-brindille-lyon',
      children: ['Zoé', null],
    },
    { reference: null, state: 'received' },
    { reference: 'CS-0000-0000', state: 'received', followUpLink: 'https://evil.example/suivi-de-demande/dossier?' },
  ];
  const app = createAccountApp({ 'GET /account/requests': { data: requests } });
  const html = await (await app.get('/compte', { cookie: signedIn })).text();
  expect(html).toContain('Dossier CS-7K4M-92QX');
  expect(html).toContain('L’équipe a pris contact avec vous');
  expect(html).toContain('href="/suivi-de-demande/dossier?dossier=CS-7K4M-92QX&amp;expires=1&amp;signature=ab"');
  expect(html).not.toContain('evil.example');
  expect(html).toContain('4 janvier 2199');
  expect(html).toContain('href="/trouver-une-creche/petite-brindille-lyon"');
  expect(html).toContain('1 crèche enregistrée n’est pas en ligne en ce moment');
  expect(app.logger.warn).toHaveBeenCalledWith('content-rejected', {
    type: 'pre-registration',
    reason: expect.stringContaining('reference'),
  });
});

test('parts of the account that cannot be read are said to be missing, the rest is shown', async () => {
  const app = createAccountApp({ 'GET /account/requests': new Error('down') });
  const response = await app.get('/compte', { cookie: signedIn });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('Vos demandes ne peuvent pas être affichées pour le moment');
  expect(html).toContain('value="Dupont"');
});
test('the data screen lists the alerts of the address, each with the link that ends it, and no address of others', async () => {
  const endLink = '/alerte-place/arreter?alerte=abc&expires=1&signature=f00';
  const alerts = [
    { place: 'Lyon 3e', startMonth: '2027-03', isConfirmed: true, endLink },
    { place: 'Bron', startMonth: '2027-04', isConfirmed: false, endLink: 'https://evil.example/arreter?' },
  ];
  const html = await (
    await createAccountApp({ 'GET /account/alerts': { data: alerts } }).get('/compte/mes-donnees', { cookie: signedIn })
  ).text();
  expect(html).toContain('Une place autour de Lyon 3e, entrée en mars 2027.');
  expect(html).toContain(`href="${endLink.replaceAll('&', '&amp;')}"`);
  expect(html).not.toContain('evil.example');
  const missing = await createAccountApp({ 'GET /account/alerts': new Error('down') }).get('/compte/mes-donnees', { cookie: signedIn });
  expect([missing.status, (await missing.text()).includes('Vos alertes ne peuvent pas être lues')]).toEqual([200, true]);
});
