import { expect, test } from 'vitest';
import { readKitValues } from '../../employer-kit/kit-values.ts';
import { factsForLetter } from './facts-for-letter.ts';

const family = {
  'children.1.status': 'expected',
  'children.1.birthDate': '2026-01-01',
  'children.1.dueDate': '2027-02-03',
  startDate: '2027-09-01',
  days: ['monday', 'thursday'],
  placePreference: 'work',
  homePlace: 'Us (95450)',
  workPlace: 'Lyon (69003)',
  'parents.0.firstName': 'Ana',
  'parents.0.lastName': 'Le Goff',
  'parents.0.email': 'ana@exemple.fr',
  'parents.0.employmentStatus': 'student',
  'parents.1.firstName': 'Zoé',
  'parents.1.lastName': 'Le Goff',
  'parents.1.email': 'zoe@exemple.fr',
  'parents.1.employmentStatus': 'employee',
  'parents.1.phone': '0600000000',
  nurserySlug: 'petite-brindille-lyon',
};

test('a letter gets the child, the wishes and the parent who has an employer, and nothing of it is ticked', () => {
  const { values, nurserySlug } = factsForLetter(family);
  expect(nurserySlug).toBe('petite-brindille-lyon');
  expect(readKitValues(values, 'fr')).toEqual({
    tell: [],
    name: 'Zoé Le Goff',
    birth: '2027-02-03',
    start: '2027-09-01',
    days: '2',
    town: 'Lyon (69003)',
    contact: 'zoe@exemple.fr',
    language: 'fr',
  });
});

test('what a pre-registration does not say stays empty', () => {
  const { values, nurserySlug } = factsForLetter({ startDate: 'bientôt', days: [] });
  expect(nurserySlug).toBeNull();
  expect(readKitValues(values, 'en')).toEqual({
    tell: [],
    name: '',
    birth: '',
    start: '',
    days: '5',
    town: '',
    contact: '',
    language: 'en',
  });
});
