import { expect, test } from 'vitest';
import type { MapPoints } from '../../../client/features/map/map-point.ts';
import type { FinderCount } from '../../../domain/places/criteria/finder-count.ts';
import type { PlaceSuggestions } from '../../../domain/places/suggestion.ts';
import { feedSearch } from '../../../harness/local/feed-search.ts';
import { testSecrets } from '../../../harness/site/template.ts';
import { openSite, site } from '../../helpers/open-site.ts';

// The first suite with these options: its worker has fed nothing yet.
openSite();

async function json<Value>(address: string): Promise<Value> {
  const response = await site.fetch(address);
  expect(response.status, address).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  return (await response.json()) as Value;
}

async function suggested(text: string): Promise<string[]> {
  const { suggestions } = await json<PlaceSuggestions>(`/recherche/lieux?${new URLSearchParams({ q: text })}`);
  return suggestions.map(({ label }) => label);
}

test('the feed has taken in what the CMS really answers', async () => {
  const { DB } = await site.worker.bindings();
  const { results } = await DB.prepare('SELECT count(*) AS entries FROM index_entries').all();
  expect(Number(results[0]?.entries)).toBeGreaterThan(200);
  await feedSearch(site.url, testSecrets.WEBHOOK_SECRET);
  // It is all there: the next pass finds no more than what suites before this one have edited.
  const fed = site.takeLogs().find(({ event }) => event === 'index-fed');
  expect(fed).toMatchObject({ generation: 2 });
  expect(Number(fed?.changes)).toBeLessThan(20);
});

test('suggestions come from one letter on, eight at most, and are kept by browsers', async () => {
  expect(await suggested('p')).toContain('Paris (75)');
  expect((await suggested('saint')).length).toBe(8);
  expect(await suggested('st-e')).toContain('Saint-Étienne (42)');
  const response = await site.fetch('/recherche/lieux?q=lyon');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
  expect(response.headers.get('content-security-policy')).toBeTruthy();
});

test.for(['', '   ', '%', '"*"', "'; DROP TABLE places; --", '🙂', '\u0000', 'NEAR(', 'x'.repeat(10_000)])(
  'typing « %s » suggests nothing and harms nothing',
  async (text) => {
    expect(await suggested(text)).toEqual([]);
    expect(await suggested('Paris')).toContain('Paris (75)');
  },
);

test('the map gets the points of a search, near ones first', async () => {
  const { points, isMore, bounds } = await json<MapPoints>('/recherche/creches?lieu=Nantes&rayon=10');
  expect(isMore).toBe(false);
  expect(points.length).toBeGreaterThan(1);
  expect(bounds?.south).toBeLessThan(47.22);
  const none = await json<MapPoints>('/recherche/creches?lieu=Nantes&zone=1,2,3&tri=%27&page=-1&autour=x');
  expect(none.points).not.toEqual([]);
  expect((await json<MapPoints>('/recherche/creches')).points).toEqual([]);
});

test('a form is told what its search finds, and how many of these have a place that fits', async () => {
  const query = 'lieu=Lyon&rayon=10&jours=lundi,mardi';
  const count = await json<FinderCount>(`/recherche/nombre?${query}`);
  const page = async (search: string) => (await site.fetch(`/trouver-une-creche/recherche?${search}`)).text();
  const html = await page(query);
  expect(html.match(/<article/g)).toHaveLength(count.total ?? 0);
  expect(html.match(/<strong>Convient/g)).toHaveLength(count.fitting ?? 0);
  expect((await page(`${query}&adaptees=1`)).match(/<article/g)).toHaveLength(count.fitting ?? 0);
  expect((await json<FinderCount>('/recherche/nombre?lieu=&jours=lundi')).total).toBeNull();
});

test('only GET asks, and only the secret feeds', async () => {
  expect((await site.fetch('/recherche/lieux?q=p', { method: 'POST' })).status).toBe(405);
  expect((await site.fetch('/webhooks/index', { method: 'POST' })).status).toBe(401);
});

test('an edited nursery is found at once, an unpublished one no more', async () => {
  const slug = 'la-verriere-aux-moineaux-paris';
  const id = await site.cms.documentId('nurseries', slug);
  const nameOnMap = async () => {
    const { points } = await json<MapPoints>(`/recherche/creches?selection=${slug}&at=${crypto.randomUUID()}`);
    return points[0]?.name ?? null;
  };
  expect(await nameOnMap()).toBe('La Verrière aux Moineaux');
  const address = `/content-manager/collection-types/api::nursery.nursery/${id}`;
  await site.cms.request('PUT', address, { name: 'La Verrière aux Mésanges' });
  await site.cms.request('POST', `${address}/actions/publish`, {});
  await expect.poll(nameOnMap, { timeout: 20_000 }).toBe('La Verrière aux Mésanges');
  // A draft is nothing to readers.
  await site.cms.request('PUT', address, { name: 'Brouillon' });
  expect(await nameOnMap()).toBe('La Verrière aux Mésanges');
  await site.cms.request('POST', `${address}/actions/unpublish`, {});
  await expect.poll(nameOnMap, { timeout: 20_000 }).toBeNull();
  await site.cms.request('POST', `${address}/actions/publish`, { name: 'La Verrière aux Moineaux' });
  await expect.poll(nameOnMap, { timeout: 20_000 }).toBe('La Verrière aux Moineaux');
});

test('while the CMS is down the search goes on, and the schedule only logs', async () => {
  site.proxy.mode = 'refusing';
  expect((await json<MapPoints>('/recherche/creches?lieu=Nantes')).points).not.toEqual([]);
  site.takeLogs();
  // An hour has not passed: the schedule has nothing to do.
  await site.worker.runScheduledTasks();
  expect(site.takeLogs().filter(({ event }) => event === 'index-pass-broken')).toEqual([]);
  const response = await fetch(`${site.url}/webhooks/index`, {
    method: 'POST',
    headers: { authorization: `Bearer ${testSecrets.WEBHOOK_SECRET}` },
  });
  expect(response.status).toBe(503);
  expect((await json<MapPoints>('/recherche/creches?lieu=Nantes')).points).not.toEqual([]);
  site.proxy.mode = 'up';
});
