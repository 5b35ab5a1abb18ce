import { expect, test } from 'vitest';
import { isTerm, type LexiconTerm } from '../../../client/pages/lexicon/lexicon-entries.ts';
import { groupByLetter, letterOf } from './lexicon-groups.ts';

function createTerm(term: string, ...aliases: string[]): LexiconTerm {
  const slug = term.toLowerCase();
  return { slug, term, aliases, definition: { id: slug, html: '' }, related: [] };
}

test('accents, ligatures and digits go to the letter a reader looks under', () => {
  expect(['Éveil', 'Œuvre sociale', 'œil', '1 000 premiers jours', '« Voir »', 'zèbre'].map(letterOf)).toEqual([
    'E',
    'O',
    'O',
    '0-9',
    'V',
    'Z',
  ]);
});

test('terms and their other names stand together in French order, digits first', () => {
  const groups = groupByLetter([
    createTerm('Évaluation'),
    createTerm('Crèche'),
    createTerm('EAJE', 'établissement d’accueil', '1er accueil'),
    createTerm('CMG', 'complément'),
  ]);
  const names = groups.map(({ letter, entries }) => [
    letter,
    ...entries.map((entry) => (isTerm(entry) ? entry.term : `${entry.alias} → ${entry.slug}`)),
  ]);
  expect(names).toEqual([
    ['0-9', '1er accueil → eaje'],
    ['C', 'CMG', 'complément → cmg', 'Crèche'],
    ['E', 'EAJE', 'établissement d’accueil → eaje', 'Évaluation'],
  ]);
});

test('a spelling of the term itself is no reference', () => {
  const groups = groupByLetter([createTerm('Micro-crèche', 'microcrèche', 'Micro crèche', 'petite structure')]);
  expect(groups.flatMap(({ entries }) => entries)).toHaveLength(2);
});
