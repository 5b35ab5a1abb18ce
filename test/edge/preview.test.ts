import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles, draftArticle, publishArticle, removeArticle } from '../helpers/articles.ts';
import { openSite, site } from '../helpers/open-site.ts';

let documentId: string;
let address: string;

openSite();
beforeAll(async () => {
  ({ documentId, address } = await publishArticle(site, { slug: 'article-relu', title: 'Titre publié' }));
});
afterAll(() => removeArticle(site, documentId));

/** The link that the admin panel puts into its frame. */
async function linkOf(uid: string, query: Record<string, string>): Promise<string> {
  const { data } = (await site.cms.request('GET', `/content-manager/preview/url/${uid}?${new URLSearchParams(query)}`)) as {
    data: { url: string };
  };
  return data.url;
}

async function open(link: string): Promise<{ location: string; cookie: string }> {
  const response = await site.fetch(link);
  expect(response.status).toBe(302);
  return { location: response.headers.get('location') ?? '', cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

async function read(path: string, cookie = ''): Promise<string> {
  return (await site.fetch(path, { headers: { cookie } })).text();
}

test('an editor sees the draft on its page and in lists, the published tab shows what visitors see, who see no change', async () => {
  expect(await read(address)).not.toContain('Titre en cours');
  await site.cms.request('PUT', `${articles}/${documentId}?locale=fr`, { title: 'Titre en cours' });

  const draft = await open(await linkOf('api::article.article', { documentId, locale: 'fr', status: 'draft' }));
  expect(draft.location).toBe(address);
  const page = await read(address, draft.cookie);
  expect(page).toContain('Titre en cours');
  expect(page).toContain('href="/apercu/fin?retour=');
  expect(await read('/blog-entreprise', draft.cookie)).toContain('Titre en cours');
  expect(await read(`${address}/_payload.json?b`, draft.cookie)).toContain('Titre en cours');

  const published = await open(await linkOf('api::article.article', { documentId, locale: 'fr', status: 'published' }));
  expect(await read(address, published.cookie)).not.toContain('Titre en cours');
  for (const path of [address, '/blog-entreprise', `${address}/_payload.json?b`]) expect(await read(path)).not.toContain('Titre en cours');
});

test('an entry that was never published has a page in its preview, and none elsewhere', async () => {
  const draftId = await draftArticle(site, { slug: 'jamais-publie', title: 'Jamais publié', category: 'famille' });
  const { location, cookie } = await open(await linkOf('api::article.article', { documentId: draftId, locale: 'fr', status: 'draft' }));
  expect(location).toBe('/blog-famille/jamais-publie');
  expect(await read(location, cookie)).toContain('Jamais publié');
  expect((await site.fetch(location)).status).toBe(404);
  await removeArticle(site, draftId);
});

test('the home page has a preview, in both languages, and so has every page around it', async () => {
  const french = await open(await linkOf('api::home.home', { locale: 'fr', status: 'draft' }));
  expect(french.location).toBe('/');
  const english = await open(await linkOf('api::home.home', { locale: 'en', status: 'draft' }));
  expect(english.location).toBe('/en');
  for (const path of ['/', '/en', '/plan-du-site', '/trouver-une-creche', '/recherche?q=berceau', '/en/equipe', '/temoignages-clients']) {
    const response = await site.fetch(path, { headers: { cookie: french.cookie } });
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store']);
    expect(await response.text()).toContain('href="/apercu/fin?retour=');
  }
  expect((await site.fetch('/inconnu', { headers: { cookie: french.cookie } })).status).toBe(404);
  expect(site.takeLogs().filter(({ level }) => level === 'error')).toEqual([]);
});

test('nothing of a preview is in KV, and a preview does without what is kept there', async () => {
  const { CACHE } = await site.worker.bindings();
  for (const { name } of (await CACHE.list({ prefix: '' })).keys) {
    const value = (await CACHE.get(name)) ?? '';
    expect(name + value).not.toMatch(/Titre en cours|Jamais publié|apercu|status=draft/);
  }
  const { cookie } = await open(await linkOf('api::home.home', { locale: 'fr', status: 'draft' }));
  site.proxy.mode = 'refusing';
  const preview = await site.fetch('/blog-entreprise', { headers: { cookie } });
  expect([preview.status, preview.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
  expect((await site.fetch('/blog-entreprise')).status).toBe(200);
  site.proxy.mode = 'up';
});

test('leaving it goes back to the page as visitors see it', async () => {
  const response = await site.fetch(`/apercu/fin?retour=${encodeURIComponent(address)}`);
  expect([response.status, response.headers.get('location')]).toEqual([302, address]);
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-apercu=; Max-Age=0;/);
});
