import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('a short text is kept whole, without its markup', () => {
  expect(excerptOf('<p>Oui, <strong>dès la grossesse</strong>.</p>\n')).toBe('Oui, dès la grossesse.');
});

test('entities become the characters they stand for', () => {
  expect(excerptOf('<p>Le coût &amp; l&#39;aide</p>')).toBe("Le coût & l'aide");
});

test('a long text is cut between words and ends with an ellipsis', () => {
  const excerpt = excerptOf(`<p>${'Une place en crèche, '.repeat(20)}</p>`);
  expect(excerpt.length).toBeLessThanOrEqual(156);
  expect(excerpt).toMatch(/(?:Une|place|en|crèche)…$/);
});
