import { beforeAll, expect, test } from 'vitest';
import type { PlaceResolution } from '../../../domain/places/place.ts';
import { resolvePlace } from '../../../domain/places/resolve-place.ts';
import { suggestPlaces } from '../../../domain/places/suggest-places.ts';
import { createPlaceLookup } from '../../../worker/search/places/place-lookup-d1.ts';
import type { FakeD1 } from '../../app/fake-d1.ts';
import { createGazetteerDatabase } from '../../helpers/edge-database/gazetteer-database.ts';

let database: FakeD1;
beforeAll(() => {
  database = createGazetteerDatabase();
});

/** What people type, and the place that is meant first: by its people, wherever our nurseries are. */
const cases: [typed: string, first: string][] = [
  ['Neuilly', 'Neuilly-sur-Seine (92)'],
  ['neuilly sur', 'Neuilly-sur-Seine (92)'],
  ['Clermont', 'Clermont-Ferrand (63)'],
  ['Boulogne', 'Boulogne-Billancourt (92)'],
  ['Asnières', 'Asnières-sur-Seine (92)'],
  ['Saint-Germain', 'Saint-Germain-en-Laye (78)'],
  ['st germain', 'Saint-Germain-en-Laye (78)'],
  ['Saint-Denis', 'Saint-Denis (974)'],
  ['Villiers', 'Villiers-sur-Marne (94)'],
  ['Viliers', 'Villiers-sur-Marne (94)'],
  ['lion', 'Lyon (69)'],
  ['lile', 'Lille (59)'],
  ['Paris Paris', 'Paris (75)'],
  ['Nogent', 'Nogent-sur-Marne (94)'],
  ['Saint-Maur', 'Saint-Maur-des-Fossés (94)'],
  ['Saint-Ouen', 'Saint-Ouen-sur-Seine (93)'],
  ['Issy', 'Issy-les-Moulineaux (92)'],
  ['Ivry', 'Ivry-sur-Seine (94)'],
  ['Vitry', 'Vitry-sur-Seine (94)'],
  ['Aulnay', 'Aulnay-sous-Bois (93)'],
  ['Rosny', 'Rosny-sous-Bois (93)'],
  ['Épinay', 'Épinay-sur-Seine (93)'],
  ['Fontenay', 'Fontenay-sous-Bois (94)'],
  ['Champigny', 'Champigny-sur-Marne (94)'],
  ['Noisy', 'Noisy-le-Grand (93)'],
  ['Maisons', 'Maisons-Alfort (94)'],
  ['Levallois', 'Levallois-Perret (92)'],
  ['Montreuil', 'Montreuil (93)'],
  ['Villeneuve', 'Villeneuve-d’Ascq (59)'],
  ['Villefranche', 'Villefranche-sur-Saône (69)'],
  ['Chalon', 'Chalon-sur-Saône (71)'],
  ['Bourg', 'Bourg-en-Bresse (01)'],
  ['La Roche', 'La Roche-sur-Yon (85)'],
  ['Salon', 'Salon-de-Provence (13)'],
  ['Aix', 'Aix-en-Provence (13)'],
  ['Brive', 'Brive-la-Gaillarde (19)'],
  ['Romans', 'Romans-sur-Isère (26)'],
  ['Corbeil', 'Corbeil-Essonnes (91)'],
  ['Conflans', 'Conflans-Sainte-Honorine (78)'],
  ['Savigny', 'Savigny-sur-Orge (91)'],
  ['Le Puy', 'Le Puy-en-Velay (43)'],
  ['Mantes', 'Mantes-la-Jolie (78)'],
  ['Valence', 'Valence (26)'],
  ['Vienne', 'Vienne (38)'],
  ['Évry', 'Évry-Courcouronnes (91)'],
  ['La Guillotière', 'La Guillotière (Lyon)'],
  ['guillotiere', 'La Guillotière (Lyon)'],
  ['Montmartre', 'Montmartre (Paris)'],
  ['montmatre', 'Montmartre (Paris)'],
  ['gare de Lyon', 'Gare de Lyon (Paris)'],
  ['Part-Dieu', 'La Part-Dieu (Lyon)'],
  ['gare part dieu', 'Gare de la Part-Dieu (Lyon)'],
  ['Croix-Rousse', 'La Croix-Rousse (Lyon)'],
  ['gare de Rennes', 'Gare de Rennes'],
  ['Matabiau', 'Gare Matabiau (Toulouse)'],
  ['Wazemmes', 'Wazemmes (Lille)'],
  ['Les Chartrons', 'Les Chartrons (Bordeaux)'],
  ['Paris 18', 'Paris 18e'],
  ['3e Lyon', 'Lyon 3e'],
  ['Marseille 8', 'Marseille 8e'],
  ['Saint-Martin (978)', 'Saint-Martin (978)'],
  ['97150', 'Saint-Martin (978)'],
  ['97133', 'Saint-Barthélemy (977)'],
];

const lookup = () => createPlaceLookup(database.d1);
const suggested = async (text: string) => (await suggestPlaces(text, lookup())).map(({ label }) => label);

/** What the results begin with, or offer, in their order. */
function answered(resolution: PlaceResolution): string[] {
  if (resolution.kind === 'choice') return resolution.options.map(({ label }) => label);
  if (resolution.kind === 'unknown') return resolution.near.map(({ label }) => label);
  return resolution.kind === 'empty' ? [] : [resolution.label, ...resolution.others.map(({ label }) => label)];
}

test.for(cases)('« %s » means %s first, where it is typed and where it is searched for', async ([typed, first]) => {
  const [offered, answers] = [await suggested(typed), answered(await resolvePlace(typed, lookup()))];
  expect(offered[0]).toBe(first);
  expect(answers[0]).toBe(first);
  const both = answers.filter((label) => offered.includes(label)).slice(0, 4);
  expect(offered.filter((label) => both.includes(label))).toEqual(both);
});

test('a town where we have nurseries comes before a larger one of the name without any', async () => {
  expect((await suggested('saint-denis'))[0]).toBe('Saint-Denis (974)');
  database.fill([
    `INSERT INTO nurseries (number, id, slug, sort_name, commune, is_approximate, vacancy_rank, welcomes_disability, provided, shown)
     VALUES (1, 'n1', 'n1', 'n1', '93066', 0, 2, 0, 0, '{}')`,
  ]);
  expect((await suggested('saint-denis')).slice(0, 2)).toEqual(['Saint-Denis (93)', 'Saint-Denis (974)']);
  expect(answered(await resolvePlace('saint-denis', lookup())).slice(0, 2)).toEqual(['Saint-Denis (93)', 'Saint-Denis (974)']);
  database.fill(['DELETE FROM nurseries']);
});

test('every quarter and station lies by the commune or arrondissement it is said to be in', () => {
  const quarters = database.rows(
    `SELECT q.name, q.postal_codes, q.latitude - p.latitude AS dy, (q.longitude - p.longitude) * 0.7 AS dx
     FROM places AS q JOIN places AS p ON p.postal_codes = q.postal_codes AND p.kind IN ('commune', 'arrondissement') AND p.department = q.department
     WHERE q.kind = 'quarter'`,
  );
  expect(quarters.length).toBeGreaterThanOrEqual(200);
  // A fifteenth of a degree is 7 km: Marseille and Aix-en-Provence are that large.
  const far = quarters.filter(({ dx, dy }) => Math.hypot(Number(dx), Number(dy)) > 1 / 15);
  // These two stations are far out of town.
  expect(far.map(({ name }) => name)).toEqual(['Gare d’Aix-en-Provence TGV', 'Gare de Valence TGV (Alixan)']);
});
