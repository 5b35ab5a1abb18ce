import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { costTable, type Kind, measured, priceOf, traffic, type Usage } from '../../../scripts/operations/costs.ts';
import { runFormTasks } from '../../../worker/forms/submissions/scheduled.ts';
import { runFeedTasks } from '../../../worker/search/feed/feed-tasks.ts';
import { createFakeBucket } from '../../app/fake-bucket.ts';
import { createFakeCache, createFakeImages } from '../../app/fake-images.ts';
import { createFakeKv } from '../../app/fake-kv.ts';
import { createTestApp, testConfig } from '../../app/test-app.ts';
import { pngHeader } from '../../helpers/sample-pictures.ts';

const document = 'docs/costs.md';
const place = /(?<=<!-- costs -->\n).*?(?=<!-- \/costs -->)/s;
const article = '/blog-famille/cout-creche-tarif-psu';
const picture = '/_ipx/w_640/uploads/photo.png';
const hour = 3600;

/** A site with one KV, one bucket, and any number of isolates that remember nothing. */
function startSite() {
  const kv = createFakeKv();
  const images = createFakeImages();
  const bucket = createFakeBucket();
  const time = { now: Date.parse('2026-11-27T10:00:00Z') };
  const answer = (url: URL) =>
    url.pathname.startsWith('/uploads/')
      ? new Response(pngHeader(1600, 1200), { headers: { 'content-type': 'image/png', etag: '"a"' } })
      : answerFromSeed(url);
  const startIsolate = (cache = createFakeCache()) => createTestApp(answer, undefined, { kv, images, bucket: bucket.bucket, time, cache });
  type Isolate = ReturnType<typeof startIsolate>;
  const counts = () => ({
    kvReads: kv.reads,
    kvWrites: kv.writes,
    r2Reads: bucket.counts.reads,
    r2Writes: bucket.counts.writes,
    pictures: images.work.length,
  });
  /** What some work makes us pay for, to its end. */
  async function count(kind: Kind, isolate: Isolate, work: (isolate: Isolate) => Promise<unknown>): Promise<Usage> {
    const before = counts();
    await work(isolate);
    await isolate.settle();
    const after = counts();
    const names = Object.keys(before) as (keyof typeof before)[];
    const used = Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as typeof before;
    return { requests: kind === 'task of each minute' ? 0 : 1, ...measured[kind], ...used };
  }
  const get = (path: string) => async (isolate: Isolate) => {
    const response = await isolate.get(path);
    expect(response.status, path).toBe(200);
    await response.arrayBuffer();
  };
  return { startIsolate, count, get, time };
}

async function countAll(): Promise<Record<Kind, Usage>> {
  const { startIsolate, count, get, time } = startSite();
  // Content that everything has in common is there, as it is a minute after a deployment.
  await count('page, kept and fresh', startIsolate(), get('/'));
  const near = createFakeCache();
  const ask = (kind: Kind, work: Parameters<typeof count>[2], cache?: typeof near) => count(kind, startIsolate(cache), work);
  const rendered = await ask('page, rendered for its reader', get(article));
  const fresh = await ask('page, kept and fresh', get(article));
  const payload = `${article}/_payload.json?build-1`;
  const payloadMade = await ask('payload, made for its reader', get(payload));
  const payloadKept = await ask('payload, kept and fresh', get(payload));
  time.now += hour * 1000;
  const stale = await ask('page, kept, made anew behind', get(article));
  // It is made of what its page was made of a moment ago.
  const payloadStale = await ask('payload, kept, made anew behind', get(payload));
  const made = await ask('picture, made', get(picture));
  const far = await ask('picture, from R2', get(picture), near);
  const kept = await ask('picture, in the data centre', get(picture), near);
  const webhook = JSON.stringify({ event: 'entry.publish', model: 'article', entry: { documentId: 'a', publishedAt: '2026-11-27' } });
  const authorization = `Bearer ${testConfig.webhookSecret}`;
  return {
    'page, kept and fresh': fresh,
    'page, kept, made anew behind': stale,
    'page, rendered for its reader': rendered,
    'payload, kept and fresh': payloadKept,
    'payload, kept, made anew behind': payloadStale,
    'payload, made for its reader': payloadMade,
    'picture, in the data centre': kept,
    'picture, from R2': far,
    'picture, made': made,
    'card for sharing, drawn': await ask('card for sharing, drawn', get('/og/blog-famille/cout-creche-tarif-psu.png')),
    finder: await ask('finder', get('/trouver-une-creche/recherche?lieu=Lyon')),
    suggestion: await ask('suggestion', get('/recherche/lieux?q=lyo')),
    'site search': await ask('site search', get('/recherche?q=tarif')),
    form: await ask('form', (isolate) => isolate.send('/formulaires/contact', { method: 'POST', body: 'a=b' })),
    webhook: await ask('webhook', (isolate) =>
      isolate.send('/webhooks/cms', { method: 'POST', headers: { authorization }, body: webhook }),
    ),
    'site map': await ask('site map', get('/sitemap-nurseries.xml')),
    'task of each minute': await ask('task of each minute', async ({ dependencies }) => {
      const work: Promise<unknown>[] = [];
      await runFormTasks(dependencies, (one) => work.push(one));
      await runFeedTasks(dependencies, (one) => work.push(one));
      await Promise.all(work);
    }),
  };
}

test('what a million page views cost is written down as it is counted', async () => {
  const usages = await countAll();
  // A page or payload that is kept costs one read, and one of the marks of purges; a picture that is kept costs nothing.
  expect(usages['payload, kept and fresh']).toMatchObject({ kvReads: 2, kvWrites: 0 });
  expect(usages['page, kept and fresh']).toMatchObject({ kvReads: 2, kvWrites: 0 });
  expect(usages['picture, in the data centre']).toMatchObject({ kvReads: 0, r2Reads: 0, pictures: 0 });
  expect(usages['picture, from R2']).toMatchObject({ r2Reads: 1, r2Writes: 0, pictures: 0 });
  expect(usages['picture, made']).toMatchObject({ r2Reads: 1, r2Writes: 1, pictures: 1 });
  const text = readFileSync(document, 'utf8');
  const expected = text.replace(place, () => `\n${costTable(usages)}\n\n`);
  if (process.env.WRITE_COSTS) writeFileSync(document, expected);
  else
    expect(text, 'WRITE_COSTS=1 npx vitest run --project operations test/unit/operations/costs.test.ts writes the table anew').toBe(
      expected,
    );
});

test('what is included costs nothing, and what goes beyond is paid for by its price', () => {
  expect(priceOf('requests', 10e6)).toBe(0);
  expect(priceOf('requests', 15e6)).toBeCloseTo(1.5);
  expect(priceOf('kvWrites', 3e6)).toBeCloseTo(10);
  expect(priceOf('pictures', 15_000)).toBeCloseTo(5);
  expect(Object.values(traffic).every((times) => times > 0)).toBe(true);
});
