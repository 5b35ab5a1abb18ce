import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { createTestApp, list, type TestApp } from '../../app/test-app.ts';

const article = '/blog-famille/cout-creche-tarif-psu';

async function read(app: TestApp, path: string) {
  const response = await app.get(path);
  const json = await response.text();
  await app.settle();
  return { response, json, cache: response.headers.get('x-cache'), status: response.status };
}

const keptPages = (app: TestApp) => [...app.fake.values.keys()].filter((key) => key.startsWith('page:'));
const payloadOf = (path: string) => `${path}/_payload.json?build-1`;
const keptPayloads = (app: TestApp) => [...app.fake.values.keys()].filter((key) => key.startsWith('payload:'));

test.for(['/contact', '/en/contact', '/temoignages-clients', article])(
  'the payload of %s is kept beside its page: the second reader has it by one read, and nothing is asked of the CMS',
  async (path) => {
    const app = createTestApp(answerFromSeed);
    const first = await read(app, payloadOf(path));
    const callCount = app.cmsCalls.length;
    const other = createTestApp(answerFromSeed, undefined, { kv: app.fake });
    const before = app.fake.reads;
    const second = await read(other, payloadOf(path));
    expect([second.cache, second.json, app.cmsCalls.length, other.cmsCalls]).toEqual(['HIT', first.json, callCount, []]);
    // The other one is of the marks of purges.
    expect(app.fake.reads - before).toBe(2);
    expect(second.response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(second.response.headers.get('cache-control')).toBe(first.response.headers.get('cache-control'));
    expect(second.response.headers.get('etag')).toBeNull();
    expect([keptPayloads(app), keptPages(app)]).toEqual([[`payload:build-1:${path}`], []]);
  },
);

test('payloads of lists are kept by the parameters of their pages, whatever build asks; those of searches are not', async () => {
  const app = createTestApp(answerFromSeed);
  await read(app, `${payloadOf('/temoignages-clients')}&public=famille&utm_source=x`);
  await read(app, '/temoignages-clients/_payload.json?older-build&public=famille');
  await read(app, `${payloadOf('/recherche')}&q=berceau`);
  await read(app, payloadOf('/inconnu'));
  expect(keptPayloads(app)).toEqual(['payload:build-1:/temoignages-clients?public=famille']);
});

test('a payload is stale, purged and served in place of a failure as its page is', async () => {
  const app = createTestApp(answerFromSeed);
  await read(app, payloadOf('/contact'));
  app.pass(700);
  expect((await read(app, payloadOf('/contact'))).cache).toBe('STALE');
  expect((await read(app, payloadOf('/contact'))).cache).toBe('HIT');
  app.breakCms(new Error('Network connection lost.'));
  app.pass(20 * 24 * 3600);
  const inPlace = await read(app, payloadOf('/contact'));
  expect([inPlace.status, inPlace.cache, JSON.parse(inPlace.json).pageId]).toEqual([200, 'STALE', 'content-page']);
});

test('a payload whose page has moved or gone is no more', async () => {
  let isThere = true;
  const app = createTestApp((url) => {
    if (url.pathname === '/api/redirects')
      return isThere ? list() : list({ documentId: 'r1', from: '/contact', to: '/equipe', statusCode: 301 });
    return url.pathname === '/api/pages' && !isThere ? list() : answerFromSeed(url);
  });
  await read(app, payloadOf('/contact'));
  await read(app, payloadOf('/cgu'));
  isThere = false;
  app.pass(2 * 3600);
  await read(app, payloadOf('/contact'));
  await read(app, payloadOf('/cgu'));
  expect(JSON.parse((await read(app, payloadOf('/contact'))).json)).toEqual({ redirect: '/equipe' });
  expect((await read(app, payloadOf('/cgu'))).status).toBe(404);
  expect(keptPayloads(app)).toEqual([]);
});
