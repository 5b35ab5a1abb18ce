import { expect, test } from 'vitest';
import { inFrenchPlace, ofFrenchPlace } from './french-place.ts';

test('the article of a place joins its preposition', () => {
  expect(['Nantes', 'Le Havre', 'Les Ulis', 'La Rochelle', 'Évry', 'Lens'].map(inFrenchPlace)).toEqual([
    'à Nantes',
    'au Havre',
    'aux Ulis',
    'à La Rochelle',
    'à Évry',
    'à Lens',
  ]);
  expect(['Nantes', 'Angers', 'Évry', 'Le Mans', 'Les Abymes', 'La Rochelle', 'Hyères'].map(ofFrenchPlace)).toEqual([
    'de Nantes',
    'd’Angers',
    'd’Évry',
    'du Mans',
    'des Abymes',
    'de La Rochelle',
    'de Hyères',
  ]);
});
