import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { cacheFolder } from '../../harness/local/paths.ts';
import { siteFor, type TestSite } from '../../harness/site/site.ts';

let site: TestSite;
/** For looking at them. */
const folder = path.join(cacheFolder, 'open-graph');
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  site = await siteFor({ cms: 'real' });
});

async function pictureOf(name: string, response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await response.arrayBuffer());
  writeFileSync(path.join(folder, `${name}.png`), bytes);
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height, bytes };
}

test.each([
  ['home', '/og/_home.png'],
  ['home-en', '/og/en.png'],
  ['long-title', '/og/blog-famille/cout-creche-tarif-psu.png'],
  ['nursery', '/og/trouver-une-creche/petite-brindille-lyon.png'],
  ['nursery-en', '/og/en/trouver-une-creche/petite-brindille-lyon.png'],
  ['city', '/og/creches-par-ville/auvergne-rhone-alpes/rhone/lyon.png'],
  ['list', '/og/blog-entreprise.png'],
  ['content', '/og/devenir-partenaire.png'],
])('%s is drawn', async (name, address) => {
  const picture = await pictureOf(name, await site.fetch(address));
  expect(picture).toMatchObject({ format: 'png', width: 1200, height: 630 });
  // More than an empty page, and less than the limit of those who show it.
  expect(picture.bytes.length).toBeGreaterThan(15_000);
  expect(picture.bytes.length).toBeLessThan(600_000);
});

test('a picture is drawn once, until its page says something else', async () => {
  const address = '/og/blog-famille/cout-creche-tarif-psu.png';
  const before = await site.fetch(address);
  await expect.poll(async () => (await site.fetch(address)).headers.get('x-cache')).toBe('HIT');
  const etag = before.headers.get('etag') ?? '';
  expect((await site.fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const title = 'Comparer cre\u0300che municipale 🎈, micro-crèche et Łódź\u202f: tarifs, horaires, aides et restes à charge';
  const article = `/content-manager/collection-types/api::article.article/${await site.cms.documentId('articles', 'cout-creche-tarif-psu')}`;
  await site.cms.request('POST', `${article}/actions/publish?locale=fr`, { title, seo: { title: null, description: null } });
  await expect.poll(async () => (await site.fetch(address)).headers.get('etag'), { timeout: 20_000 }).not.toBe(etag);
  expect(await pictureOf('longest-title', await site.fetch(address))).toMatchObject({ width: 1200, height: 630 });
});

test('the fallback is a picture like the others, which others may show as well', async () => {
  const response = await site.fetch('/open-graph.png');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await pictureOf('brand', response)).toMatchObject({ width: 1200, height: 630 });
});

test.each(['/og/aucune-page.png', '/og/recherche.png', '/og/blog-famille/none.png', '/og/a.jpg'])('%s is no picture', async (address) => {
  const response = await site.fetch(address);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('the log holds nothing of the renderer', async () => {
  site.takeLogs();
  await pictureOf('quiet', await site.fetch('/og/equipe.png'));
  expect(site.worker.logs.filter((line) => /resvg|already initialized/i.test(line))).toEqual([]);
});
