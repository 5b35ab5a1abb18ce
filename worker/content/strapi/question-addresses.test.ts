import { expect, test } from 'vitest';
import { locales } from '../../../domain/locale.ts';
import { articleQuery, articlesBySlugQuery } from '../articles.ts';
import { addressOf } from '../content-query.ts';
import { cityQuery } from '../directory/cities.ts';
import { nurseryQuery } from '../directory/nurseries.ts';
import { contentPageQuery } from '../pages.ts';
import { buildQueryString } from './query-string.ts';

test('a question that is written in two parts has the address of all that it asks, in each language', () => {
  const questions = ['crèche & jardin', 'b'].flatMap((slug) =>
    locales.flatMap((locale) => [
      articleQuery({ category: 'famille', slug }, locale),
      articlesBySlugQuery([slug, 'c'], locale),
      articlesBySlugQuery([], locale),
      cityQuery(slug, locale),
      nurseryQuery(slug, locale),
      contentPageQuery(slug, locale),
    ]),
  );
  const addresses = questions.map(addressOf);
  expect(addresses).toEqual(questions.map(({ path, query }) => path + buildQueryString(query)));
  expect(new Set(addresses).size).toBe(addresses.length - locales.length);
});
