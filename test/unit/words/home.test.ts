import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { brandName } from '../../../domain/brand.ts';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { createTestApp } from '../../app/test-app.ts';
import { readHtmlPage } from '../../helpers/html-page.ts';
import { allPaths } from '../seo/seed-pages.ts';

const app = createTestApp(answerFromSeed);
const whole = { 'user-agent': 'Googlebot/2.1' };
const read = async (path: string) => (await app.get(path, whole)).text();

test.each(['/', '/en'])('the first story and the first article of %s are for parents', async (path) => {
  const root = path === '/' ? '' : path;
  const main = parse(await read(path)).querySelector('main');
  const hrefs = main?.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '') ?? [];
  expect(hrefs.find((href) => href.startsWith(`${root}/temoignages-clients/`))).toMatch(/sophie/);
  const articles = hrefs.filter((href) => href.startsWith(`${root}/blog-`));
  expect(articles[0]).toContain(`${root}/blog-famille/`);
  expect(new Set(articles.map((href) => href.slice(root.length).split('/')[1]))).toEqual(
    new Set(['blog-famille', 'blog-entreprise', 'blog-gestionnaire']),
  );
});

test.each([
  ['/', /cofinanc/gi],
  ['/en', /co-?f(?:und|inanc)/gi],
])('%s tells the condition, twice at most', async (path, words) => {
  const body = parse(await read(path)).querySelector('body');
  for (const unread of body?.querySelectorAll('script') ?? []) unread.remove();
  const phrases = body?.structuredText.match(words) ?? [];
  expect(phrases.length).toBeGreaterThan(0);
  expect(phrases.length).toBeLessThanOrEqual(2);
});

test('every title names the brand, once', async () => {
  const wrong: string[] = [];
  for (const path of allPaths) {
    const { title } = readHtmlPage(await read(path));
    if (title.split(brandName).length !== 2) wrong.push(`${path}: ${title}`);
  }
  await app.settle();
  expect(wrong).toEqual([]);
}, 120_000);
