import { expect, test } from 'vitest';
import { pageQuery, readPageNumber } from './page-number.ts';

const read = (search: string) => readPageNumber(new URLSearchParams(search));

test.each(['', 'page=', 'page=1', 'page=0', 'page=-2', 'page=2.5', 'page=1e3', 'page=deux', 'page=%2B2'])(
  'takes %j for the first page',
  (search) => {
    expect(read(search)).toBe(1);
  },
);

test('reads a page, leading zeros included', () => {
  expect(read('page=2')).toBe(2);
  expect(read('page=007')).toBe(7);
});

test('a number too long to be one of a page is beyond every list', () => {
  expect(read('page=99999999999999999999')).toBe(Number.POSITIVE_INFINITY);
});

test('the first page has no parameter in its canonical address', () => {
  expect(pageQuery(1)).toBeUndefined();
  expect(pageQuery(3)).toEqual({ page: '3' });
});
