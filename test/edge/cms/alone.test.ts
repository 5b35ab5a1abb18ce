import { beforeAll, expect, test } from 'vitest';
import { adminEmail } from '../../../harness/local/cms.ts';
import { serverCms } from '../../../harness/site/server-cms.ts';
import { testSecrets } from '../../../harness/site/template.ts';
import type { TestCms } from '../../../harness/site/test-cms.ts';

let cms: TestCms;

// As on a server: tries are counted, and a proxy of our own ends TLS before the panel.
beforeAll(async () => {
  ({ cms } = await serverCms());
});

const worker = { authorization: `Bearer ${testSecrets.WORKER_API_TOKEN}` };
const get = (address: string, headers: Record<string, string> = {}) => fetch(cms.url + address, { headers, redirect: 'manual' });
const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(cms.url + address, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });

const collections = [
  'home',
  'pages',
  'articles',
  'article-categories',
  'faq-entries',
  'white-papers',
  'testimonials',
  'lexicon-terms',
  'team-members',
  'cities',
  'nurseries',
  'navigation',
  'site-setting',
  'redirects',
  'contact-requests',
  'error-reports',
  'manifesto-signatures',
  'place-alerts',
  'place-reports',
  'pre-registrations',
  'white-paper-requests',
  'users',
  'upload/files',
];

/** Somebody of the internet with an account on the site. */
async function signUp(): Promise<Record<string, string>> {
  const email = 'curieux@exemple.fr';
  const answer = await post('/api/auth/local/register', { username: email, email, password: 'Ma 3e poussette est verte' });
  const { jwt } = (await answer.json()) as { jwt: string };
  return { authorization: `Bearer ${jwt}` };
}

const chain = (levels: number) => `populate[related]${'[populate][related]'.repeat(levels)}[populate]=*`;

test('a stranger reads nothing of the CMS, with an account or without, however they ask', async () => {
  const member = await signUp();
  expect((await get('/api/users/me', member)).status).toBe(200);
  for (const headers of [{}, member]) {
    for (const name of collections) {
      for (const query of ['', '?populate=*', '?status=draft', '?pagination[pageSize]=1000', `?${chain(6)}`]) {
        const response = await get(`/api/${name}${query}`, headers);
        const size = (await response.arrayBuffer()).byteLength;
        expect([name, query, response.status, size < 1000]).toEqual([name, query, 403, true]);
      }
    }
  }
});

test('not even the worker is answered what takes seconds: the answers are small, and say what is wrong', async () => {
  for (const query of [chain(2), chain(6), 'pagination[pageSize]=5000', 'filters[body][$containsi]=a', '_q=a', '_q[$ne]=a', 'populate=*']) {
    const response = await get(`/api/articles?${query}`, worker);
    const text = await response.text();
    expect([query, response.status, text.length < 1000]).toEqual([query, 400, true]);
  }
  expect((await get('/api/articles?populate[related][fields][0]=slug&populate[author][populate][photo]=true', worker)).status).toBe(200);
});

/** How many of the tries are let through until the CMS wants no more; each says it comes from another address. */
async function triesLetThrough(most: number, attempt: (forwardedFor: string) => Promise<Response>): Promise<number> {
  for (let tries = 0; tries < most; tries += 1) {
    const response = await attempt(`203.0.113.${tries}, 2001:db8:${tries.toString(16)}::1`);
    if (response.status === 429) return tries;
    await response.arrayBuffer();
  }
  return most;
}

test('passwords cannot be guessed by naming another address with each try', async () => {
  const wrong = { identifier: 'victime@exemple.fr', password: 'Pas le bon mot de passe' };
  const asAnother = (forwardedFor: string) => ({ 'x-forwarded-for': forwardedFor });
  expect(await triesLetThrough(40, (address) => post('/api/auth/local', wrong, asAnother(address)))).toBe(30);
  const panel = { email: adminEmail, password: 'Pas-le-bon-1' };
  expect(await triesLetThrough(12, (address) => post('/admin/login', panel, asAnother(address)))).toBeLessThanOrEqual(5);
  // The field `email` of a body would begin to count anew.
  const confirm = (address: string) =>
    post('/api/account/confirm', { confirmation: 'x', password: 'y', email: `${address}@x.fr` }, asAnother(address));
  expect(await triesLetThrough(40, confirm)).toBe(30);
  // Who pretends to be the worker is not.
  const pretending = (address: string) => post('/api/auth/local', wrong, { ...asAnother(address), 'x-worker-token': 'guessed' });
  expect((await pretending('198.51.100.1')).status).toBe(429);
});

test('nobody has mails sent to one address after the other', async () => {
  let victim = 0;
  const attempt = (address: string) =>
    post('/api/auth/forgot-password', { email: `victime-${victim++}@exemple.fr` }, { 'x-forwarded-for': address });
  // Whoever has registered before counts, too.
  expect(await triesLetThrough(70, attempt)).toBeGreaterThan(50);
  expect((await attempt('203.0.113.99')).status).toBe(429);
  expect((await post('/api/auth/local/register', { username: 'x', email: 'x@exemple.fr', password: 'Ma 3e poussette' })).status).toBe(429);
});

test('for the worker each visitor counts on their own, and one line of IPv6 as one visitor', async () => {
  const wrong = { code: 'inconnu', password: 'Ma 3e poussette', passwordConfirmation: 'Ma 3e poussette' };
  const attempt = (headers: Record<string, string>) => post('/api/auth/reset-password', wrong, headers);
  const asWorker = (address: string) =>
    attempt({ 'x-worker-token': `the-next-token-0123456789,${testSecrets.WORKER_API_TOKEN}`, 'x-forwarded-for': address });
  expect(await triesLetThrough(40, () => attempt({}))).toBe(30);
  for (let visitor = 0; visitor < 40; visitor += 1) expect((await asWorker(`198.51.100.${visitor}`)).status).toBe(400);
  let neighbour = 0;
  expect(await triesLetThrough(40, () => asWorker(`2001:db8:7:7::${(neighbour++).toString(16)}`))).toBe(30);
});

test('what browsers ask for by themselves is there, and nothing a stranger sends is an error of ours', async () => {
  const icon = await get('/favicon.ico');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, expect.stringContaining('icon')]);
  for (const query of ['_q[$ne]=a', '_q[]=a', 'filters=a', 'sort[a][b]=c', 'populate[a', 'pagination=1', 'locale[]=fr']) {
    for (const name of ['articles', 'users/me', 'contact-requests', 'upload/files']) {
      const { status } = await get(`/api/${name}?${query}`);
      expect([name, query, status >= 400 && status < 500]).toEqual([name, query, true]);
    }
    expect([query, (await get(`/api/articles?${query}`, worker)).status]).toEqual([query, 400]);
  }
  expect((await get('/_health')).status).toBe(204);
});

test('the session of the panel travels over TLS only, and is no script’s', async () => {
  const credentials = { email: adminEmail, password: testSecrets.ADMIN_PASSWORD };
  const headers = { 'x-worker-token': testSecrets.WORKER_API_TOKEN, 'x-forwarded-for': '192.0.2.1' };
  const response = await post('/admin/login', credentials, headers);
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('strapi_admin_refresh='));
  expect(response.status).toBe(200);
  expect(cookie).toMatch(/; secure/i);
  expect(cookie).toMatch(/; httponly/i);
});
