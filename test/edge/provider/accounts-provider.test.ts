import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openIdAccessToken, openIdClient } from '../../../harness/services/fake-openid.ts';
import { until } from '../../../harness/until.ts';
import { type AccountSite, startAccountSite, type Visitor } from '../../helpers/accounts/account-site.ts';
import { type FakeErrorTracker, startFakeErrorTracker } from '../../helpers/fakes/fake-error-tracker.ts';

let accounts: AccountSite;
let tracker: FakeErrorTracker;
const password = 'Ma 3e poussette est verte';

beforeAll(async () => {
  tracker = await startFakeErrorTracker();
  accounts = await startAccountSite({ vars: { SENTRY_DSN: tracker.dsn } });
});
afterAll(async () => {
  await tracker?.close();
});
beforeEach(() => {
  Object.assign(accounts.openId, { user: { email: 'paul@employeur.example', email_verified: true }, isRefusing: false });
});

const session = (visitor: Visitor) => visitor.cookies.get('__Host-session');
const begin = (visitor: Visitor, query = '') => visitor.get(`/connect/openid${query}`);

test('a provider signs somebody in: the service is asked for no more than who they are, and they come back to where they were', async () => {
  const paul = accounts.visitor();
  const signIn = await paul.get('/en/compte/connexion?retour=/en/compte/mes-donnees');
  const [, href = ''] = /href="(\/connect\/openid\?[^"]*)"/.exec(signIn.html) ?? [];
  expect(signIn.html).toContain('Continue with Mon employeur');
  const start = await paul.get(href.replaceAll('&amp;', '&'));
  expect([start.status, start.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
  const screen = await paul.follow(start);
  expect(screen.html).toMatch(/<h1[^>]*>My data<\/h1>/);
  expect(session(paul)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(paul.cookies.has('__Host-connect')).toBe(false);

  const { authorize, token, userInfo } = accounts.openId;
  expect(Object.fromEntries(authorize.at(-1) ?? [])).toEqual({
    client_id: openIdClient.id,
    response_type: 'code',
    redirect_uri: `${accounts.site.url}/api/connect/openid/callback`,
    scope: 'openid email profile',
    state: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
  expect(Object.fromEntries(token.at(-1) ?? [])).toEqual({
    grant_type: 'authorization_code',
    code: expect.any(String),
    redirect_uri: `${accounts.site.url}/api/connect/openid/callback`,
    client_id: openIdClient.id,
    client_secret: openIdClient.secret,
  });
  expect(userInfo.at(-1)).toBe(`Bearer ${openIdAccessToken}`);

  // The second time it is the same account, which has no password here: a fresh sign-in stands for it.
  const later = accounts.visitor();
  const account = await later.follow(await begin(later));
  expect(account.html).toContain('paul@employeur.example');
  const file = await later.post('/compte/mes-donnees', { form: 'export' });
  expect(JSON.parse(file.html)).toMatchObject({ account: { email: 'paul@employeur.example', provider: 'openid' } });
  expect((await later.post('/compte/mes-donnees', { form: 'remove' })).location).toBe('/compte/connexion?avis=compte-supprime');
  expect((await paul.get('/compte')).status).toBe(302);
});

test('who says no to the service is back at the sign-in screen, signed out', async () => {
  accounts.openId.isRefusing = true;
  const visitor = accounts.visitor();
  const screen = await visitor.follow(await begin(visitor, '?langue=en'));
  expect(screen.html).toContain('Signing in with this service did not work');
  expect([session(visitor), visitor.cookies.has('__Host-connect')]).toEqual([undefined, false]);
});

test('an address that the service has not verified opens nothing', async () => {
  accounts.openId.user = { email: 'marie@exemple.fr', email_verified: false };
  const visitor = accounts.visitor();
  const screen = await visitor.follow(await begin(visitor));
  expect(screen.html).toContain('La connexion avec ce service n’a pas abouti');
  expect(session(visitor)).toBeUndefined();
});

test('an address that has a password keeps its password', async () => {
  await accounts.signUp('locale@exemple.fr', password);
  accounts.openId.user = { email: 'locale@exemple.fr', email_verified: true };
  const visitor = accounts.visitor();
  const screen = await visitor.follow(await begin(visitor));
  expect(screen.html).toContain('Un compte avec mot de passe existe pour cette adresse');
  expect(session(visitor)).toBeUndefined();
});

test('a flow belongs to the browser it began in: nobody is signed in by an address that another made', async () => {
  const attacker = accounts.visitor();
  const atService = await attacker.get((await begin(attacker)).location ?? '');
  const callback = atService.location ?? '';
  const victim = accounts.visitor();
  const stolen = await victim.follow(await victim.get(callback));
  expect([stolen.status, session(victim)]).toEqual([200, undefined]);
  // Even in the middle of a flow of their own: the state is another's.
  await begin(victim);
  await victim.follow(await victim.get(callback));
  expect(session(victim)).toBeUndefined();
  for (const address of ['/connect/openid/redirect', '/connect/openid/redirect?access_token=of-another']) {
    await victim.get(address);
    expect(session(victim)).toBeUndefined();
  }
});

test('a failed flow leaves its reader signed out, and does not go round in circles', async () => {
  const visitor = await accounts.signUp('cercle@exemple.fr', password);
  const seen = await visitor.get('/connect/openid/redirect');
  expect([seen.location, session(visitor)]).toEqual(['/compte/connexion?avis=connexion-refusee', undefined]);
  expect((await visitor.get(seen.location ?? '')).status).toBe(200);
});

test('only configured providers have addresses', async () => {
  const visitor = accounts.visitor();
  for (const address of [
    '/connect/google',
    '/connect/email',
    '/connect/..%2fauth',
    '/api/connect/google/callback?code=x',
    '/connect/google/redirect',
  ]) {
    expect([address, (await visitor.get(address)).status]).toEqual([
      address,
      expect.toSatisfy((status: number) => status === 404 || status === 400),
    ]);
  }
  expect((await visitor.get('/api/auth/local')).status).toBe(404);
});

test('the token is in no response, no address, no line of the log and no report', async () => {
  const visitor = await accounts.signUp('secret@exemple.fr', password);
  const tokens = new Set([session(visitor) ?? '']);
  await visitor.post('/compte/mot-de-passe', { currentPassword: password, password: 'Un doudou oublié à la gare' });
  tokens.add(session(visitor) ?? '');
  for (const address of [
    '/compte',
    '/en/compte',
    '/compte/_payload.json?b',
    '/compte/session',
    '/compte/mes-donnees',
    '/equipe',
    '/inconnu',
  ])
    await visitor.get(address);
  await visitor.post('/compte/mes-donnees', { form: 'export', password: 'Un doudou oublié à la gare' });
  await visitor.post('/compte', { form: 'profile', firstName: 'Zoé', lastName: '', phone: '12' });
  accounts.site.proxy.mode = 'failing';
  const last = await visitor.get('/compte/session');
  accounts.site.proxy.mode = 'up';
  // Reports leave in the order of the requests they are about.
  const reports: unknown[] = [];
  const id = last.headers.get('x-request-id') ?? 'none';
  await until('the report of the last request', () => {
    reports.push(...tracker.takeEnvelopes());
    return JSON.stringify(reports).includes(id);
  });
  const secrets = [...tokens, openIdAccessToken, openIdClient.secret, password, 'Un doudou oublié à la gare'];
  const code = accounts.mails
    .to('secret@exemple.fr')
    .map(({ raw }) => /confirmation=3?D?([0-9a-f]{40})/.exec(raw.replaceAll('=\r\n', ''))?.[1]);
  expect(code[0]).toMatch(/^[0-9a-f]{40}$/);
  const everything = {
    responses: accounts.seen.map(({ text }) => text).join('\n'),
    addresses: accounts.seen
      .map(({ address }) => address)
      .filter((address) => address.startsWith('/') && !/[?&](?:code|confirmation)=/.test(address))
      .join('\n'),
    cms: accounts.site.proxy.requests.join('\n'),
    log: JSON.stringify(accounts.site.takeLogs()),
    reports: JSON.stringify(reports),
  };
  for (const [place, text] of Object.entries(everything)) {
    expect(text.length, place).toBeGreaterThan(100);
    for (const secret of [...secrets, code[0] ?? '']) expect(text.includes(secret) ? `${secret} in ${place}` : '').toBe('');
  }
  expect(`${everything.log}${everything.reports}`).not.toMatch(/secret@exemple|Zoé|198\.51\.100/);
  // To the CMS it goes as a bearer header, and to no other service.
  const bearers = accounts.site.proxy.headers
    .map(({ authorization }) => authorization)
    .filter((value) => value?.includes([...tokens][0] ?? ''));
  expect(bearers.length).toBeGreaterThan(0);
});
