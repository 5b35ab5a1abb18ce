import { beforeEach, expect, test } from 'vitest';
import type { CmsMode } from '../../../harness/cms-modes.ts';
import { openSite, site } from '../../helpers/open-site.ts';
import { purge } from '../../helpers/webhooks/purge.ts';

const bot = { headers: { 'user-agent': 'Googlebot/2.1' } };

// Nothing is remembered by the isolate: what a test puts into KV is read at once.
openSite({ vars: { MEMORY_SECONDS: '0', CMS_TIMEOUT_MILLISECONDS: '2500' } });
beforeEach(() => {
  site.proxy.mode = 'up';
});

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test.for(['refusing', 'html', 'truncated', 'failing', 'hanging'] as CmsMode[])(
  'with a CMS that is %s, a visited page is served stale and marked, an unvisited one is 503, and all heals',
  async (mode) => {
    const visited = '/blog-entreprise';
    const unvisited = { refusing: 'a', html: 'b', truncated: 'c', failing: 'd', hanging: 'e', busy: 'f', up: 'g', losing: 'h' }[mode];
    await (await site.fetch(visited)).text();
    await wait(100);
    await purge('article', 'article-category');
    site.proxy.mode = mode;
    site.takeLogs();

    const stale = await site.fetch(visited);
    expect(stale.status).toBe(200);
    expect(stale.headers.get('x-cache')).toBe('STALE');
    expect(await stale.text()).toContain('<h1');
    expect(site.takeLogs().some(({ event }) => event === 'cache-served-stale')).toBe(true);

    const cold = await site.fetch(`/temoignages-clients/${unvisited}`);
    expect(cold.status).toBe(503);
    expect(Number(cold.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(cold.headers.get('cache-control')).toBe('no-store');
    const screen = await cold.text();
    expect(screen).toContain(cold.headers.get('x-request-id'));
    expect(screen).not.toMatch(/UpstreamError|StrapiError|127\.0\.0\.1|at .*\.js/);

    const coldForBot = await site.fetch(`/temoignages-clients/${unvisited}`, bot);
    expect(coldForBot.status).toBe(503);
    expect(await coldForBot.text()).not.toContain('Oups');

    site.proxy.mode = 'up';
    await expect.poll(async () => (await site.fetch(visited)).headers.get('x-cache'), { timeout: 10_000 }).not.toBe('STALE');
    expect((await site.fetch(`/temoignages-clients/${unvisited}`)).status).toBe(404);
  },
);

test('a CMS that asks to wait is not asked again before', async () => {
  await (await site.fetch('/lexique')).text();
  await wait(100);
  await purge('lexicon-term');
  site.proxy.mode = 'busy';
  expect((await site.fetch('/lexique')).headers.get('x-cache')).toBe('STALE');
  const requestCount = site.proxy.requests.length;
  expect((await site.fetch('/lexique')).headers.get('x-cache')).toBe('STALE');
  expect(site.proxy.requests.length).toBe(requestCount);
});

test('garbage in KV counts as a miss', async () => {
  const { CACHE } = await site.worker.bindings();
  await (await site.fetch('/equipe')).text();
  await wait(200);
  const { keys } = await CACHE.list();
  expect(keys.some(({ name }) => name.startsWith('content:')) && keys.some(({ name }) => name.startsWith('page:'))).toBe(true);
  for (const { name } of keys) await CACHE.put(name, name.length % 2 ? 'garbage' : '{"format":0}');
  const response = await site.fetch('/equipe');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<h1');
});
