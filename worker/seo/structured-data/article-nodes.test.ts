import { expect, test } from 'vitest';
import { toHeadline } from './article-nodes.ts';

test('a title of up to 110 units is kept whole', () => {
  expect(toHeadline('é'.repeat(110))).toBe('é'.repeat(110));
  expect(toHeadline('')).toBe('');
});

test('a longer one ends at a word', () => {
  expect(toHeadline(`${'mot '.repeat(27)}parentalité`)).toBe('mot '.repeat(27).trim());
  // 110 units end exactly where a word does.
  expect(toHeadline(`${'a'.repeat(54)} ${'b'.repeat(55)} fin`)).toBe(`${'a'.repeat(54)} ${'b'.repeat(55)}`);
});

test('one without spaces is cut and kept, and no character is cut in two', () => {
  expect(toHeadline('x'.repeat(300))).toBe('x'.repeat(110));
  expect(toHeadline(`x${'🙂'.repeat(100)}`)).toBe(`x${'🙂'.repeat(54)}`);
  expect(toHeadline(` ${'y'.repeat(200)}`)).toBe(` ${'y'.repeat(109)}`);
});
