import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { entriesOf } from '../../../harness/cms-stand-in/seed.ts';
import { audiences } from '../../../routes.ts';
import { renderFeed } from '../../../worker/seo/rss-feed.ts';
import { createTestApp, list } from '../../app/test-app.ts';
import { feedProblems } from '../../helpers/machines/feed-problems.ts';
import { childrenOf, childText, readXml } from '../../helpers/machines/read-xml.ts';

const origin = 'https://site.example';

test.each(audiences)('the feed of the blog %s is right by RSS 2.0 and holds its articles', async (category) => {
  const path = `/blog-${category}/rss.xml`;
  const response = await createTestApp(answerFromSeed).get(path);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const source = await response.text();
  expect(feedProblems(source, origin + path)).toEqual([]);
  const [channel] = childrenOf(readXml(source), 'channel');
  const articles = entriesOf('article').filter(({ data }) => data.category === category);
  const links = channel && childrenOf(channel, 'item').map((item) => childText(item, 'link'));
  expect(links?.toSorted()).toEqual(articles.map(({ key }) => `${origin}/blog-${category}/${key}`).toSorted());
});

test('an empty blog has a feed without items, and texts of editors cannot break one', async () => {
  const path = '/blog-famille/rss.xml';
  const empty = createTestApp(() => undefined);
  expect(feedProblems(await (await empty.get(path)).text(), origin + path)).toEqual([]);
  const article = {
    documentId: 'a',
    slug: 'a',
    category: 'famille',
    title: 'A & <b> ]]> "c"',
    excerpt: '\u202f: é',
    publishedOn: '2026-02-28',
    body: '',
  };
  const odd = createTestApp(() => list(article, { ...article, documentId: 'b', slug: 'b', publishedOn: null, title: "d'e" }));
  const source = await (await odd.get(path)).text();
  expect(feedProblems(source, origin + path)).toEqual([]);
});

test('control characters, which XML cannot hold, are left out', () => {
  const item = { title: 'A\u0000\u0008\uFFFE\ud83d', address: `${origin}/a`, description: 'tab\tand\nline', publishedOn: '2026-03-01' };
  const source = renderFeed({ title: 'T', description: 'D', address: origin, self: `${origin}/f`, language: 'fr', items: [item] });
  expect(source).toContain('<title>A</title>');
  expect(source).toContain('tab\tand\nline');
});

test('blog pages name their feed', async () => {
  const app = createTestApp(answerFromSeed);
  const link =
    '<link rel="alternate" type="application/rss+xml" title="Le blog des familles | Crèche Sereine" href="https://site.example/blog-famille/rss.xml"/>';
  for (const path of ['/blog-famille', '/blog-famille/cout-creche-tarif-psu', '/en/blog-famille'])
    expect(await (await app.get(path)).text(), path).toContain(link);
  expect(await (await app.get('/equipe')).text()).not.toContain('application/rss+xml');
});
