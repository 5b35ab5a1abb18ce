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

test('what is read from KV fills memory by its length, too', async () => {
  const fake = createFakeKv();
  const other = isolateOf(fake.kv);
  for (const name of ['a', 'b', 'c']) await other.store(requestOf(name), entry());
  const tiers = isolateOf(fake.kv);
  for (const name of ['a', 'b', 'c']) await tiers.find(requestOf(name));
  expect(fake.reads).toBe(3);
  expect(['a', 'b', 'c'].map((name) => tiers.remembered(requestOf(name).key)?.value === long)).toEqual([false, true, true]);
});

test('what is never kept in KV fills memory by its length, too', () => {
  const tiers = isolateOf(createFakeKv().kv);
  for (const name of ['a', 'b', 'c']) tiers.remember(requestOf(name), entry());
  expect(['a', 'b', 'c'].map((name) => tiers.remembered(requestOf(name).key) !== null)).toEqual([false, true, true]);
});
