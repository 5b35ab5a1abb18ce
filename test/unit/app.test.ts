import { describe, expect, test, vi } from 'vitest';
import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import { routes } from '../../routes.ts';
import { createTestApp, testConfig } from '../app/test-app.ts';
import { samplePaths } from '../helpers/sample-paths.ts';

const googlebot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
function throwDetail(): never {
  throw new Error('secret detail');
}

const down = new Error('Network connection lost.');

describe('every route', () => {
  const app = createTestApp(answerFromSeed);
  test.for(routes.flatMap(({ id }) => [samplePaths[id], `/en${samplePaths[id]}`.replace(/\/$/, '')]))(
    '%s renders from the seed without throwing',
    async (path) => {
      const response = await app.get(path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toContain('<script type="application/json" id="payload">');
      expect(html.endsWith('</body></html>')).toBe(true);
      expect(app.logger.error).not.toHaveBeenCalled();
    },
  );
});

test('a page says where its content came from and how old it is', async () => {
  const app = createTestApp(answerFromSeed);
  const first = await app.get('/contact');
  await first.text();
  await app.settle();
  app.pass(30);
  const second = await app.get('/contact');
  expect([first.headers.get('x-cache'), second.headers.get('x-cache'), second.headers.get('age')]).toEqual(['MISS', 'HIT', '30']);
});

test('a stale page is served at once, marked, and fresh the next time', async () => {
  const app = createTestApp(answerFromSeed);
  await (await app.get('/contact')).text();
  await app.settle();
  app.pass(3700);
  const stale = await app.get('/contact');
  await stale.text();
  await app.settle();
  expect(stale.headers.get('x-cache')).toBe('STALE');
  expect((await app.get('/contact')).headers.get('x-cache')).toBe('HIT');
});

test('no language but the addressed one decides: neither Accept-Language nor a cookie redirects', async () => {
  const app = createTestApp(answerFromSeed);
  const response = await app.get('/contact', { 'accept-language': 'en-US,en;q=0.9', cookie: 'locale=en' });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<html lang="fr"');
});

test('canonical and alternate addresses come from the configuration, never from the request', async () => {
  const app = createTestApp(answerFromSeed);
  const html = await (
    await app.get('/contact', { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-original-url': '/cgu' })
  ).text();
  expect(html).toContain(`<link rel="canonical" href="${testConfig.siteOrigin}/contact"/>`);
  expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${testConfig.siteOrigin}/contact"/>`);
  expect(html).not.toContain('evil.example');
});

test('a failing CMS is a 503 with a request id for people, an empty document for bots, JSON for payloads', async () => {
  const app = createTestApp(answerFromSeed);
  app.breakCms(down);
  const page = await app.get('/contact');
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('30');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain(page.headers.get('x-request-id'));
  const bot = await app.get('/contact', googlebot);
  expect([bot.status, await bot.text()]).toEqual([
    503,
    '<!DOCTYPE html><html lang="fr"><head><title>503</title></head><body></body></html>',
  ]);
  const payload = await app.get('/contact/_payload.json?build-1');
  expect(await payload.json()).toEqual({ buildId: 'build-1', error: { status: 503, requestId: payload.headers.get('x-request-id') } });
});

test('the hook of failed calls hears of calls for content, without what a reader may have typed', async () => {
  const app = createTestApp((url) =>
    url.pathname === '/api/articles' ? Response.json({ nothing: true }, { status: 429 }) : answerFromSeed(url),
  );
  await (await app.get('/blog-famille/cout-creche-tarif-psu')).text();
  expect(app.logger.warn).toHaveBeenCalledWith('content-call-failed', { path: '/articles', status: 500, name: 'UnknownError' });
});

test('a failure says nothing of where its content came from', async () => {
  const app = createTestApp((url) => (url.pathname === '/api/pages' ? new Response('no', { status: 500 }) : answerFromSeed(url)));
  await (await app.get('/equipe')).text();
  const response = await app.get('/contact');
  expect([response.status, response.headers.get('x-cache'), response.headers.get('age')]).toEqual([503, null, null]);
});

test('a file of the CMS that cannot be had is no page, and is reported', async () => {
  const app = createTestApp((url) => (url.pathname.startsWith('/uploads/') ? new Response('', { status: 500 }) : answerFromSeed(url)));
  for (const error of [null, down]) {
    app.breakCms(error);
    const response = await app.get('/uploads/photo.jpg');
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([503, '30', 'no-store']);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  }
  expect(app.logger.error).toHaveBeenCalledTimes(2);
});

test('a shell that cannot be had does not take the 404 down', async () => {
  const app = createTestApp((url) =>
    /navigation|site-setting/.test(url.pathname) ? new Response('no', { status: 500 }) : answerFromSeed(url),
  );
  const response = await app.get('/inconnu');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('introuvable');
});

test('related articles that fail are left out, the article is served whole', async () => {
  const app = createTestApp((url) =>
    url.search.includes('$in') || url.search.includes('pageSize]=12') ? new Response('no', { status: 500 }) : answerFromSeed(url),
  );
  const response = await app.get('/blog-famille/cout-creche-tarif-psu', googlebot);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('</body></html>');
  expect(html).not.toContain('data-fallback');
});

test('a block of the CMS that is broken or unknown is dropped and named in the log', async () => {
  const app = createTestApp((url) => {
    const answer = answerFromSeed(url);
    if (url.pathname !== '/api/home') return answer;
    const home = structuredClone(answer) as { data: { blocks: unknown[] } };
    home.data.blocks.push({ __component: 'blocks.hero' }, { __component: 'blocks.carrousel-3d' }, 'nonsense');
    return home;
  });
  expect((await app.get('/')).status).toBe(200);
  const rejected = app.logger.warn.mock.calls.map(([event, fields]) => [event, fields.type]);
  expect(rejected).toEqual([
    ['content-rejected', 'blocks.hero'],
    ['content-rejected', 'blocks.carrousel-3d'],
    ['content-rejected', 'block without a name'],
  ]);
});

test('HTML in content and in the query is text', async () => {
  const app = createTestApp((url) => {
    const answer = answerFromSeed(url);
    if (url.pathname !== '/api/articles' || !url.search.includes('slug')) return answer;
    const articles = structuredClone(answer) as { data: { title: string; body: string }[] };
    for (const article of articles.data)
      Object.assign(article, {
        title: '</script><script>alert(1)</script>',
        body: '<img src=x onerror=alert(2)>\n\n[x](javascript:alert(3))',
      });
    return articles;
  });
  const html = await (await app.get('/blog-famille/cout-creche-tarif-psu')).text();
  expect(html).not.toMatch(/<script>alert|<img src=x|href="javascript:/);
  const search = await (await app.get('/recherche?q=%3Cscript%3Ealert(4)%3C%2Fscript%3E')).text();
  expect(search).not.toContain('<script>alert');
});

test('a personal header changes nothing of what is asked of the CMS', async () => {
  const app = createTestApp(answerFromSeed);
  await (await app.get('/contact')).text();
  const anonymous = [...app.cmsCalls];
  const other = createTestApp(answerFromSeed);
  await (
    await other.get('/contact?utm_source=x&populate=*&filters[a]=b', { cookie: '__Host-session=secret', authorization: 'Bearer x' })
  ).text();
  expect(other.cmsCalls).toEqual(anonymous);
});

test('the bot log has one line for pages, redirects and failures, none for people', async () => {
  const app = createTestApp(answerFromSeed);
  for (const path of ['/contact', '/inscription', '/inconnu', '/a%2Fb']) await (await app.get(path, googlebot)).text();
  await (await app.get('/contact')).text();
  const lines = app.logger.info.mock.calls
    .filter(([event]) => event === 'bot')
    .map(([, fields]) => [fields.path, fields.status, fields.bot]);
  expect(lines).toEqual([
    ['/contact', 200, 'Googlebot'],
    ['/inscription', 301, 'Googlebot'],
    ['/inconnu', 404, 'Googlebot'],
    ['/a%2Fb', 400, 'Googlebot'],
  ]);
});

describe('a page that throws', () => {
  test('in the shell is a 500 without a word of the exception', async () => {
    vi.resetModules();
    vi.doMock('../../client/pages/team/team.tsx', () => ({
      TeamPage: throwDetail,
    }));
    const { createTestApp: createFreshApp } = await import('../app/test-app.ts');
    const app = createFreshApp(answerFromSeed);
    const response = await app.get('/equipe');
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).not.toContain('secret detail');
    expect(html).toContain(response.headers.get('x-request-id'));
    expect(app.logger.error).toHaveBeenCalledWith(
      'request-failed',
      expect.objectContaining({ message: 'secret detail' }),
      expect.anything(),
    );
    vi.doUnmock('../../client/pages/team/team.tsx');
  });
});

test('each blog has a feed of its latest articles, and no other path ends in one', async () => {
  const app = createTestApp(answerFromSeed);
  const response = await app.get('/blog-famille/rss.xml');
  const xml = await response.text();
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(xml.match(/<item>/g)).toHaveLength(5);
  expect(xml).toContain(`<link>${testConfig.siteOrigin}/blog-famille/cout-creche-tarif-psu</link>`);
  expect((await app.get('/blog-xyz/rss.xml')).status).toBe(404);
});

test('an English page that shows the French text stays up in every isolate while the CMS is down', async () => {
  const app = createTestApp(answerFromSeed);
  await (await app.get('/en/cgu/_payload.json?build-1')).text();
  await app.settle();
  app.pass(5 * 24 * 3600);
  app.breakCms(down);
  const response = await app.get('/en/cgu/_payload.json?build-1');
  expect([response.status, response.headers.get('x-cache')]).toEqual([200, 'STALE']);
});

test('people are logged one time in a hundred, and every time something fails', async () => {
  const app = createTestApp(answerFromSeed);
  const lines = () => app.logger.info.mock.calls.filter(([event]) => event === 'request').map(([, fields]) => fields.status);
  for (let turn = 0; turn < 300; turn += 1) await (await app.get('/robots.txt', { 'cf-ray': turn.toString(16).padStart(16, '0') })).text();
  expect(lines().length).toBeGreaterThan(0);
  expect(lines().length).toBeLessThan(20);
  app.breakCms(down);
  await (await app.get('/cgu')).text();
  expect(lines().at(-1)).toBe(503);
});
