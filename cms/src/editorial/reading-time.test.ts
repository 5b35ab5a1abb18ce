import { expect, test } from 'vitest';
import { createFakeStrapi } from '../testing/fake-strapi';
import { fillReadingTimes, readingMinutes } from './reading-time';

const words = (count: number) => Array.from({ length: count }, (_, index) => `mot${index}`).join(' ');

test.for([
  [110, 1],
  [329, 1],
  [331, 2],
  [1100, 5],
])('%i words take %i minutes', ([count = 0, minutes]) => {
  expect(readingMinutes(words(count))).toBe(minutes);
});

test('marks, rules of tables, numbers of lists, tags and addresses of links are no words', () => {
  expect(readingMinutes(`1. ${words(329)} ## | --- | --- |\n  2) [le lexique](/lexique "Le lexique du site") <br class="a b c">`)).toBe(2);
  expect(readingMinutes(`1. ${words(327)} ## | --- | --- |\n  2) [le lexique](/lexique "Le lexique du site") <br class="a b c">`)).toBe(1);
});

test.for([null, undefined, '', '   ', 12])('an article without a text (%o) takes a minute', (body) => {
  expect(readingMinutes(body)).toBe(1);
});

test('articles that were saved before the time was kept get theirs, and nothing else of them changes', async () => {
  const { strapi, table } = createFakeStrapi();
  const article = { documentId: 'one', updatedAt: '2026-11-01', body: words(660) };
  table('api::article.article').push(
    { id: 1, ...article, locale: 'fr', readingMinutes: null },
    { id: 2, ...article, locale: 'fr', readingMinutes: null, body: null },
    { id: 3, ...article, locale: 'en', readingMinutes: 9 },
  );
  await fillReadingTimes(strapi);
  expect(table('api::article.article')).toEqual([
    { id: 1, ...article, locale: 'fr', readingMinutes: 3 },
    { id: 2, ...article, locale: 'fr', readingMinutes: 1, body: null },
    { id: 3, ...article, locale: 'en', readingMinutes: 9 },
  ]);
});
