import { expect, test } from 'vitest';
import { en } from '../../../client/i18n/en.ts';
import { fr } from '../../../client/i18n/fr.ts';
import { ageWords } from './age-words.ts';

const inFrench = (minimumMonths: number | null, maximumMonths: number | null) =>
  ageWords({ minimumMonths, maximumMonths }, fr.nurseryCard.age);

test('a range is said as families say it', () => {
  expect(inFrench(2, 36)).toBe('de 10 semaines à 3 ans');
  expect(inFrench(0, 72)).toBe('de la naissance à 6 ans');
  expect(inFrench(18, 42)).toBe('de 18 mois à 3 ans et demi');
  expect(inFrench(3, null)).toBe('à partir de 3 mois');
  expect(inFrench(null, 47)).toBe('jusqu’à 3 ans et 11 mois');
  expect(inFrench(12, 24)).toBe('de 1 an à 2 ans');
  expect(ageWords({ minimumMonths: 2, maximumMonths: 30 }, en.nurseryCard.age)).toBe('from 10 weeks to 2½ years');
});

test('a range without bounds says nothing', () => {
  expect(inFrench(null, null)).toBeNull();
});
