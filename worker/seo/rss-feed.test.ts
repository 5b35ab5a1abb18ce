import { expect, test } from 'vitest';
import { renderFeed } from './rss-feed.ts';

const feed = {
  title: 'Blog',
  description: 'Articles',
  address: 'https://site.example/blog',
  self: 'https://site.example/blog/rss.xml',
  language: 'fr',
};

test('an item has its address as identity and its date by RFC 822', () => {
  const xml = renderFeed({
    ...feed,
    items: [{ title: 'Un', address: 'https://site.example/a', description: 'b', publishedOn: '2026-03-01' }],
  });
  expect(xml).toContain('<guid isPermaLink="true">https://site.example/a</guid>');
  expect(xml).toContain('<pubDate>Sun, 01 Mar 2026 06:00:00 GMT</pubDate>');
});

test('text of editors is text, and an unknown date is left out', () => {
  const xml = renderFeed({
    ...feed,
    items: [{ title: '</title><x>&', address: 'https://site.example/?a=1&b=2', description: '"', publishedOn: '' }],
  });
  expect(xml).toContain('<title>&lt;/title&gt;&lt;x&gt;&amp;</title>');
  expect(xml).toContain('https://site.example/?a=1&amp;b=2');
  expect(xml).not.toContain('pubDate');
});
