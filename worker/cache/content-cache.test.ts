import { expect, test, vi } from 'vitest';
import { createFakeD1 } from '../../test/app/fake-d1.ts';
import { createFakeKv } from '../../test/app/fake-kv.ts';
import { UpstreamError } from '../errors.ts';
import { type CacheRequest, createContentCache } from './content-cache.ts';
import { createPurgeMarks } from './purge-marks.ts';

const policy = { freshSeconds: 60, staleSeconds: 600, errorSeconds: 3600 };
const down = () => Promise.reject(new UpstreamError('cms', 'down'));

function setUp() {
  const fake = createFakeKv();
  const database = createFakeD1();
  let now = 1_000_000;
  const clock = () => now;
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const isolate = () => {
    const marks = createPurgeMarks({ kv: fake.kv, database: database.d1, clock, wait: async () => {}, logger });
    return { marks, cache: createContentCache({ kv: fake.kv, marks, clock, logger, memorySeconds: 5 }) };
  };
  const background: Promise<unknown>[] = [];
  const request = <Value>(load: () => Promise<Value>, tags = ['article']): CacheRequest<Value> => ({
    key: 'content:1:/articles',
    policy,
    load: async () => ({ value: await load(), tags }),
    waitUntil: (work) => background.push(work),
  });
  return {
    fake,
    logger,
    isolate,
    request,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    settle: () => Promise.all(background.splice(0)),
  };
}

test('a missing value is asked for, kept in KV, and served from there by another isolate', async () => {
  const { isolate, request, settle } = setUp();
  expect(await isolate().cache.read(request(async () => 'a'))).toMatchObject({ value: 'a', state: 'miss', ageSeconds: 0 });
  await settle();
  const load = vi.fn(async () => 'b');
  expect(await isolate().cache.read(request(load))).toMatchObject({ value: 'a', state: 'hit' });
  expect(load).not.toHaveBeenCalled();
});

test('KV is asked once for what it does not have, and once for what is too old', async () => {
  const { fake, isolate, request, settle, pass } = setUp();
  for (const value of ['a', 'b']) {
    const { marks, cache } = isolate();
    await marks.read();
    const before = fake.reads;
    expect(await cache.read(request(async () => value))).toMatchObject({ value, state: 'miss' });
    expect(fake.reads - before).toBe(1);
    await settle();
    pass(policy.freshSeconds + policy.staleSeconds + 1);
  }
});

test('a value read a moment ago is not read from KV again', async () => {
  const { fake, isolate, request, settle, pass } = setUp();
  const { cache } = isolate();
  await cache.read(request(async () => 'a'));
  await settle();
  await cache.read(request(down));
  const before = fake.reads;
  pass(1);
  expect((await cache.read(request(down))).value).toBe('a');
  expect(fake.reads).toBe(before);
});

test('a stale value is served at once and refreshed behind the response', async () => {
  const { isolate, request, pass, settle } = setUp();
  const { cache } = isolate();
  await cache.read(request(async () => 'old'));
  pass(61);
  expect(await cache.read(request(async () => 'new'))).toMatchObject({ value: 'old', state: 'stale', ageSeconds: 61 });
  await settle();
  expect(await cache.read(request(down))).toMatchObject({ value: 'new', state: 'hit' });
});

test('a failing refresh keeps the stale value and is logged', async () => {
  const { isolate, request, pass, settle, logger } = setUp();
  const { cache } = isolate();
  await cache.read(request(async () => 'old'));
  pass(61);
  await cache.read(request(down));
  await settle();
  expect(logger.error).toHaveBeenCalledWith('cache-refresh-failed', expect.any(UpstreamError), { key: 'content:1:/articles' });
  pass(1);
  expect((await cache.read(request(down))).value).toBe('old');
});

test('who needs a fresh value waits for it, and takes the stale one only where the source fails', async () => {
  const { isolate, request, pass } = setUp();
  const { cache } = isolate();
  await cache.read(request(async () => 'old'));
  pass(61);
  expect(await cache.read({ ...request(down), mustBeFresh: true })).toMatchObject({ value: 'old', state: 'failed' });
  pass(2);
  expect(await cache.read({ ...request(async () => 'new'), mustBeFresh: true })).toMatchObject({ value: 'new', state: 'miss' });
});

test('past its stale time a value is asked for again first, and served where the source fails', async () => {
  const { isolate, request, pass, logger } = setUp();
  const { cache } = isolate();
  await cache.read(request(async () => 'old'));
  pass(700);
  expect(await cache.read(request(down))).toMatchObject({ value: 'old', state: 'failed', ageSeconds: 700 });
  expect(logger.error).toHaveBeenCalledExactlyOnceWith('cache-served-stale', expect.any(UpstreamError), { key: 'content:1:/articles' });
});

test('past its error time a value is not served any more', async () => {
  const { isolate, request, pass } = setUp();
  const { cache } = isolate();
  await cache.read(request(async () => 'old'));
  pass(3601);
  await expect(cache.read(request(down))).rejects.toThrow('down');
});

test('a purge of a tag ends the value in this isolate and in others', async () => {
  const { isolate, request, pass, settle } = setUp();
  const here = isolate();
  await here.cache.read(request(async () => 'old'));
  await settle();
  const elsewhere = isolate();
  await elsewhere.cache.read(request(down));
  pass(10);
  await here.marks.mark(['article']);
  pass(1);
  expect((await here.cache.read(request(async () => 'new'))).value).toBe('new');
  await settle();
  expect((await elsewhere.cache.read(request(async () => 'newer'))).value).toBe('new');
});

test('a purge while the value is being asked for ends it too', async () => {
  const { isolate, request } = setUp();
  const { cache, marks } = isolate();
  await cache.read(
    request(async () => {
      await marks.mark(['article']);
      return 'before the change';
    }),
  );
  expect((await cache.read(request(async () => 'after'))).value).toBe('after');
});

test('a purge of another tag changes nothing', async () => {
  const { isolate, request } = setUp();
  const { cache, marks } = isolate();
  await cache.read(request(async () => 'a'));
  await marks.mark(['nursery', 'article:other']);
  expect((await cache.read(request(down))).state).toBe('hit');
});

test('fifty requests for a cold key ask once', async () => {
  const { isolate, request } = setUp();
  const { cache } = isolate();
  const load = vi.fn(async () => 'a');
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.read(request(load))));
  expect(load).toHaveBeenCalledOnce();
  expect(new Set(answers.map(({ value }) => value))).toEqual(new Set(['a']));
});

test('an absence is kept in memory only, and never served in place of a failure', async () => {
  const { fake, isolate, request, settle, pass } = setUp();
  const { cache } = isolate();
  expect((await cache.read(request(async () => null))).value).toBeNull();
  await settle();
  expect(fake.values.size).toBe(0);
  pass(700);
  await expect(cache.read(request(down))).rejects.toThrow('down');
});

test('an absence that is an answer is kept, and served where the source fails', async () => {
  const { isolate, request, settle, pass } = setUp();
  const absent = { ...request(async () => null), absenceIsAnswer: true };
  await isolate().cache.read(absent);
  await settle();
  pass(700);
  expect(await isolate().cache.read({ ...request(down), absenceIsAnswer: true })).toMatchObject({ value: null, state: 'failed' });
});

test.for([
  ['text that is no JSON', 'garbage'],
  ['an entry of another format', '{"format":0,"value":"x"}'],
  ['null', 'null'],
] as const)('%s in KV counts as a miss', async ([, text]) => {
  const { fake, isolate, request } = setUp();
  fake.values.set('content:1:/articles', text);
  expect(await isolate().cache.read(request(async () => 'a'))).toMatchObject({ value: 'a', state: 'miss' });
});

test.for([
  ['a value of another shape', (entry: object) => ({ ...entry, value: { items: 5 } })],
  ['a text for a value', (entry: object) => ({ ...entry, value: 'b' })],
  ['no seal', (entry: object) => ({ ...entry, seal: undefined })],
  ['no tags', (entry: object) => ({ ...entry, tags: [] })],
  ['a time that is no number', (entry: object) => ({ ...entry, askedAt: '2026' })],
] as const)('a kept entry with %s counts as a miss', async ([, change]) => {
  const { fake, isolate, request, settle } = setUp();
  await isolate().cache.read(request(async () => 'a'));
  await settle();
  const [[key = '', text = ''] = []] = fake.values;
  fake.values.set(key, JSON.stringify(change(JSON.parse(text))));
  expect(await isolate().cache.read(request(async () => 'new'))).toMatchObject({ value: 'new', state: 'miss' });
});

test('an entry that was kept under another key counts as a miss', async () => {
  const { fake, isolate, request, settle } = setUp();
  await isolate().cache.read(request(async () => 'a'));
  await settle();
  fake.values.set('content:1:/home', fake.values.get('content:1:/articles') ?? '');
  expect((await isolate().cache.read({ ...request(async () => 'home'), key: 'content:1:/home' })).value).toBe('home');
});

test('an entry from the future is asked for again, serves where the source fails, and ends by a purge', async () => {
  const { fake, isolate, request, settle } = setUp();
  await isolate().cache.read(request(async () => 'a'));
  await settle();
  const [[key = '', text = ''] = []] = fake.values;
  const ahead = 9e12;
  const times = { askedAt: ahead, freshUntil: ahead + 1, staleUntil: ahead + 2, errorUntil: ahead + 3 };
  fake.values.set(key, JSON.stringify({ ...JSON.parse(text), ...times }));
  expect(await isolate().cache.read(request(down))).toMatchObject({ value: 'a', state: 'failed' });
  const { cache, marks } = isolate();
  expect(await cache.read(request(async () => 'b'))).toMatchObject({ value: 'b', state: 'miss' });
  await marks.mark(['article']);
  expect((await cache.read(request(async () => 'c'))).value).toBe('c');
});

test('a value that is no more leaves KV, too', async () => {
  const { fake, isolate, request, settle, pass } = setUp();
  const { cache } = isolate();
  await cache.read(request(async () => 'a'));
  await settle();
  pass(700);
  expect((await cache.read(request(async () => null))).value).toBeNull();
  await settle();
  expect(fake.values.size).toBe(0);
});

test('a source that hangs is waited for once; then it is asked behind the response, until it answers', async () => {
  const { isolate, request, pass, settle } = setUp();
  const { cache } = isolate();
  await cache.read(request(async () => 'old'));
  await cache.read({ ...request(async () => 'other'), key: 'content:1:/other' });
  pass(700);
  const hanging = () => {
    pass(4);
    return Promise.reject(new UpstreamError('cms', 'timed out'));
  };
  expect((await cache.read(request(hanging))).state).toBe('failed');
  pass(2);
  let release = (_value: string) => {};
  const slow = vi.fn(() => new Promise<string>((resolve) => (release = resolve)));
  expect((await cache.read({ ...request(slow), key: 'content:1:/other' })).state).toBe('failed');
  expect(slow).toHaveBeenCalledOnce();
  release('new');
  await settle();
  expect((await cache.read(request(async () => 'newest'))).value).toBe('newest');
});

test('what the source says about one question keeps no other from being asked', async () => {
  const { isolate, request, pass } = setUp();
  const { cache } = isolate();
  await cache.read(request(async () => 'a'));
  pass(700);
  const wrong = { ...request(() => Promise.reject(new UpstreamError('cms', 'bad question', { status: 400 }))), key: 'content:1:/wrong' };
  await expect(cache.read(wrong)).rejects.toThrow('bad question');
  expect((await cache.read(request(async () => 'b'))).value).toBe('b');
});

test('KV that fails costs nothing but speed', async () => {
  const { fake, isolate, request, settle, logger } = setUp();
  fake.readError = new Error('KV read');
  fake.writeError = new Error('KV 429');
  const { cache } = isolate();
  expect((await cache.read(request(async () => 'a'))).value).toBe('a');
  await settle();
  expect(logger.error).toHaveBeenCalledWith('cache-unreadable', fake.readError, { key: 'content:1:/articles' });
  expect(logger.error).toHaveBeenCalledWith('cache-unwritable', fake.writeError, { key: 'content:1:/articles' });
});

test('while the source asks to wait, stale values are served without asking', async () => {
  const { isolate, request, pass } = setUp();
  const { cache } = isolate();
  await cache.read(request(async () => 'old'));
  pass(700);
  await cache.read(request(() => Promise.reject(new UpstreamError('cms', 'busy', { status: 429, retryAfterSeconds: 30 }))));
  const load = vi.fn(async () => 'new');
  pass(20);
  expect((await cache.read(request(load))).state).toBe('failed');
  expect(load).not.toHaveBeenCalled();
  pass(11);
  expect((await cache.read(request(load))).value).toBe('new');
});
