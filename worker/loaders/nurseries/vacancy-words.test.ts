import { expect, test } from 'vitest';
import { fr } from '../../../client/i18n/fr.ts';
import type { Vacancy } from '../../../domain/childcare/vacancy.ts';
import { vacancyExplained, vacancyWords } from './vacancy-words.ts';

const context = { locale: 'fr', messages: fr, now: Date.parse('2026-11-27T09:00:00Z') } as const;
const wordsOf = (vacancy: Vacancy) => Object.values(vacancyWords(vacancy, context)).join(' | ');

test('a fresh number is a fact, an old one is announced with its date', () => {
  expect(wordsOf({ state: 'available', count: 2, date: '2026-11-20' })).toBe(
    'sun | 2 places disponibles | Information du 20 novembre 2026',
  );
  expect(wordsOf({ state: 'available', count: 2, date: '2026-07-01' })).toBe(
    'plain | 2 places annoncées le 1er juillet 2026 | Information du 1er juillet 2026',
  );
  expect(wordsOf({ state: 'available', count: 1, date: null })).toBe('plain | 1 place annoncée | Information sans date');
});

test('the four states are told apart', () => {
  expect(wordsOf({ state: 'full', date: null })).toBe('peach | Complet | Information sans date');
  expect(wordsOf({ state: 'not-communicated', date: null })).toBe('plain | Places non communiquées | ');
  expect(wordsOf({ state: 'unknown' })).toBe('plain | Places pas encore connues | ');
});

test('an old information is explained as such only where it has a date', () => {
  expect(vacancyExplained({ state: 'full', date: '2026-01-01' }, context)).toHaveLength(2);
  expect(vacancyExplained({ state: 'full', date: null }, context)).toHaveLength(1);
  expect(vacancyExplained({ state: 'unknown' }, context)).toEqual([fr.head.nursery.vacancy.unknown]);
});
