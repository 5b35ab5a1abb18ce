import { expect, test } from 'vitest';
import { en } from '../../../client/i18n/en.ts';
import { fr } from '../../../client/i18n/fr.ts';
import type { NurseryPlace } from '../../../domain/nursery-places/nursery-place.ts';
import { makePlace } from '../../../domain/testing/make-place.ts';
import { vacancyExplained, vacancyWords } from './vacancy-words.ts';

const context = { locale: 'fr', messages: fr, now: Date.parse('2026-11-27T09:00:00Z') } as const;
const place = makePlace({ reportedOn: '2026-11-20' });
const wordsOf = (changes: Partial<NurseryPlace>) => Object.values(vacancyWords([{ ...place, ...changes }], context)).join(' | ');

test('a number is confirmed for seven days, to be confirmed for thirty, and then it is not told', () => {
  expect(wordsOf({})).toBe('sun | 2 places disponibles | Confirmé le 20 novembre 2026');
  expect(wordsOf({ reportedOn: '2026-11-19' })).toBe('plain | 2 places disponibles | À confirmer (dit le 19 novembre 2026)');
  expect(wordsOf({ reportedOn: '2026-10-27' })).toBe('plain | Places pas connues à ce jour | ');
});

test('the day is the one in Paris', () => {
  const [before, after] = ['2026-11-27T22:59:59Z', '2026-11-27T23:00:00Z'].map((time) =>
    vacancyWords([place], { ...context, now: Date.parse(time) }),
  );
  expect([before?.note, after?.note]).toEqual(['Confirmé le 20 novembre 2026', 'À confirmer (dit le 20 novembre 2026)']);
});

test('places to come and occasional ones are told as what they are', () => {
  expect(wordsOf({ availableFrom: '2027-01-04' })).toBe('sun | 2 places dès le 4 janvier 2027 | Confirmé le 20 novembre 2026');
  expect(wordsOf({ kind: 'occasional', count: 1 })).toContain('Accueil occasionnel\u202f: 1 place disponible');
  const english = vacancyWords([{ ...place, availableFrom: '2027-01-04' }], { ...context, locale: 'en', messages: en });
  expect(english).toEqual({ tone: 'sun', label: '2 places from 4 January 2027', note: 'Confirmed on 20 November 2026' });
});

test('the four states are told apart', () => {
  expect(wordsOf({ availability: 'full', count: null })).toBe('peach | Complet | Confirmé le 20 novembre 2026');
  expect(wordsOf({ availability: 'not_communicated', count: null })).toBe('plain | Places non communiquées | Confirmé le 20 novembre 2026');
  expect(Object.values(vacancyWords([], context))).toEqual(['plain', 'Places pas connues à ce jour', null]);
});

test('what has to be confirmed is explained as such', () => {
  expect(vacancyExplained([{ ...place, reportedOn: '2026-11-01' }], context)).toEqual([
    fr.head.nursery.toConfirm(7),
    fr.head.nursery.vacancy.available,
  ]);
  expect(vacancyExplained([place], context)).toEqual([fr.head.nursery.vacancy.available]);
  expect(vacancyExplained([{ ...place, reportedOn: '2026-01-01' }], context)).toEqual([fr.head.nursery.vacancy.unknown]);
});
