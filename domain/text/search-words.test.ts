import { expect, test } from 'vitest';
import { hasEveryWord, toSearchWords } from './search-words.ts';

test('accents, case, dashes, apostrophes, ligatures and abbreviations do not matter', () => {
  const saint = ['saint', 'etienne'];
  for (const text of ['st etienne', 'St-Étienne', 'SAINT-ETIENNE', 'Saint‑Étienne', 'Saint  E\u0301tienne'])
    expect(toSearchWords(text)).toEqual(saint);
  expect(toSearchWords('L’Haÿ-les-Roses')).toEqual(toSearchWords("l'hay les roses"));
  expect(toSearchWords('Cœuvres')).toEqual(['coeuvres']);
});

test('every word asked for must begin a word of the text', () => {
  expect(hasEveryWord('Saint-Denis (Seine-Saint-Denis)', toSearchWords('st den'))).toBe(true);
  expect(hasEveryWord('Nantes', toSearchWords('antes'))).toBe(false);
  expect(hasEveryWord('Nantes', toSearchWords('nantes 44'))).toBe(false);
  expect(hasEveryWord('Nantes', [])).toBe(true);
});

test('what is no word leaves nothing to look for', () => {
  for (const text of ['', '   ', '%', '"*"', '🙂', '-- --']) expect(toSearchWords(text)).toEqual([]);
});
