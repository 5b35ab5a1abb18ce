import { expect, test } from 'vitest';
import { queryValuesOf } from '../addresses/query-values.ts';
import { readSearchText } from './search-text.ts';

const read = (text: string) => readSearchText(queryValuesOf([['q', text]]), 'q');

test('what was typed is one trimmed line, composed', () => {
  expect(read('  Saint \n\t E\u0301tienne\u0000 ')).toBe('Saint Étienne');
  expect(readSearchText(queryValuesOf([]), 'q')).toBe('');
});

test('a text of any length is cut between characters', () => {
  expect(read('x'.repeat(100_000))).toHaveLength(100);
  expect([...read('🙂'.repeat(5000))]).toHaveLength(100);
});
