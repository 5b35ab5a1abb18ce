import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { marksKey } from '../../../worker/cache/known-marks.ts';
import { everyEntryOf, isPurgedSince } from '../../../worker/cache/marks.ts';
import { policies } from '../../../worker/cache/policies.ts';
import { silentReporter } from '../../../worker/observe/reporter.ts';
import { createFakeD1 } from '../../app/fake-d1.ts';
import { createFakeKv } from '../../app/fake-kv.ts';
import { createTestApp, type TestApp, testConfig } from '../../app/test-app.ts';

const article = '/blog-famille/cout-creche-tarif-psu';

/** Isolates of one site: one KV, which refuses a second write within a second, one database, one time, in which waiting passes. */
function createSite(count = 1) {
  const time = { now: Date.parse('2026-11-27T10:00:00Z') };
  const kv = createFakeKv({ clock: () => time.now });
  const database = createFakeD1();
  const site = {
    time,
    kv,
    database,
    isolate: (wait?: (milliseconds: number) => Promise<void>): TestApp =>
      createTestApp(answerFromSeed, silentReporter, {
        kv,
        database,
        time,
        wait:
          wait ??
          (async (milliseconds) => {
            // What has arrived by then comes first.
            await setTimeout(10);
            time.now += milliseconds;
          }),
      }),
    keptMarks: (): Record<string, number> => JSON.parse(kv.values.get(marksKey) ?? '{}'),
    ledger: () => database.rows('SELECT version, published FROM purge_marks')[0],
  };
  return { ...site, isolates: Array.from({ length: count }, () => site.isolate()) };
}

const publish = (app: TestApp, id: string, { event = 'entry.publish', model = 'article' } = {}) =>
  notify(app, { event, model, entry: { documentId: id, publishedAt: '2026-11-27T10:00:00Z' } });

function notify(app: TestApp, body: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${testConfig.webhookSecret}` };
  return app.send('/webhooks/cms', { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Of the article, from what its kept page is made of. */
function idOf(app: TestApp): string {
  const [line = ''] = app.fake.values.get(`page:build-1:${article}`)?.split('\n', 1) ?? [];
  const { tags }: { tags: string[] } = JSON.parse(line);
  return tags.find((tag) => tag.startsWith('article:'))?.replace('article:', '') ?? '';
}

async function stateOf(app: TestApp, path: string): Promise<string> {
  const response = await app.get(path);
  await response.text();
  await app.settle();
  return `${response.status} ${response.headers.get('x-cache')}`;
}

test('two hundred entries that are published at once are purged in all isolates, and fed', async () => {
  const { time, kv, isolates, isolate, keptMarks, ledger } = createSite(3);
  const ids = Array.from({ length: 200 }, (_, index) => `entry-${index}`);
  const before = time.now;
  const answers = await Promise.all(ids.map((id, index) => publish(isolates[index % 3] as TestApp, id)));
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
  await Promise.all(isolates.map((app) => app.settle()));

  const marks = await isolate().dependencies.marks.read();
  for (const id of ids) expect(isPurgedSince(marks, [`article:${id}`], before), id).toBe(true);
  expect(isPurgedSince(marks, ['article'], before)).toBe(true);
  expect(isPurgedSince(marks, ['nursery'], 0)).toBe(false);
  expect(Object.keys(keptMarks()).length).toBeLessThan(40);
  expect(ledger()?.published).toBe(ledger()?.version);
  // The limit was met, and what it refused was written later.
  expect(kv.refusedWrites).toBeGreaterThan(0);
  const fed = new Set(
    isolates.flatMap(({ logger }) => logger.info.mock.calls).flatMap(([name, facts]) => (name === 'entry-fed' ? [facts.id] : [])),
  );
  expect([...fed].sort()).toEqual([...ids].sort());
});

test('what comes within a second is written together', async () => {
  const { kv, isolates, isolate, keptMarks, ledger, time } = createSite();
  const [app] = isolates as [TestApp];
  const before = time.now;
  await publish(app, 'first');
  await app.settle();
  expect(keptMarks()['article:first']).toBe(before);
  await Promise.all(Array.from({ length: 10 }, (_, index) => publish(app, `entry-${index}`)));
  await app.settle();
  expect(kv.refusedWrites).toBe(0);
  expect(ledger()?.version).toBeLessThanOrEqual(4);
  const elsewhere = await isolate().dependencies.marks.read();
  for (let index = 0; index < 10; index += 1) expect(isPurgedSince(elsewhere, [`article:entry-${index}`], before)).toBe(true);
});

test.for([
  [600, 1],
  [1200, 6],
  [3000, 1500],
] as const)('%i webhooks, %i at once, are all answered', async ([count, atOnce]) => {
  const { isolates, ledger } = createSite();
  const [app] = isolates as [TestApp];
  for (let sent = 0; sent < count; sent += atOnce) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, index) => publish(app, `entry-${sent + index}`, { model: 'navigation' })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  await app.settle();
  expect(app.logger.error).not.toHaveBeenCalled();
  expect(ledger()?.published).toBe(ledger()?.version);
});

test('a page that was taken down stays down, however many other entries change after it', async () => {
  const { isolates, isolate } = createSite();
  const [app] = isolates as [TestApp];
  expect(await stateOf(app, article)).toBe('200 MISS');
  expect(await stateOf(app, article)).toBe('200 HIT');
  app.pass(1);
  await publish(app, idOf(app), { event: 'entry.unpublish' });
  for (let index = 0; index < 2100; index += 1) {
    app.pass(1);
    await app.dependencies.marks.mark(['article', `article:other-${index}`]);
  }
  await app.settle();
  for (const reader of [isolate(), app]) {
    expect((await reader.dependencies.pages.find(`page:build-1:${article}`, policies.editorial))?.freshness).toMatch(/outdated|expired/);
  }
});

test('neither KV nor the database is in the way of the answer or of the search', async () => {
  const { kv, isolates, isolate, keptMarks } = createSite();
  const [app] = isolates as [TestApp];
  kv.writeError = new Error('KV PUT failed: 503');
  expect((await publish(app, 'a')).status).toBe(200);
  await app.settle();
  expect(app.logger.info).toHaveBeenCalledWith('entry-fed', expect.objectContaining({ id: 'a' }));
  expect(app.logger.error).toHaveBeenCalledWith('purge-not-published', expect.anything());

  // The next event, here the task of each minute in another isolate, goes on.
  kv.writeError = null;
  await isolate().dependencies.marks.publish();
  expect(keptMarks()['article:a']).toBeGreaterThan(0);
});

test('a purge reaches the others while the database fails, and the database once it is back', async () => {
  const { database, isolates, isolate, keptMarks, ledger, time } = createSite();
  const [app] = isolates as [TestApp];
  const before = time.now;
  database.error = new Error('D1_ERROR: database is locked');
  expect((await publish(app, 'a', { model: 'navigation' })).status).toBe(200);
  await app.settle();
  expect(isPurgedSince(await isolate().dependencies.marks.read(), ['navigation:a'], before)).toBe(true);
  database.error = null;
  await publish(app, 'b', { model: 'navigation' });
  await app.settle();
  expect(Object.keys(keptMarks()).sort()).toEqual(['navigation', 'navigation:a', 'navigation:b']);
  expect(database.rows('SELECT marks FROM purge_marks')[0]?.marks).toContain('navigation:a');
  expect(ledger()?.published).toBe(ledger()?.version);
});

test('what an isolate had begun to publish when it ended, another event publishes', async () => {
  const { isolates, isolate, keptMarks, ledger, time } = createSite();
  const [other] = isolates as [TestApp];
  await publish(other, 'before', { model: 'page' });
  await other.settle();
  // Its first event is cancelled while it waits for its turn.
  const cancelled = isolate(() => new Promise(() => {}));
  await publish(cancelled, 'a', { model: 'navigation' });
  await publish(cancelled, 'b', { model: 'navigation' });
  await expect.poll(() => ledger()?.version).toBeGreaterThan(0);
  time.now += 11_000;
  await publish(cancelled, 'c', { model: 'navigation' });
  await expect.poll(() => Object.keys(keptMarks())).toEqual(expect.arrayContaining(['navigation:a', 'navigation:b', 'navigation:c']));
});

test.for([
  ['no entry', { event: 'entry.publish', model: 'article' }],
  ['an empty entry', { event: 'entry.update', model: 'article', entry: {} }],
  ['null for an entry', { event: 'entry.delete', model: 'article', entry: null }],
  ['an entry of another form', { event: 'entry.update', model: 'article', entry: { id: 7, documentId: 7 } }],
  ['a picture that was replaced', { event: 'media.update', media: { id: 7 } }],
] as const)('a webhook with %s purges all entries of the types that may be meant', async ([, body]) => {
  const { isolates } = createSite();
  const [app] = isolates as [TestApp];
  await stateOf(app, article);
  expect(await stateOf(app, article)).toBe('200 HIT');
  app.pass(1);
  const answer = await notify(app, body);
  expect(await answer.json()).toMatchObject({ purged: expect.arrayContaining(['article', everyEntryOf('article')]) });
  expect(await stateOf(app, article)).toBe('200 MISS');
});

test.for([
  ['no JSON of ours', '{"article":"yesterday"}'],
  ['a list', '[1]'],
  ['a time that is yet to come', JSON.stringify({ 'article:x': Date.parse('2030-01-01'), article: Date.parse('2030-01-01') })],
] as const)('marks in KV that are %s make no page uncacheable', async ([, text]) => {
  const { kv, isolates } = createSite();
  const [app] = isolates as [TestApp];
  kv.values.set(marksKey, text);
  await stateOf(app, article);
  app.pass(3);
  await stateOf(app, article);
  app.pass(3);
  expect(await stateOf(app, article)).toBe('200 HIT');
});

test('a stored page costs two reads of KV at most, one of them for marks', async () => {
  const { kv, isolates, isolate } = createSite();
  const [app] = isolates as [TestApp];
  await stateOf(app, article);
  await Promise.all(Array.from({ length: 50 }, (_, index) => publish(app, `entry-${index}`)));
  await app.settle();
  const reader = isolate();
  app.pass(1);
  await stateOf(reader, article);
  app.pass(6);
  kv.reads = 0;
  expect(await stateOf(reader, article)).toBe('200 HIT');
  expect(kv.reads).toBe(2);
  expect(await stateOf(reader, article)).toBe('200 HIT');
  expect(kv.reads).toBe(2);
});

test('while the secret is being changed, webhooks with either value are taken, and no others', async () => {
  const changing = createTestApp(answerFromSeed, silentReporter, { config: { previousWebhookSecret: 'secret-of-yesterday' } });
  const settled = createTestApp(answerFromSeed);
  const statusOf = async (app: TestApp, path: string, secret: string) =>
    (await app.send(path, { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body: '{"event":"trigger-test"}' })).status;
  expect(await statusOf(changing, '/webhooks/cms', testConfig.webhookSecret)).toBe(200);
  expect(await statusOf(changing, '/webhooks/cms', 'secret-of-yesterday')).toBe(200);
  expect(await statusOf(changing, '/webhooks/index', 'secret-of-yesterday')).not.toBe(401);
  expect(await statusOf(changing, '/webhooks/cms', '')).toBe(401);
  expect(await statusOf(changing, '/webhooks/cms', 'secret-of-anybody')).toBe(401);
  expect(await statusOf(settled, '/webhooks/cms', 'secret-of-yesterday')).toBe(401);
  expect(await statusOf(settled, '/webhooks/cms', 'null')).toBe(401);
});
