import { expect, onTestFinished, test, vi } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { createTestApp, list, type TestApp } from '../../app/test-app.ts';

const article = '/blog-famille/cout-creche-tarif-psu';
const down = new Error('Network connection lost.');

async function read(app: TestApp, path: string, headers: Record<string, string> = {}) {
  const response = await app.get(path, headers);
  const html = await response.text();
  await app.settle();
  return { response, html, cache: response.headers.get('x-cache'), status: response.status };
}

const nonceOf = (response: Response) => /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
const keptPages = (app: TestApp) => [...app.fake.values.keys()].filter((key) => key.startsWith('page:'));
const withoutNonce = (html: string, response: Response) => html.replaceAll(nonceOf(response), 'NONCE');

test('the second reader gets the document of the first with a nonce of its own, and nothing is asked of the CMS', async () => {
  const app = createTestApp(answerFromSeed);
  await read(app, article);
  const callCount = app.cmsCalls.length;
  const second = await read(app, article);
  const third = await read(app, article);
  expect([second.cache, third.cache]).toEqual(['HIT', 'HIT']);
  expect(app.cmsCalls.length).toBe(callCount);
  expect(nonceOf(second.response)).not.toBe(nonceOf(third.response));
  expect(second.html).toContain(`nonce="${nonceOf(second.response)}"`);
  expect(withoutNonce(second.html, second.response)).toBe(withoutNonce(third.html, third.response));
});

test('what is kept is complete: no block in it waits for a script', async () => {
  const app = createTestApp(answerFromSeed);
  await read(app, article);
  const kept = await read(app, article);
  expect(kept.html).not.toMatch(/hidden id="S:|data-fallback/);
  expect(kept.html.match(/<article|Autres articles|À lire ensuite/g)?.length).toBeGreaterThan(0);
});

test('one entry a page, whatever else the address carries', async () => {
  const app = createTestApp(answerFromSeed);
  for (const query of ['', '?utm_source=a', '?fbclid=x&utm_medium=y', '?page=1&gclid=z', '?/_payload.json', '?populate=*']) {
    await read(app, `/blog-famille${query}`);
  }
  expect(keptPages(app)).toEqual(['page:build-1:/blog-famille']);
});

test('what an address says of a family is in no page that is kept for everybody', async () => {
  const app = createTestApp(answerFromSeed);
  const page = '/pre-inscription-enfant-creche';
  const before = await read(app, `${page}?lieu=Perpignan&travail=Perpignan&naissance=2026-03&jours=lundi&rayon=10&nom=Perpignan`);
  const after = await read(app, page);
  expect(after.cache).toBe('HIT');
  for (const { html } of [before, after]) expect(html).not.toMatch(/Perpignan|2026-03/);
});

test('searches, filters and unknown pages are never kept', async () => {
  const app = createTestApp(answerFromSeed);
  for (const path of [
    '/recherche?q=berceau',
    '/trouver-une-creche/recherche?lieu=Lyon',
    '/lexique?q=psu',
    '/inconnu',
    '/blog-famille?page=99',
    '/component-preview',
  ]) {
    await read(app, path);
  }
  expect(keptPages(app)).toEqual([]);
});

test('pages of a list are kept apart, in one spelling', async () => {
  const app = createTestApp(answerFromSeed);
  await read(app, '/temoignages-clients?public=famille&utm_source=x');
  await read(app, '/temoignages-clients?public=personne');
  expect(keptPages(app)).toEqual(['page:build-1:/temoignages-clients?public=famille']);
});

test('a stale page is served at once and made anew behind the response', async () => {
  const app = createTestApp(answerFromSeed);
  await read(app, '/contact');
  app.pass(700);
  expect((await read(app, '/contact')).cache).toBe('STALE');
  expect((await read(app, '/contact')).cache).toBe('HIT');
});

test('a purge of anything a page is made of ends it, a purge of something else does not', async () => {
  const app = createTestApp(answerFromSeed);
  const purge = (model: string, documentId = 'none') =>
    app.send('/webhooks/cms', {
      method: 'POST',
      headers: { authorization: 'Bearer webhook-secret-of-the-tests' },
      body: JSON.stringify({ event: 'entry.publish', model, entry: { documentId, publishedAt: 'now' } }),
    });
  await read(app, article);
  app.pass(10);
  await purge('nursery');
  expect((await read(app, article)).cache).toBe('HIT');
  await purge('article', 'article-cout-creche-tarif-psu');
  app.pass(1);
  expect((await read(app, article)).cache).toBe('MISS');
  expect((await read(app, article)).cache).toBe('HIT');
});

test('a failing CMS leaves the last good copy up for thirty days, marked, for people and bots', async () => {
  const app = createTestApp(answerFromSeed);
  await read(app, '/contact');
  app.breakCms(down);
  app.pass(20 * 24 * 3600);
  for (const agent of ['Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', 'Googlebot/2.1']) {
    const stale = await read(app, '/contact', { 'user-agent': agent });
    expect([stale.status, stale.cache]).toEqual([200, 'STALE']);
    expect(stale.response.headers.get('retry-after')).toBeNull();
    expect(stale.html).toContain('</html>');
  }
  app.pass(11 * 24 * 3600);
  expect((await read(app, '/contact')).status).toBe(503);
});

test('what was made of stale or missing content is not kept', async () => {
  const app = createTestApp((url) =>
    url.search.includes('cover') && url.search.includes('sort') ? new Response('no', { status: 500 }) : answerFromSeed(url),
  );
  const page = await read(app, article);
  expect(page.status).toBe(200);
  expect(keptPages(app)).toEqual([]);
});

test('a copy the browser has is confirmed with 304, without a policy that would forbid its scripts', async () => {
  const app = createTestApp(answerFromSeed);
  await read(app, '/contact');
  const kept = await read(app, '/contact');
  const etag = kept.response.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[0-9a-f]{24}"$/);
  for (const versions of [etag, `"other", ${etag}`, '*', etag.slice(2)]) {
    const confirmed = await read(app, '/contact', { 'if-none-match': versions });
    expect([confirmed.status, confirmed.html]).toEqual([304, '']);
    expect(confirmed.response.headers.get('content-security-policy')).toBeNull();
    expect(confirmed.response.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect((await read(app, '/contact', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD is answered from the store without a body', async () => {
  const app = createTestApp(answerFromSeed);
  await read(app, '/contact');
  const head = await app.send('/contact', { method: 'HEAD' });
  expect([head.status, head.headers.get('x-cache'), await head.text()]).toEqual([200, 'HIT', '']);
});

test.for([
  ['garbage', 'garbage'],
  ['an entry of another format', '{"format":0}\n<html>'],
  ['an entry without its document', '{"format":1}'],
] as const)('%s in KV counts as a miss', async ([, text]) => {
  const app = createTestApp(answerFromSeed);
  app.fake.values.set('page:build-1:/contact', text);
  const page = await read(app, '/contact');
  expect([page.status, page.cache]).toEqual([200, 'MISS']);
});

type Change = (entry: Record<string, unknown> & { value: object }, html: string) => [unknown, string];

/** Another isolate, whose KV holds the kept pages of the first as `change` leaves them: the line of JSON, and the document after it. */
function isolateAfter(app: TestApp, change: Change): TestApp {
  const other = createTestApp(answerFromSeed);
  for (const [key, text] of app.fake.values) {
    const end = text.indexOf('\n');
    const [entry, html] = key.startsWith('page:') ? change(JSON.parse(text.slice(0, end)), text.slice(end + 1)) : [];
    other.fake.values.set(key, entry ? `${JSON.stringify(entry)}\n${html}` : text);
  }
  return other;
}

const changes: Record<string, Change> = {
  'cut short': (entry, html) => [entry, html.slice(0, 5000)],
  'another document': (entry, html) => [entry, html.replace('</body>', '<script>alert(1)</script></body>')],
  'too long': (entry, html) => [entry, html.padEnd(5_000_000, ' ')],
  'without a length of its nonce': (entry, html) => [{ ...entry, value: { ...entry.value, nonceLength: -5 } }, html],
  'without one of the places of its nonce': (entry, html) => [{ ...entry, value: { ...entry.value, nonceAt: [] } }, html],
  'with a nonce over its text': (entry, html) => [{ ...entry, value: { ...entry.value, nonceAt: [10] } }, html],
  'with a header of two lines': (entry, html) => [{ ...entry, value: { ...entry.value, robots: 'a\nb: c' } }, html],
  'without tags': (entry, html) => [{ ...entry, tags: [] }, html],
  'of a time that is none': (entry, html) => [{ ...entry, askedAt: 1.5 }, html],
};

test('what KV holds of a page is what another isolate serves', async () => {
  const app = createTestApp(answerFromSeed);
  await read(app, '/contact');
  expect(
    (
      await read(
        isolateAfter(app, (entry, html) => [entry, html]),
        '/contact',
      )
    ).cache,
  ).toBe('HIT');
});

test.for(Object.entries(changes))('a kept page that is %s counts as a miss', async ([, change]) => {
  const app = createTestApp(answerFromSeed);
  const first = await read(app, '/contact');
  const again = await read(isolateAfter(app, change), '/contact');
  expect([again.status, again.cache === 'HIT' && again.response.headers.has('etag')]).toEqual([200, false]);
  expect(withoutNonce(again.html, again.response)).toBe(withoutNonce(first.html, first.response));
});

test('a kept page is compared with its ETag once an isolate, and again when KV holds another version of it', async () => {
  const app = createTestApp(answerFromSeed);
  await read(app, '/contact');
  const other = isolateAfter(app, (entry, html) => [entry, html]);
  const digest = vi.spyOn(crypto.subtle, 'digest');
  onTestFinished(() => digest.mockRestore());
  const readAgain = async () => {
    digest.mockClear();
    // Longer than the memory of an isolate keeps a page, so that KV is asked.
    other.pass(60);
    const { cache, html } = await read(other, '/contact');
    const digested = digest.mock.calls.filter(([, bytes]) => bytes.byteLength > 5000).length;
    return { cache, digested, isAsKept: !html.includes('alert(1)') };
  };
  expect(await readAgain()).toEqual({ cache: 'HIT', digested: 1, isAsKept: true });
  expect(await readAgain()).toEqual({ cache: 'HIT', digested: 0, isAsKept: true });
  const key = 'page:build-1:/contact';
  other.fake.values.set(key, (other.fake.values.get(key) ?? '').replace('</body>', '<script>alert(1)</script></body>'));
  // The copy that this isolate has is served instead.
  expect(await readAgain()).toEqual({ cache: 'HIT', digested: 1, isAsKept: true });
});

test('a page from the future is made anew, and a purge ends it as any other', async () => {
  const app = createTestApp(answerFromSeed);
  await read(app, '/contact');
  const later = (days: number) => app.dependencies.clock() + days * 86_400_000;
  const times = { askedAt: later(30), freshUntil: later(60), staleUntil: later(90), errorUntil: later(120) };
  const other = isolateAfter(app, (entry, html) => [{ ...entry, ...times }, html]);
  const isKeptPage = ({ response }: Awaited<ReturnType<typeof read>>) => response.headers.has('etag');
  expect(isKeptPage(await read(other, '/contact'))).toBe(false);
  expect(isKeptPage(await read(other, '/contact'))).toBe(true);
  await other.dependencies.marks.mark(['page:page-contact']);
  expect(isKeptPage(await read(other, '/contact'))).toBe(false);
});

test('a page that says to be fresh for a year is as fresh as its route lets it be', async () => {
  const app = createTestApp(answerFromSeed);
  await read(app, '/contact');
  const year = app.dependencies.clock() + 365 * 86_400_000;
  const other = isolateAfter(app, (entry, html) => [{ ...entry, freshUntil: year, staleUntil: year, errorUntil: year }, html]);
  other.pass(590);
  expect((await read(other, '/contact')).cache).toBe('HIT');
  other.pass(60);
  expect((await read(other, '/contact')).cache).toBe('STALE');
});

test.for(['404', '301'] as const)('a renewal that finds %s ends the page, though no webhook has come', async (kind) => {
  let isGone = false;
  const app = createTestApp((url) => {
    const rule = { documentId: 'r', from: article, to: '/blog-famille', statusCode: 301 };
    if (isGone && kind === '301' && url.pathname === '/api/redirects') return list(rule);
    const isArticle = url.pathname === '/api/articles' && url.search.includes('cout-creche-tarif-psu');
    return isGone && isArticle ? list() : answerFromSeed(url);
  });
  await read(app, article);
  isGone = true;
  app.pass(1200);
  expect((await read(app, article)).cache).toBe('STALE');
  expect([(await read(app, article)).status, keptPages(app)]).toEqual([Number(kind), []]);
  // Nor does it come back where the CMS fails, here or in an isolate that has not seen it go.
  expect([...app.fake.values.keys()].filter((key) => key.startsWith('content:') && key.includes('cout-creche-tarif-psu'))).toEqual([]);
  app.breakCms(down);
  app.pass(10);
  expect((await read(app, article)).status).toBe(Number(kind));
});

test('KV that fails costs nothing but speed', async () => {
  const app = createTestApp(answerFromSeed);
  app.fake.readError = new Error('KV read');
  app.fake.writeError = new Error('KV 429');
  expect((await read(app, '/contact')).status).toBe(200);
  expect(app.logger.error).toHaveBeenCalledWith('page-store-unwritable', app.fake.writeError, { key: 'page:build-1:/contact' });
});

test('nobody else can ask for a renewal', async () => {
  const app = createTestApp(answerFromSeed);
  await read(app, '/contact');
  const spoofed = await read(app, '/contact', { 'x-renewal': '1', 'cache-control': 'no-cache', pragma: 'no-cache' });
  expect(spoofed.cache).toBe('HIT');
});

test('the response says what its steps took', async () => {
  const app = createTestApp(answerFromSeed);
  expect((await read(app, '/contact')).response.headers.get('server-timing')).toBe('store;dur=0, content;dur=0, render;dur=0');
  expect((await read(app, '/contact')).response.headers.get('server-timing')).toBe('store;dur=0');
});
