import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { createApp } from '../../../worker/app.ts';
import type { ReportedRequest, Reporter } from '../../../worker/observe/reporter.ts';
import { silentReport } from '../../../worker/observe/reporter.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../app/test-app.ts';

const article = '/blog-famille/cout-creche-tarif-psu';
const nursery = '/trouver-une-creche/petite-brindille-lyon';
const ray = '0123456789abcdef-CDG';
const person = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0';

/** An app that has kept some pages and payloads, and the same app without the short way to them. */
async function keptSite(paths: string[], options: TestAppOptions = {}) {
  const app = createTestApp(answerFromSeed, undefined, options);
  for (const path of paths) {
    await (await app.get(path)).text();
    await app.settle();
  }
  const steps = createApp(app.dependencies);
  const context = { waitUntil() {}, passThroughOnException() {}, props: {} };
  const bySteps = async (path: string, headers: Record<string, string> = {}) =>
    steps.fetch(new Request(`https://site.example${path}`, { headers: { 'user-agent': person, ...headers } }), {}, context);
  return { app, bySteps };
}

/** All that a response says, but for its nonce. */
async function textOf(response: Response): Promise<string> {
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  const text = JSON.stringify([response.status, [...response.headers], await response.text()]);
  return nonce ? text.replaceAll(nonce, 'nonce') : text;
}

const linesOf = (app: TestApp) => app.logger.info.mock.calls.map((call) => JSON.stringify(call));

test.for(['/', '/en', '/cgu', article, `${article}/_payload.json?build-1`, nursery, '/temoignages-clients?public=famille'])(
  '%s is answered at once as by all steps',
  async (path) => {
    const { app, bySteps } = await keptSite([path]);
    const etag = (await app.get(path)).headers.get('etag') ?? '';
    const askedWith: Record<string, string>[] = [
      { 'cf-ray': ray },
      { 'cf-ray': ray, 'if-none-match': etag || '*' },
      { 'cf-ray': ray, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
      { 'cf-ray': ray, cookie: 'ecran=mobile; a=b' },
    ];
    for (const headers of askedWith) {
      app.logger.info.mockClear();
      const atOnce = await app.get(path, headers);
      expect(atOnce.headers.get('x-cache')).toBe('HIT');
      const lines = linesOf(app);
      app.logger.info.mockClear();
      expect(await textOf(atOnce)).toBe(await textOf(await bySteps(path, headers)));
      expect(lines).toEqual(linesOf(app));
    }
  },
);

test('outside of production what is kept says that it is for no search engine', async () => {
  const { app, bySteps } = await keptSite(['/cgu'], { config: { environment: 'staging' } });
  const atOnce = await app.get('/cgu', { 'cf-ray': ray });
  expect(atOnce.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(await textOf(atOnce)).toBe(await textOf(await bySteps('/cgu', { 'cf-ray': ray })));
});

test('who is an editor, comes from a search or asks for another spelling takes all steps', async () => {
  const { app } = await keptSite(['/cgu', nursery]);
  const search = await app.get(nursery, { referer: 'https://site.example/trouver-une-creche/recherche?lieu=Lyon' });
  expect([search.headers.get('etag'), await search.text()]).toEqual([null, expect.stringContaining('lieu=Lyon')]);
  expect((await app.get('/CGU')).headers.get('location')).toBe('/cgu');
  expect((await app.get('/cgu/')).headers.get('location')).toBe('/cgu');
  const forged = await app.get('/cgu', { cookie: '__Host-apercu=draft.99999999999.00' });
  expect(forged.status).toBe(200);
});

test('an address that no page has costs no look into the page store, and one whose page is not kept costs one', async () => {
  const { app } = await keptSite([]);
  const readBefore = app.fake.reads;
  await app.get('/compte/session');
  await app.get('/en/webhooks/cms');
  await app.get('/webhooks/cms');
  await app.get('/uploads/abc');
  expect(app.fake.reads - readBefore).toBe(0);
  const looks: string[] = [];
  const { get } = app.fake.kv;
  Object.assign(app.fake.kv, {
    get: (key: string, options: never) => {
      looks.push(key);
      return get.call(app.fake.kv, key, options);
    },
  });
  await (await app.get('/cgu')).text();
  expect(looks.filter((key) => key.startsWith('page:'))).toEqual(['page:build-1:/cgu']);
});

test('a request is reported once, with what is known of it in the end, whichever way it takes', async () => {
  const begun: ReportedRequest[] = [];
  const ends: number[] = [];
  const reporter: Reporter = {
    begin(request) {
      begun.push(request);
      return { ...silentReport, finish: (status) => void ends.push(status) };
    },
  };
  const app = createTestApp(answerFromSeed, reporter);
  await (await app.get(article)).text();
  await app.settle();
  const count = begun.length;
  await (await app.get(article)).text();
  const [first] = begun;
  expect([begun.length - count, first?.subject(), begun.at(-1)?.subject()]).toEqual([
    1,
    { path: article, bot: null },
    { path: article, bot: null },
  ]);
  expect(ends).toEqual(begun.map(() => 200));
});
