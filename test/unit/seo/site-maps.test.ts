import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { siteMapKinds } from '../../../routes.ts';
import { createFakeBucket } from '../../app/fake-bucket.ts';
import { createTestApp, list, type TestApp } from '../../app/test-app.ts';
import { readHtmlPage } from '../../helpers/html-page.ts';
import { readSiteMap, readSiteMapIndex, type SiteMapUrl } from '../../helpers/machines/read-site-map.ts';
import { allPaths } from './seed-pages.ts';

const origin = 'https://site.example';
/** With the content of the seed; pages that one test has asked for are kept for the next. */
const seeded = createTestApp(answerFromSeed);

async function readFile(app: TestApp, name: string): Promise<SiteMapUrl[]> {
  const response = await app.get(`/${name}`);
  expect(response.status, name).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return readSiteMap(await response.text());
}

async function readAll(app: TestApp): Promise<SiteMapUrl[]> {
  const index = readSiteMapIndex(await (await app.get('/sitemap.xml')).text());
  const files = await Promise.all(index.map(({ address }) => readFile(app, address.slice(origin.length + 1))));
  return files.flat();
}

const pathOf = ({ address }: SiteMapUrl) => address.slice(origin.length) || '/';

test('the index has a file for each kind, with the date of its last change', async () => {
  const index = readSiteMapIndex(await (await seeded.get('/sitemap.xml')).text());
  expect(index.map(({ address }) => address)).toEqual(siteMapKinds.map((kind) => `${origin}/sitemap-${kind}.xml`));
  for (const { changedAt } of index) expect(changedAt).toBe('2026-11-20T08:30:00.123Z');
});

test('the site maps name every page that may be indexed, once, and no other', async () => {
  const urls = await readAll(seeded);
  const listed = urls.map(pathOf);
  expect(new Set(listed).size).toBe(listed.length);
  const indexable: string[] = [];
  for (const path of allPaths) {
    const response = await seeded.get(path);
    const page = readHtmlPage(await response.text());
    if (page.isIndexable && response.headers.get('x-robots-tag') === null) {
      expect(page.canonical).toBe(origin + path);
      indexable.push(path);
    }
  }
  await seeded.settle();
  expect(listed.toSorted()).toEqual(indexable.toSorted());
  expect(indexable.length).toBeGreaterThan(190);
}, 180_000);

test('pages in two languages name both, as their heads do; others name none', async () => {
  const urls = await readAll(seeded);
  const translated = urls.filter(({ alternates }) => Object.keys(alternates).length > 0);
  expect(translated.length).toBeGreaterThan(30);
  for (const url of urls) {
    const html = await (await seeded.get(pathOf(url))).text();
    const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, name, href]) => [name, href]);
    const inHead = links.some(([name]) => name === 'en') ? Object.fromEntries(links) : {};
    expect(url.alternates, url.address).toEqual(inHead);
    // Both must name each other, or search engines believe neither.
    for (const other of Object.values(url.alternates)) expect(urls.map(({ address }) => address)).toContain(other);
  }
}, 180_000);

test('what is another page, a redirect, closed by its editor or broken is not listed', async () => {
  const entry = (slug: unknown, more = {}) => ({
    documentId: String(slug),
    slug,
    updatedAt: '2026-11-20T08:30:00.123Z',
    localizations: [],
    ...more,
  });
  const app = createTestApp((url) => {
    if (url.pathname === '/api/nurseries')
      return list(entry('recherche'), entry('bonne', { name: 'Bonne' }), entry('Pas Un Slug'), entry(null));
    if (url.pathname === '/api/pages')
      return list(entry('equipe'), entry('inscription'), entry('fermee', { indexable: false }), entry('ouverte'));
    if (url.pathname === '/api/articles')
      return list(entry('sans-categorie'), entry('a', { category: 'famille' }), entry('b', { category: 'voisins' }));
    return undefined;
  });
  expect((await readFile(app, 'sitemap-nurseries.xml')).map(pathOf)).toEqual(['/trouver-une-creche/bonne']);
  const pages = (await readFile(app, 'sitemap-pages.xml')).map(pathOf);
  expect(pages).toContain('/ouverte');
  for (const path of ['/inscription', '/fermee', '/cgu']) expect(pages).not.toContain(path);
  expect(pages.filter((path) => path === '/equipe')).toHaveLength(1);
  expect((await readFile(app, 'sitemap-articles.xml')).map(pathOf)).toEqual(['/blog-famille/a']);
});

test('a town without a nursery of its own or near it is not listed', async () => {
  const answer = (nurseries: unknown[]) =>
    createTestApp((url) => (url.pathname === '/api/nurseries' ? list(...nurseries) : answerFromSeed(url)));
  expect(await readFile(answer([]), 'sitemap-cities.xml')).toEqual([]);
  const nursery = { documentId: 'n', name: 'Seule', slug: 'seule', citySlug: 'pays-de-la-loire/loire-atlantique/nantes' };
  const byCitySlug = await readFile(answer([nursery]), 'sitemap-cities.xml');
  expect(byCitySlug.map(pathOf)).toContain('/creches-par-ville/pays-de-la-loire/loire-atlantique/nantes');
  expect(byCitySlug.map(pathOf).join()).not.toContain('paris');
  const near = await readFile(answer([{ ...nursery, citySlug: null, latitude: 48.86, longitude: 2.35 }]), 'sitemap-cities.xml');
  expect(near.map(pathOf).join()).toContain('/ile-de-france/paris/paris');
  expect(near.map(pathOf).join()).not.toContain('nantes');
});

/** A CMS with so many nurseries, each in two languages, given out by the page. */
function largeDirectory(count: number) {
  return (url: URL) => {
    if (url.pathname !== '/api/nurseries') return undefined;
    const read = (name: string, otherwise: number) => Number(url.searchParams.get(`pagination[${name}]`) ?? otherwise);
    const [page, pageSize] = [read('page', 1), read('pageSize', 25)];
    const updatedAt = '2026-11-20T08:30:00.123Z';
    const length = Math.max(0, Math.min(pageSize, count - (page - 1) * pageSize));
    const data = Array.from({ length }, (_, index) => {
      const slug = `creche-${(page - 1) * pageSize + index + 1}`;
      return { documentId: slug, slug, updatedAt, localizations: [{ locale: 'en', updatedAt }] };
    });
    return { data, meta: { pagination: { page, pageSize, pageCount: Math.ceil(count / pageSize), total: count } } };
  };
}

test('a file names 10,000 addresses at most, a longer list is split', async () => {
  const app = createTestApp(largeDirectory(5001));
  const index = readSiteMapIndex(await (await app.get('/sitemap.xml')).text());
  expect(index.map(({ address }) => address).filter((address) => address.includes('nurseries'))).toEqual([
    `${origin}/sitemap-nurseries.xml`,
    `${origin}/sitemap-nurseries-2.xml`,
  ]);
  const first = await readFile(app, 'sitemap-nurseries.xml');
  expect(first).toHaveLength(10_000);
  const second = await readFile(app, 'sitemap-nurseries-2.xml');
  expect(second.map(pathOf)).toEqual(['/trouver-une-creche/creche-5001', '/en/trouver-une-creche/creche-5001']);
});

test('a long file is sent while it is read, and a reader who leaves ends the reading', async () => {
  const app = createTestApp(largeDirectory(20_000));
  const reader = (await app.get('/sitemap-nurseries.xml')).body?.getReader();
  const callCount = () => app.cmsCalls.filter((call) => call.includes('pageSize]=1000')).length;
  await reader?.read();
  const [{ value } = {}] = [await reader?.read()];
  expect(new TextDecoder().decode(value)).toContain('creche-1<');
  expect(callCount()).toBeLessThan(4);
  await reader?.cancel();
  await app.settle();
  expect(callCount()).toBeLessThan(4);
  expect(app.logger.error).not.toHaveBeenCalled();
});

test('a CMS that goes down in the middle leaves broken XML, not a shorter list', async () => {
  const answer = largeDirectory(5000);
  const app = createTestApp((url) =>
    url.searchParams.get('pagination[page]') === '3' ? new Response('no', { status: 500 }) : answer(url),
  );
  const response = await app.get('/sitemap-nurseries.xml');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  await app.settle();
  expect(app.images.keys()).toEqual([]);
  expect(app.logger.error).toHaveBeenCalledWith('site-map-cut', expect.anything(), expect.anything());
});

test('with the CMS down the last site map is served, and one that was never read says 503', async () => {
  const app = createTestApp(answerFromSeed);
  const before = await (await app.get('/sitemap-faq.xml')).text();
  await app.settle();
  app.pass(3 * 24 * 3600);
  app.breakCms(new Error('down'));
  const after = await app.get('/sitemap-faq.xml');
  expect(after.headers.get('x-cache')).toBe('STALE');
  expect(await after.text()).toBe(before);
  const never = await app.get('/sitemap-nurseries.xml');
  expect(never.status).toBe(503);
  expect(never.headers.get('retry-after')).not.toBeNull();
});

test('a site map is made once for all data centres, until a purge or an hour later', async () => {
  const bucket = createFakeBucket();
  // A data centre that forgets at once.
  const cache = { match: async () => undefined, put: async () => {} };
  const app = createTestApp(answerFromSeed, undefined, { bucket: bucket.bucket, cache });
  const first = await (await app.get('/sitemap-nurseries.xml')).text();
  await app.settle();
  const callCount = () => app.cmsCalls.length;
  const before = callCount();
  const kept = await app.get('/sitemap-nurseries.xml');
  expect([kept.headers.get('x-cache'), kept.headers.get('content-type'), await kept.text()]).toEqual([
    'HIT',
    'application/xml; charset=utf-8',
    first,
  ]);
  expect([bucket.counts.writes, callCount()]).toEqual([1, before]);
  const head = await app.send('/sitemap-nurseries.xml', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  await app.get('/sitemap-faq.xml').then((response) => response.text());
  await app.settle();
  app.pass(1);
  await app.dependencies.marks.mark(['nursery']);
  expect((await app.get('/sitemap-nurseries.xml')).headers.get('x-cache')).toBe('MISS');
  expect((await app.get('/sitemap-faq.xml')).headers.get('x-cache')).toBe('HIT');
  app.pass(3600);
  expect((await app.get('/sitemap-faq.xml')).headers.get('x-cache')).not.toBe('HIT');
});

test('a change in the CMS is in the site map at the next request', async () => {
  const entries = [{ documentId: 'a', slug: 'une', updatedAt: '2026-11-20T08:30:00.123Z', localizations: [] }];
  const app = createTestApp((url) => (url.pathname === '/api/testimonials' ? list(...entries) : undefined));
  expect(await readFile(app, 'sitemap-testimonials.xml')).toHaveLength(1);
  entries.push({ documentId: 'b', slug: 'deux', updatedAt: '2026-11-27T09:00:00.000Z', localizations: [] });
  expect(await readFile(app, 'sitemap-testimonials.xml')).toHaveLength(1);
  app.pass(1);
  await app.send('/webhooks/cms', {
    method: 'POST',
    headers: { authorization: 'Bearer webhook-secret-of-the-tests' },
    body: JSON.stringify({
      event: 'entry.publish',
      model: 'testimonial',
      entry: { documentId: 'b', publishedAt: '2026-11-27T09:00:00.000Z' },
    }),
  });
  expect((await readFile(app, 'sitemap-testimonials.xml')).map(({ changedAt }) => changedAt)).toContain('2026-11-27T09:00:00.000Z');
});

test.each([
  'sitemap-lexique.xml',
  'sitemap-pages-1.xml',
  'sitemap-pages-2.xml',
  'sitemap-pages-0.xml',
  'sitemap-.xml',
  'sitemap-pages.xml.gz',
])('there is no %s', async (name) => {
  expect((await createTestApp(answerFromSeed).get(`/${name}`)).status).toBe(404);
});
