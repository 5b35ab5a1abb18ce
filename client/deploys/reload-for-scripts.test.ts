import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadForScripts } from './reload-for-scripts.ts';

const reload = vi.fn();
const scripts = ['/assets/main.js', '/assets/home.js'];
const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  stubFields();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function stubFields(...fields: { value: string; defaultValue: string }[]) {
  vi.stubGlobal('document', { querySelectorAll: () => fields });
}

function stubServer(answer: (address: string) => Response) {
  vi.stubGlobal('fetch', async (address: string) => answer(address));
}

const missing = () => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });

test.for([
  ['missing', missing],
  ['forbidden', () => new Response('', { status: 403 })],
  ['a page', () => new Response('<!DOCTYPE html>', { headers: { 'content-type': 'text/html' } })],
] as const)('a script that is %s loads the page again', async ([, answer]) => {
  stubServer((address) => (address === '/assets/home.js' ? answer() : script()));
  await reloadForScripts(scripts, () => true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.for([
  ['all scripts are there', script],
  ['the server fails', () => new Response('', { status: 503 })],
] as const)('where %s, the page stays', async ([, answer]) => {
  stubServer(answer);
  await reloadForScripts(scripts, () => true);
  expect(reload).not.toHaveBeenCalled();
});

test('without a connection the page stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(reloadForScripts(scripts, () => true)).rejects.toThrow('offline');
  expect(reload).not.toHaveBeenCalled();
});

test('what a reader has typed is not lost', async () => {
  stubServer(missing);
  stubFields({ value: 'Camille', defaultValue: '' });
  await reloadForScripts(scripts, () => true);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that was loaded for its scripts a moment ago stays', async () => {
  stubServer(missing);
  await reloadForScripts(scripts, () => false);
  expect(reload).not.toHaveBeenCalled();
});
