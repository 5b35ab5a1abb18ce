import { beforeAll, expect, test } from 'vitest';
import type { BuildManifest } from '../../client/deploys/build-manifest.ts';
import { followMatcher } from '../../client/deploys/follow-matcher.ts';
import { fixedMatcher } from '../../domain/addresses/fixed-redirects.ts';
import { openSite, site } from '../helpers/open-site.ts';

let id: string;

openSite();
beforeAll(async () => {
  ({ id } = (await (await site.fetch('/builds/latest.json')).json()) as { id: string });
});

const readManifest = async () => (await (await site.fetch(`/builds/meta/${id}.json`)).json()) as BuildManifest;

test('the latest build is the one that documents and payloads name; it may be kept for a second', async () => {
  const response = await site.fetch('/builds/latest.json?1234');
  expect(response.headers.get('cache-control')).toBe('public, max-age=1');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({ id, timestamp: expect.any(Number) });
  expect(await (await site.fetch('/contact')).text()).toContain(`"buildId":"${id}"`);
  expect(await (await site.fetch(`/contact/_payload.json?${id}`)).json()).toMatchObject({ buildId: id });
});

test('its manifest never changes, and is kept for a year', async () => {
  const response = await site.fetch(`/builds/meta/${id}.json`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const latest = (await (await site.fetch('/builds/latest.json')).json()) as BuildManifest;
  expect(await response.json()).toEqual({ ...latest, matcher: fixedMatcher(), prerendered: [] });
});

test('the manifest leads where the server sends the reader', async () => {
  const { matcher } = await readManifest();
  const sources = [
    ...Object.keys(matcher.static).map((source) => `${source}?utm_source=x`),
    ...Object.keys(matcher.wildcard).map((source) => `${source}/une-page`),
    '/en/inscription',
    '/en/merci',
  ];
  for (const source of sources) {
    const address = new URL(source, site.url);
    const { headers } = await site.fetch(source);
    const answer = headers.get('location');
    expect(followMatcher(matcher, address)?.href, source).toBe(answer && new URL(answer, site.url).href);
  }
});

test.for(['/builds/meta/an-older-build.json', '/builds/', '/builds/meta/', '/builds/meta/__proto__.json', '/assets/main-gone.js'])(
  '%s is gone, which is not remembered and asks nothing of the CMS',
  async (address) => {
    const requestCount = site.proxy.requests.length;
    const response = await site.fetch(address);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(response.headers.get('content-type')).not.toContain('html');
    expect(site.proxy.requests.length).toBe(requestCount);
  },
);
