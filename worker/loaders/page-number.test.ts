import { expect, test } from 'vitest';
import { pageQuery, readPageNumber } from './page-number.ts';

const read = (search: string) => readPageNumber(new URLSearchParams(search));

test.each(['', 'page=', 'page=1', 'autre=2'])('takes %j for the first page', (search) => {
  expect(read(search)).toBe(1);
});

test('reads a page', () => {
  expect([read('page=2'), read('page=120')]).toEqual([2, 120]);
});

test.each(['page=0', 'page=-2', 'page=02', 'page=2.5', 'page=1e3', 'page=deux', 'page=%2B2', 'page=2%20', 'page=٢'])(
  '%j is no page',
  (search) => {
    expect(read(search)).toBeNull();
  },
);

test('a number too long to be one of a page is beyond every list', () => {
  expect(read('page=99999999999999999999')).toBe(Number.POSITIVE_INFINITY);
});

test('the first page has no parameter in its canonical address', () => {
  expect(pageQuery(1)).toBeUndefined();
  expect(pageQuery(3)).toEqual({ page: '3' });
});
