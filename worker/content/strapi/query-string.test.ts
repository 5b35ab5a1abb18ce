import { expect, test } from 'vitest';
import { buildQueryString } from './query-string.ts';

test('arrays are indexed, objects nested, values encoded and keys not', () => {
  expect(buildQueryString({ populate: ['cover', 'author'], filters: { slug: { $eq: 'é & b' } } })).toBe(
    '?populate[0]=cover&populate[1]=author&filters[slug][$eq]=%C3%A9%20%26%20b',
  );
});

test('undefined is skipped, null is written, an empty result has no question mark', () => {
  expect(buildQueryString({ a: undefined, b: null, c: false, d: 0 })).toBe('?b=null&c=false&d=0');
  expect(buildQueryString({ a: undefined, b: {}, c: [] })).toBe('');
});

test('what a reader typed stays one value', () => {
  expect(buildQueryString({ filters: { name: { $containsi: 'x&filters[secret][$eq]=1' } } })).toBe(
    '?filters[name][$containsi]=x%26filters%5Bsecret%5D%5B%24eq%5D%3D1',
  );
});
