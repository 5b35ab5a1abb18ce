import { expect, test, vi } from 'vitest';
import { createPayloadStore } from './payload-store.ts';

const at = (path: string) => new URL(path, 'https://site.example');
const { signal } = new AbortController();
const follow = { isReturn: false, signal };
const goBack = { isReturn: true, signal };

function startStore() {
  const now = { value: 0 };
  const fetch = vi.fn(async (target: URL, _signal?: AbortSignal) => `${target.pathname}${target.search} ${fetch.mock.calls.length}`);
  return { now, fetch, store: createPayloadStore({ fetch, clock: () => now.value }) };
}

test('a page that was shown is there for the way back, and asked for again by a link', async () => {
  const { store, fetch } = startStore();
  store.keep(at('/equipe'), 'shown');
  expect(await store.read(at('/equipe#alice'), goBack)).toBe('shown');
  expect(fetch).not.toHaveBeenCalled();
  expect(await store.read(at('/equipe'), follow)).toBe('/equipe 1');
});

test('the parameters of a page make another page', async () => {
  const { store } = startStore();
  store.keep(at('/blog-famille'), 'first');
  expect(await store.read(at('/blog-famille?page=2'), goBack)).toBe('/blog-famille?page=2 1');
});

test('a payload fetched ahead serves one click, even one that comes before it', async () => {
  const { store, fetch } = startStore();
  const fetched = store.fetchAhead(at('/equipe'));
  expect(await store.read(at('/equipe'), follow)).toBe(await fetched);
  expect(fetch).toHaveBeenCalledTimes(1);
  await store.read(at('/equipe'), follow);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a payload fetched ahead is too old after five minutes', async () => {
  const { store, fetch, now } = startStore();
  await store.fetchAhead(at('/equipe'));
  now.value = 5 * 60 * 1000;
  await store.read(at('/equipe'), follow);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a payload that could not be fetched ahead is asked for again, with the signal of the navigation', async () => {
  const { store, fetch } = startStore();
  fetch.mockRejectedValueOnce(new Error('offline'));
  await expect(store.fetchAhead(at('/equipe'))).rejects.toThrow('offline');
  expect(await store.read(at('/equipe'), follow)).toBe('/equipe 2');
  expect(fetch).toHaveBeenLastCalledWith(at('/equipe'), signal);
});

test('the memory of a session is bounded; what was shown last stays', async () => {
  const { store, fetch } = startStore();
  for (let page = 1; page <= 31; page++) store.keep(at(`/blog-famille?page=${page}`), `page ${page}`);
  expect(await store.read(at('/blog-famille?page=2'), goBack)).toBe('page 2');
  await store.read(at('/blog-famille?page=1'), goBack);
  expect(fetch).toHaveBeenCalledTimes(1);
});
