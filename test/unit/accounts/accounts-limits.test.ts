import { expect, test } from 'vitest';
import { daySeconds } from '../../../domain/durations.ts';
import { createAccountApp, newToken, refusal } from './fake-accounts.ts';

const password = 'Ma 3e poussette est verte';
const credentials = { email: 'marie@exemple.fr', password };

/** A limiter that counts, as Cloudflare's does. */
function countingLimit(most: number) {
  const counts = new Map<string, number>();
  return {
    async limit({ key }: { key: string }) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= most };
    },
  };
}

function limitedApp() {
  const app = createAccountApp({
    'POST /auth/local': ({ body }: { body: unknown }) =>
      JSON.stringify(body).includes(password) ? { jwt: newToken } : refusal(400, 'Invalid identifier or password'),
    'POST /auth/forgot-password': { ok: true },
    'POST /auth/reset-password': { jwt: newToken },
  });
  app.dependencies.accountAddressLimit = countingLimit(60);
  app.dependencies.accountLimit = countingLimit(6);
  app.dependencies.accountTotalLimit = countingLimit(20);
  const signIn = async (address: string, word = 'wrong password of a stranger') =>
    (await app.post('/compte/connexion', { ...credentials, password: word }, { 'cf-connecting-ip': address })).status;
  return { app, signIn };
}

test('a stranger who tries does not keep the owner out', async () => {
  const { signIn } = limitedApp();
  for (let time = 0; time < 6; time += 1) expect(await signIn('203.0.113.66')).toBe(400);
  expect(await signIn('203.0.113.66')).toBe(429);
  expect(await signIn('203.0.113.7', password)).toBe(303);
});

test('one network of IPv6 is one network, to the limits and to the CMS', async () => {
  const { app, signIn } = limitedApp();
  for (let time = 0; time < 6; time += 1) expect(await signIn(`2001:db8:1:2:${time}::${time}`)).toBe(400);
  expect(await signIn('2001:db8:1:2:ffff::1')).toBe(429);
  expect(await signIn('2001:db8:1:3::1')).toBe(400);
  expect(new Set(app.calls.map(({ headers }) => headers['x-forwarded-for']))).toEqual(new Set(['2001:db8:1:2::', '2001:db8:1:3::']));
});

test('passwords are tried from many networks for a while only; who reads the mails of the account gets in all the same', async () => {
  const { app, signIn } = limitedApp();
  for (let time = 0; time < 20; time += 1) expect(await signIn(`203.0.113.${time}`)).toBe(400);
  expect(await signIn('198.51.100.1')).toBe(429);
  expect(await signIn('198.51.100.7', password)).toBe(429);
  const owner = { 'cf-connecting-ip': '198.51.100.7' };
  expect((await app.post('/compte/mot-de-passe-oublie', { email: credentials.email }, owner)).status).toBe(303);
  const link = { ...owner, cookie: `__Host-lien=new-password.${'ab'.repeat(64)}` };
  expect((await app.post('/compte/nouveau-mot-de-passe', { password }, link)).status).toBe(303);
});

test('an address is sent ten mails a day of a kind; the mail for a new password is not used up by others', async () => {
  const { app } = limitedApp();
  const post = async (path: string, fields: Record<string, string>, number: number) =>
    (await app.post(path, fields, { 'cf-connecting-ip': `203.0.113.${number}` })).status;
  const confirmation = { email: credentials.email, form: 'send-confirmation' };
  for (let time = 0; time < 10; time += 1) expect(await post('/compte/confirmation', confirmation, time)).toBe(303);
  app.calls.length = 0;
  expect(await post('/compte/confirmation', confirmation, 20)).toBe(429);
  expect(await post('/compte/inscription', { ...credentials, email: 'Marie+x@exemple.fr' }, 21)).toBe(429);
  expect(app.calls).toEqual([]);
  for (let time = 0; time < 10; time += 1) expect(await post('/compte/mot-de-passe-oublie', confirmation, 30 + time)).toBe(303);
  expect(await post('/compte/mot-de-passe-oublie', confirmation, 50)).toBe(429);
  app.pass(daySeconds);
  expect(await post('/compte/mot-de-passe-oublie', confirmation, 51)).toBe(303);
  expect(JSON.stringify(app.database.rows('SELECT * FROM daily_allowances'))).not.toMatch(/marie|exemple/);
});

test('tries are limited by network address and by account, which the limiter knows by digests', async () => {
  const app = createAccountApp({ 'POST /auth/local': { jwt: newToken } });
  await app.post('/compte/connexion', credentials, { 'cf-connecting-ip': '203.0.113.7' });
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(app.limit.keys).toEqual(['203.0.113.7', digest, digest]);
  app.calls.length = 0;
  app.limit.answer = false;
  for (const path of ['/compte/connexion', '/compte/inscription', '/compte/mot-de-passe-oublie']) {
    const response = await app.post(path, credentials);
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 429, '60']);
    const html = await response.text();
    expect(html).toContain('Trop d’essais en peu de temps');
    expect(html).toContain('value="marie@exemple.fr"');
  }
  expect(app.calls).toEqual([]);
  app.limit.answer = new Error('limiter down');
  expect((await app.post('/compte/connexion', credentials)).status).toBe(303);
  expect(app.logger.error).toHaveBeenCalledWith('account-limit-failed', expect.anything());
});
