import { beforeAll, expect, test } from 'vitest';
import { suggestPlaces } from '../../../domain/places/suggest-places.ts';
import { createPlaceLookup } from '../../../worker/search/places/place-lookup-d1.ts';
import type { FakeD1 } from '../../app/fake-d1.ts';
import { createGazetteerDatabase } from '../../helpers/edge-database/gazetteer-database.ts';

let database: FakeD1;
beforeAll(() => {
  database = createGazetteerDatabase();
});

const suggest = (text: string) => suggestPlaces(text, createPlaceLookup(database.d1));
const labels = async (text: string) => (await suggest(text)).map(({ label }) => label);

test.for([
  ['p', 'Paris (75)'],
  ['l', 'Lyon (69)'],
  ['s', 'Strasbourg (67)'],
  ['st', 'Strasbourg (67)'],
  ['st ', 'Saint-Étienne (42)'],
  ['st e', 'Saint-Étienne (42)'],
  ['St-D', 'Saint-Denis (974)'],
  ['eu', 'Eu (76)'],
  ['y', 'Y (80)'],
  ['montp', 'Montpellier (34)'],
  ["l'hay", 'L’Haÿ-les-Roses (94)'],
  ['lha', 'L’Haÿ-les-Roses (94)'],
  ['roses', 'L’Haÿ-les-Roses (94)'],
  ['hav', 'Le Havre (76)'],
  ['neuilly s/', 'Neuilly-sur-Seine (92)'],
  ['coeu', 'Cœur de Causse (46)'],
  ['annecy le v', 'Annecy (74)'],
  ['evr', 'Évry-Courcouronnes (91)'],
  ['loire', 'Loire (département)'],
  ['ile de', 'Île-de-France (région)'],
  ['75', 'Paris (75)'],
  ['7501', 'Paris 15e'],
  ['75016', 'Paris 16e'],
  ['paris 1', 'Paris 1er'],
  ['paris 16', 'Paris 16e'],
  ['lyon 3e', 'Lyon 3e'],
  ['69', 'Rhône (département)'],
  ['2a', 'Corse-du-Sud (département)'],
  ['saint denis 9', 'Saint-Denis (974)'],
  ['saint denis 93', 'Saint-Denis (93)'],
  ['la déf', 'Nanterre (92)'],
  ['75001 Paris', 'Paris 1er'],
  ['Paris 75001', 'Paris 1er'],
  ['38080 saint al', 'Saint-Alban-de-Roche (38)'],
  ['97150 Saint', 'Saint-Martin (978)'],
  ['97133', 'Saint-Barthélemy (977)'],
  ['Saint-Denis de la Réunion', 'Saint-Denis (974)'],
  ['Valence Drôme', 'Valence (26)'],
])('« %s » suggests %s first', async ([text = '', first]) => {
  const suggestions = await labels(text);
  expect(suggestions[0]).toBe(first);
  expect(suggestions.length).toBeLessThanOrEqual(8);
  expect(new Set(suggestions).size).toBe(suggestions.length);
});

test('a whole city comes before its arrondissements, and before both the one that is typed', async () => {
  expect((await labels('lyon')).slice(0, 2)).toEqual(['Lyon (69)', 'Lyon 3e']);
  expect((await labels('paris 1')).slice(0, 3)).toEqual(['Paris 1er', 'Paris 15e', 'Paris 18e']);
});

test('homonyms leave room for what begins so', async () => {
  const suggestions = await labels('sainte-colombe');
  expect(suggestions.slice(0, 2).every((label) => label.startsWith('Sainte-Colombe ('))).toBe(true);
  expect(suggestions.filter((label) => label.startsWith('Sainte-Colombe ('))).toHaveLength(4);
  expect(suggestions).toContain('Sainte-Colombe-en-Bruilhois (47)');
});

test('a suggestion says what tells it from others', async () => {
  expect((await suggest('annecy le v'))[0]).toEqual({
    label: 'Annecy (74)',
    name: 'Annecy',
    kind: 'commune',
    postalCode: null,
    department: 'Haute-Savoie',
    formerName: 'Annecy-le-Vieux',
  });
  expect((await suggest('vannes'))[0]).toMatchObject({ postalCode: '56000', department: 'Morbihan', formerName: null });
});

test('what is no place suggests nothing', async () => {
  for (const text of ['', ' ', '%', '"', '🙂', '-- --', 'NEAR(', "'; DROP TABLE places; --", '\u0000', 'x'.repeat(10_000)])
    expect(await labels(text)).toEqual([]);
});

test('however much begins so, no table is read as a whole', async () => {
  database.takeScans();
  for (const text of ['s', 'saint ', 'st', '7', '75016', 'paris 1', 'l’h']) await labels(text);
  expect(database.takeScans()).toEqual([]);
});
