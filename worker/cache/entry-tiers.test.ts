import { expect, test, vi } from 'vitest';
import { createFakeKv } from '../../test/app/fake-kv.ts';
import { createEntry } from './entry.ts';
import { createEntryTiers } from './entry-tiers.ts';

const policy = { freshSeconds: 60, staleSeconds: 600, errorSeconds: 3600 };
const now = 1_000_000;
const long = 'x'.repeat(3_000_000);
const requestOf = (name: string) => ({ key: `content:1:/${name}`, policy });
const entry = () => createEntry(long, { askedAt: now, policy, tags: ['article'] });

function isolateOf(kv: KVNamespace) {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return createEntryTiers({ kv, clock: () => now, logger, memorySeconds: 5 });
}

test('what is kept fills memory by its length: the oldest is read from KV again', async () => {
  const fake = createFakeKv();
  const tiers = isolateOf(fake.kv);
  for (const name of ['a', 'b', 'c']) await tiers.store(requestOf(name), entry());
  for (const name of ['b', 'c']) await tiers.find(requestOf(name));
  expect(fake.reads).toBe(0);
  expect((await tiers.find(requestOf('a')))?.value).toBe(long);
  expect(fake.reads).toBe(1);
});

test('what is read from KV twice fills memory by its length, too', async () => {
  const fake = createFakeKv();
  const other = isolateOf(fake.kv);
  const half = 'x'.repeat(900_000);
  const names = Array.from({ length: 10 }, (_, index) => `${index}`);
  for (const name of names) await other.store(requestOf(name), createEntry(half, { askedAt: now, policy, tags: ['article'] }));
  const tiers = isolateOf(fake.kv);
  for (const name of names) {
    await tiers.find(requestOf(name));
    await tiers.find(requestOf(name));
  }
  expect(fake.reads).toBe(10);
  expect(names.filter((name) => tiers.remembered(requestOf(name).key) !== null)).toEqual(names.slice(2));
});

test('what a robot reads once pushes nothing out that is read again', async () => {
  const fake = createFakeKv();
  const other = isolateOf(fake.kv);
  const names = Array.from({ length: 400 }, (_, index) => `${index}`);
  for (const name of ['navigation', ...names])
    await other.store(requestOf(name), createEntry(name, { askedAt: now, policy, tags: ['article'] }));
  const tiers = isolateOf(fake.kv);
  await tiers.find(requestOf('navigation'));
  await tiers.find(requestOf('navigation'));
  for (const name of names) await tiers.find(requestOf(name));
  expect(fake.reads).toBe(401);
  expect((await tiers.find(requestOf('navigation')))?.value).toBe('navigation');
  expect(fake.reads).toBe(401);
});

test('an older copy that was asked for before does not replace what was made meanwhile', async () => {
  const fake = createFakeKv();
  const tiers = isolateOf(fake.kv);
  await isolateOf(fake.kv).store(requestOf('a'), createEntry('old', { askedAt: now - 1000, policy, tags: ['article'] }));
  const reading = tiers.find(requestOf('a'));
  const storing = tiers.store(requestOf('a'), createEntry('new', { askedAt: now, policy, tags: ['article'] }));
  expect((await reading)?.value).toBe('new');
  await storing;
  expect((await tiers.find(requestOf('a')))?.value).toBe('new');
});

test('what is never kept in KV fills memory by its length, too', () => {
  const tiers = isolateOf(createFakeKv().kv);
  for (const name of ['a', 'b', 'c']) tiers.remember(requestOf(name), entry());
  expect(['a', 'b', 'c'].map((name) => tiers.remembered(requestOf(name).key) !== null)).toEqual([false, true, true]);
});
