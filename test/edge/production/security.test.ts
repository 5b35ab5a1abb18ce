import { createHmac } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { siteFor, type TestSite } from '../../../harness/site/site.ts';
import { testSecrets } from '../../../harness/site/template.ts';
import { observatoryScore, pointsOf } from '../../helpers/observatory-score.ts';
import { type RawAnswer, rawRequest } from '../../helpers/raw-request.ts';

let site: TestSite;
const article = '/blog-famille/cout-creche-tarif-psu';
const bot = { headers: { 'user-agent': 'Googlebot/2.1' } };

beforeAll(async () => {
  // As in production, where pages ask for secure connections.
  site = await siteFor({ cms: 'real', vars: { ENVIRONMENT: 'production' } });
});
beforeEach(() => {
  site.proxy.mode = 'up';
});

async function linkTo(slug: string): Promise<string> {
  const [uid, documentId, expires] = [
    'api::article.article',
    await site.cms.documentId('articles', slug),
    Math.floor(Date.now() / 1000) + 60,
  ];
  const signature = createHmac('sha256', testSecrets.PREVIEW_SECRET).update(`${uid}:${documentId}:fr:${expires}`).digest('hex');
  return `/apercu?${new URLSearchParams({ uid, documentId, locale: 'fr', expires: String(expires), signature })}`;
}

async function addressIn(address: string, pattern: RegExp): Promise<string> {
  return pattern.exec(await (await site.fetch(address)).text())?.[0] ?? 'none';
}

const forgottenSession = { headers: { cookie: '__Host-session=a.b.c; compte=1' } };

function signIn(origin: string): Promise<Response> {
  const body = new URLSearchParams({ email: 'personne@exemple.fr', password: 'Un doudou oublié à la gare' });
  return site.fetch('/compte/connexion', { method: 'POST', body, headers: { origin } });
}

/** How to get one response of every kind. */
const kinds: Record<string, { status: number; get: () => Promise<Response> }> = {
  page: { status: 200, get: () => site.fetch(article) },
  'page, kept': { status: 200, get: async () => (await site.fetch('/contact')).text().then(() => site.fetch('/contact')) },
  'page for a bot': { status: 200, get: () => site.fetch(article, bot) },
  'page in English': { status: 200, get: () => site.fetch('/en') },
  HEAD: { status: 200, get: () => site.fetch(article, { method: 'HEAD' }) },
  payload: { status: 200, get: () => site.fetch(`${article}/_payload.json?build`) },
  feed: { status: 200, get: () => site.fetch('/blog-famille/rss.xml') },
  'redirect to the canonical address': { status: 301, get: () => site.fetch('/Contact/') },
  'redirect by a rule': { status: 301, get: () => site.fetch('/inscription') },
  'redirect of a payload': { status: 200, get: () => site.fetch('/inscription/_payload.json?build') },
  'page that is not there': { status: 404, get: () => site.fetch('/cette-page-n-existe-pas') },
  'payload that is not there': { status: 404, get: () => site.fetch('/inconnu/_payload.json?build') },
  'script that is not there': { status: 404, get: () => site.fetch('/assets/none.js') },
  'upload that is not there': { status: 404, get: () => site.fetch('/uploads/none.jpg') },
  'other method': { status: 405, get: () => site.fetch('/', { method: 'DELETE' }) },
  'bad address': { status: 400, get: () => site.fetch('/a%2Fb') },
  'bad address for a bot': { status: 400, get: () => site.fetch('/a%2Fb', bot) },
  'long address': { status: 414, get: () => site.fetch(`/contact?q=${'x'.repeat(6000)}`) },
  'webhook without its secret': { status: 401, get: () => site.fetch('/webhooks/cms', { method: 'POST', body: '{}' }) },
  upload: { status: 200, get: async () => site.fetch(await addressIn('/', /\/uploads\/[\w.-]+/)) },
  picture: { status: 200, get: async () => site.fetch(await addressIn('/', /\/_ipx\/[^\s"]+?\.jpg/)) },
  'picture that is refused': { status: 403, get: () => site.fetch('/_ipx/_/https://evil.example/a.jpg') },
  script: { status: 200, get: async () => site.fetch(await addressIn('/', /\/assets\/[\w.-]+\.js/)) },
  stylesheet: { status: 200, get: async () => site.fetch(await addressIn('/', /\/assets\/[\w.-]+\.css/)) },
  'static file': { status: 200, get: () => site.fetch('/noscript.css') },
  'static picture': { status: 200, get: () => site.fetch('/favicon.svg') },
  'link to a preview': { status: 302, get: async () => site.fetch(await linkTo('cout-creche-tarif-psu')) },
  'link to a preview, wrong': { status: 401, get: () => site.fetch('/apercu?uid=x') },
  'preview that is left': { status: 302, get: () => site.fetch('/apercu/fin') },
  'screen of an account': { status: 200, get: () => site.fetch('/compte/connexion') },
  'account without a session': { status: 302, get: () => site.fetch('/compte', forgottenSession) },
  'who is signed in': { status: 200, get: () => site.fetch('/compte/session', forgottenSession) },
  'sign-in that fails': { status: 400, get: () => signIn(site.url) },
  'sign-in from another site': { status: 403, get: () => signIn('https://evil.example') },
  'link of a mail': { status: 303, get: () => site.fetch(`/compte/nouveau-mot-de-passe?code=${'ab'.repeat(64)}`) },
  'provider that is not set up': { status: 404, get: () => site.fetch('/connect/google') },
  'failure of the CMS': { status: 503, get: () => withoutCms('/temoignages-clients/sans-copie') },
  'failure of the CMS for a bot': { status: 503, get: () => withoutCms('/temoignages-clients/sans-copie', bot) },
  'failure of the CMS, payload': { status: 503, get: () => withoutCms('/temoignages-clients/sans-copie/_payload.json?b') },
};

async function withoutCms(address: string, init?: RequestInit): Promise<Response> {
  site.proxy.mode = 'refusing';
  return site.fetch(address, init);
}

/** What others may show loses the points for a resource that is only ours. */
const shown = ['upload', 'picture', 'static picture'];

test.for(Object.keys(kinds))('the Observatory gives at least 125, and 115 to what others may show: %s', async (name) => {
  const kind = kinds[name] ?? { status: 0, get: () => site.fetch('/') };
  const response = await kind.get();
  const { headers } = response;
  const html = headers.get('content-type')?.includes('html') ? await response.text() : undefined;
  expect(response.status).toBe(kind.status);
  // The CMS of the tests speaks no TLS.
  const policy = headers.get('content-security-policy')?.replace(site.proxy.url, 'https://cms.example') ?? '';
  const scored = { headers: new Headers(headers), html };
  scored.headers.set('content-security-policy', policy);
  expect(observatoryScore(scored), JSON.stringify(pointsOf(scored))).toBeGreaterThanOrEqual(shown.includes(name) ? 115 : 125);
  expect(headers.get('cross-origin-resource-policy')).toBe(shown.includes(name) ? 'cross-origin' : 'same-origin');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000; includeSubDomains$/);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(headers.get('content-security-policy')).not.toContain(',');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('a copy that a browser has may go on with its policy, so a 304 brings none', async () => {
  const first = await site.fetch('/equipe');
  await first.text();
  await expect.poll(async () => (await site.fetch('/equipe')).headers.get('etag')).not.toBeNull();
  const etag = (await site.fetch('/equipe')).headers.get('etag') ?? '';
  const second = await site.fetch('/equipe', { headers: { 'if-none-match': etag } });
  expect(second.status).toBe(304);
  expect(second.headers.get('content-security-policy')).toBeNull();
  expect(second.headers.get('strict-transport-security')).not.toBeNull();
});

test('a page asks for secure connections outside development, once, and for nothing twice', async () => {
  const policy = (await site.fetch('/')).headers.get('content-security-policy') ?? '';
  const names = policy.split(';').map((directive) => directive.trim().split(' ')[0]);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('upgrade-insecure-requests');
});

test('a file of the build is kept for good, by one rule alone', async () => {
  const script = await site.fetch(await addressIn('/', /\/assets\/[\w.-]+\.js/));
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await site.fetch('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
});

describe('what a request says of itself has no effect', () => {
  test.for([
    ['host', 'evil.example'],
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-proto', 'gopher'],
    ['forwarded', 'host=evil.example;proto=gopher'],
    ['x-original-url', '/cgu'],
    ['x-rewrite-url', '/cgu'],
    ['x-http-method-override', 'DELETE'],
    ['x-method-override', 'POST'],
    ['x-forwarded-prefix', '/evil'],
    ['x-middleware-subrequest', 'worker'],
    ['cf-ray', '<script>'],
    ['accept', 'application/xml'],
    ['content-type', 'application/json'],
    ['transfer-encoding', ''],
    ['range', 'bytes=0-1'],
  ] as [string, string][])('%s: %s', async ([name, value]) => {
    const plain = await rawRequest(site.url, { target: '/contact' });
    const answer = await rawRequest(site.url, { target: '/contact', headers: value ? { [name]: value } : {} });
    expect(answer.status).toBe(200);
    expect(answer.body.includes('evil')).toBe(false);
    expect(answer.body.includes('<link rel="canonical" href="https://site.example/contact"/>')).toBe(true);
    expect(withoutNonce(answer.body) === withoutNonce(plain.body)).toBe(true);
    const redirect = await rawRequest(site.url, { target: '/Contact', headers: value ? { [name]: value } : {} });
    expect([redirect.status, redirect.headers.location]).toEqual([301, '/contact']);
  });
});

/** What the server before the worker refuses by itself, with whatever status, is none of ours. */
const statusOfOurs = ({ status, headers }: RawAnswer) => (headers['x-request-id'] ? status : 0);

const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '');

describe('a hostile address is refused without an error of ours', () => {
  test.for([
    ['/..%2f..%2fetc%2fpasswd', 400],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/../../etc/passwd', 404],
    ['/.%2e/wp-admin', 404],
    ['/%5c%5cevil.example', 400],
    ['/\\evil.example', 301],
    ['//evil.example', 301],
    ['/////evil.example/%2e%2e', 301],
    ['/%00', 400],
    ['/a%00b/_payload.json', 400],
    ['/%ZZ', 400],
    ['/%', 400],
    ['/%c3%28', 400],
    ['/%ff%fe', 400],
    ['/%ed%a0%80', 400],
    ['/%f8%88%80%80%80', 400],
    ['/\u00e9\u00ff', null],
    [`/${'a'.repeat(16_000)}`, 414],
    [`/contact?${'a=b&'.repeat(4000)}`, 414],
    [`/${'a/'.repeat(1500)}`, 301],
    ['/contact%0d%0aset-cookie:%20a=b', 301],
    ['/contact%0D%0Aset-cookie%3A%20a%3Db', 404],
    ['/Contact%0d%0aSet-Cookie:%20a=b', 301],
    ['/contact?a=%0d%0aset-cookie:%20a=b', 200],
    ['/Contact?a=%0d%0aset-cookie:%20a=b', 301],
    ['/__proto__', 404],
    ['/constructor/prototype', 404],
    ['/uploads/..%2f..%2f.env', 404],
    ['/uploads/%2e%2e/admin', 404],
    ['/uploads/a.php%00.png', 404],
    ['/assets/..%2findex.js', 404],
    ['/assets/%2e%2e/%2e%2e/package.json', 404],
    ['/_payload.json', 200],
    ['/_payload.json/_payload.json', null],
    ['/contact/_payload.json?__proto__=a&constructor=b', 200],
    ['/recherche?q=%', 200],
    ['/recherche?q=%ff&q=%00', 200],
    ['/temoignages-clients?public[$ne]=x&public=__proto__', 200],
    ['/lexique?q=%F0%9F%91%B6%00', 200],
    ['http://evil.example/contact', null],
    ['/contact;jsessionid=1', 301],
    ['/.git/config', 404],
    ['/.dev.vars', 404],
    ['/_headers', 404],
    ['/wrangler.json', 404],
    ['/apercu?uid[]=a&uid=b&expires=-1', 401],
    ['/apercu?uid=%ff&documentId=%00&locale=&expires=1e9&signature=%', 401],
    ['/apercu/fin?retour=//evil.example/%2e%2e', 302],
  ] as [string, number | null][])('%s', async ([target, status]) => {
    site.takeLogs();
    const answer = await rawRequest(site.url, { target });
    if (status !== null) expect(answer.status).toBe(status);
    expect(statusOfOurs(answer)).toBeLessThan(500);
    expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    expect(answer.headers['set-cookie'] ?? '__Host-apercu=;').toContain('__Host-apercu=;');
    expect(site.takeLogs().filter(({ level }) => level === 'error')).toEqual([]);
  });

  test.for([
    ['a header with a line feed', 'GET / HTTP/1.1\r\nhost: a\r\nx: a\nset-cookie: b=c\r\n\r\n'],
    ['a header with a carriage return', 'GET / HTTP/1.1\r\nhost: a\r\nx: a\rset-cookie: b=c\r\n\r\n'],
    ['a header with NUL', 'GET / HTTP/1.1\r\nhost: a\r\nx: a\0b\r\n\r\n'],
    ['two lengths', 'POST /webhooks/cms HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\ncontent-length: 5\r\n\r\nhello'],
    ['a length and chunks', 'POST /webhooks/cms HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['no HTTP', 'hello\r\n\r\n'],
    ['a long header', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(200_000)}\r\n\r\n`],
  ])('%s', async ([, text]) => {
    const answer = await rawRequest(site.url, { text });
    expect(statusOfOurs(answer)).toBeLessThan(500);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await site.fetch('/contact')).status).toBe(200);
  });
});
