import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSearchWords } from '../text/search-words.ts';
import { excerptAround, markMatches } from './mark-matches.ts';
import { lettersLookedFor, toSearchTerms } from './search-terms.ts';
import type { Segment } from './site-search.ts';

const line = (segments: Segment[]) => segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
const mark = (text: string, query: string) => line(markMatches(text, toSearchTerms(query)));

test('whole words are marked as they are written, whatever was typed', () => {
  expect(mark('Les crèches d’Évry', 'creche evry')).toBe('Les [crèches] d’[Évry]');
  expect(mark('Au cœur de l’Ourcq', 'coeur')).toBe('Au [cœur] de l’Ourcq');
  expect(mark('Cre\u0301dit d’impôt', 'crédit')).toBe('[Cre\u0301dit] d’impôt');
  expect(mark('Saint-Étienne', 'st etienne')).toBe('[Saint]-[Étienne]');
  expect(mark('Le bus', 'le')).toBe('[Le] bus');
  expect(mark('<script>', 'script')).toBe('<[script]>');
});

test('of a longer word only the beginning that was typed is marked, and a plural is the word itself', () => {
  expect(mark('Un berceau, des berceaux', 'berceau')).toBe('Un [berceau], des [berceaux]');
  expect(mark('La simulation du simulateur', 'simul')).toBe('La [simul]ation du [simul]ateur');
  expect(mark('Cœurs et coeurs', 'coeur')).toBe('[Cœurs] et [coeurs]');
  expect(mark('De\u0301bute\u0301e', 'début')).toBe('[De\u0301but]e\u0301e');
});

test('three letters are a word, and no beginning of others', () => {
  expect(mark('Le prénom est prévu dans la pré-inscription', 'pré')).toBe('Le prénom est prévu dans la [pré]-inscription');
});

test('a word of two letters has to stand alone', () => {
  expect(mark('11 rue du 110', '11')).toBe('[11] rue du 110');
});

test('words that link others count only where there are no others', () => {
  expect(toSearchTerms('le prix de la crèche').map(({ word }) => word)).toEqual(['prix', 'creche']);
  expect(toSearchTerms('le la').map(({ word }) => word)).toEqual(['le', 'la']);
  expect(toSearchTerms('crèche crèche CRÈCHE')).toHaveLength(1);
});

test('an excerpt shows where most of the words are, cut between words', () => {
  const text = `${'Ceci ne dit rien. '.repeat(30)}Le prix de la crèche dépend des revenus. ${'Ni cela. '.repeat(30)}`;
  const excerpt = excerptAround(text, toSearchTerms('prix crèche'));
  expect(line(excerpt)).toMatch(/^… .*\[prix\] de la \[crèche\] dépend.*…$/);
  expect(excerpt.map((segment) => segment.text).join('').length).toBeLessThan(190);
  expect(line(excerptAround('Court.', toSearchTerms('prix')))).toBe('Court.');
});

test('a word is marked by its letters, however its first one is written', () => {
  const written = fc.constantFrom(
    'Évry',
    'e\u0301cole',
    'École',
    'ecole',
    'Œuvre',
    'oeuvre',
    'St',
    'saint',
    'Ｃrèche',
    'crèche',
    '11',
    'Zoé',
    'ﬁn',
    'fin',
  );
  fc.assert(
    fc.property(fc.array(written), written, (words, query) => {
      const terms = toSearchTerms(query);
      const looked = words.filter((word) => toSearchWords(word).some((folded) => lettersLookedFor(folded, terms) > 0));
      expect(markMatches(words.join(' '), terms).filter(({ isMatch }) => isMatch)).toHaveLength(looked.length);
    }),
  );
});

test('the segments together are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string({ unit: 'grapheme', maxLength: 40 }), (text, query) => {
      const terms = toSearchTerms(query);
      expect(
        markMatches(text, terms)
          .map((segment) => segment.text)
          .join(''),
      ).toBe(text);
      expect(excerptAround(text, terms).every((segment) => segment.text !== '')).toBe(true);
    }),
  );
});
