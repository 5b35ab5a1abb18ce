import { expect, test } from 'vitest';
import { findTerms } from './find-terms.ts';

const toTerm = ([term, html, ...aliases]: [string, string, ...string[]]) => {
  const slug = term.toLowerCase();
  return { slug, term, aliases, definition: { id: slug, html }, related: [] };
};

const terms = [
  toTerm(['PSU', '<p>Versée par la Caf.</p>', 'prestation de service unique']),
  toTerm(['Caf', '<p>Verse la <em>prestation</em>.</p>']),
  toTerm(['Berceau', '<p>Place réservée.</p>']),
];

test('a search without a word asks for nothing', () => {
  for (const text of ['', '  ', '« »', '*']) expect(findTerms(terms, text)).toBeNull();
});

test('names and other names are found by the beginnings of their words', () => {
  expect(findTerms(terms, 'prestation unique')).toEqual(new Set(['psu']));
  expect(findTerms(terms, 'ber')).toEqual(new Set(['berceau']));
});

test('definitions are only searched where no name fits', () => {
  expect(findTerms(terms, 'CAF')).toEqual(new Set(['caf']));
  expect(findTerms(terms, 'reservee')).toEqual(new Set(['berceau']));
  expect(findTerms(terms, 'girafe')).toEqual(new Set());
});
