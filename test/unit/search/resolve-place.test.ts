import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { resolvePlace } from '../../../domain/places/resolve-place.ts';
import { isPresent, readSources } from '../../../harness/gazetteer/sources.ts';
import { createPlaceLookup } from '../../../worker/search/places/place-lookup-d1.ts';
import type { FakeD1 } from '../../app/fake-d1.ts';
import { createGazetteerDatabase } from '../../helpers/edge-database/gazetteer-database.ts';
import { resolutionLine } from './place-words.ts';

let database: FakeD1;
beforeAll(() => {
  database = createGazetteerDatabase();
});

const resolve = (text: string) => resolvePlace(text, createPlaceLookup(database.d1));

/** What readers type and what it means; 0 where it is none of the numbered difficulties of French place names. */
const cases: [number, string, string][] = [
  ...['st etienne', 'St-Étienne', 'saint etienne', 'ST ETIENNE'].map((text): [number, string, string] => [1, text, 'Saint-Étienne (42)']),
  [1, 'ste genevieve des bois', '? Sainte-Geneviève-des-Bois (91), Sainte-Geneviève-des-Bois (45)'],
  [1, 'Neuilly s/ Seine', 'Neuilly-sur-Seine (92)'],
  [1, 'Neuilly s/Marne', 'Neuilly-sur-Marne (93)'],
  [1, 'boulogne s mer', 'Boulogne-sur-Mer (62)'],
  [1, 'aulnay s/s bois', 'Aulnay-sous-Bois (93)'],
  [1, 'aulnay ss bois', 'Aulnay-sous-Bois (93)'],
  ...['SAINT-ETIENNE', 'Saint\u2011Étienne', 'saint  etienne', ' saint–étienne ', 'saint\u00a0étienne', 'saintetienne'].map(
    (text): [number, string, string] => [2, text, 'Saint-Étienne (42)'],
  ),
  [3, "L'Isle d'Abeau", 'L’Isle-d’Abeau (38)'],
  [3, 'L’ISLE D’ABEAU', 'L’Isle-d’Abeau (38)'],
  [3, 'lisle dabeau', 'L’Isle-d’Abeau (38)'],
  [3, 'villeneuve dascq', 'Villeneuve-d’Ascq (59)'],
  [4, 'orleans', 'Orléans (45)'],
  [4, 'Besancon', 'Besançon (25)'],
  [5, 'Montemboeuf', 'Montembœuf (16)'],
  [5, 'Montembœuf', 'Montembœuf (16)'],
  [5, "L'Hay les Roses", 'L’Haÿ-les-Roses (94)'],
  [5, 'lhay-les-roses', 'L’Haÿ-les-Roses (94)'],
  [6, 'Saint-E\u0301tienne', 'Saint-Étienne (42)'],
  [7, 'Eu', 'Eu (76)'],
  [7, 'Y', 'Y (80)'],
  [7, 'oz', 'Oz (38)'],
  [7, 'Bu', 'Bû (28)'],
  [7, 'Us', 'Us (95)'],
  [8, 'Paris', 'Paris (75)'],
  [8, 'PARIS 75', 'Paris (75)'],
  [9, '75016', 'Paris 16e'],
  [9, '75116', 'Paris 16e'],
  [9, '75 016', 'Paris 16e'],
  [10, '75000', 'Paris (75)'],
  [10, '13000', 'Marseille (13)'],
  [10, '69000', 'Lyon (69)'],
  [10, '69000 Lyon', 'Lyon (69)'],
  ...['Paris 16', 'Paris XVI', 'paris 16e', 'Paris 16ème', 'PARIS-16', 'paris16', 'Paris XVIe', '16e Paris', 'Paris seizième'].map(
    (text): [number, string, string] => [11, text, 'Paris 16e'],
  ),
  [11, '16e arrondissement de Paris', 'Paris 16e'],
  [11, 'Paris 16 ème arrondissement', 'Paris 16e'],
  [11, 'Paris dix-septième', 'Paris 17e'],
  [11, 'Paris 1er', 'Paris 1er'],
  [11, 'Paris 75011', 'Paris 11e'],
  [11, '16e arrondissement', '? Paris 16e, Marseille 16e'],
  [11, '17e', 'Paris 17e'],
  [11, '1er', '? Marseille 1er, Lyon 1er, Paris 1er'],
  [11, 'Lyon 3', 'Lyon 3e'],
  [11, 'lyon 03', 'Lyon 3e'],
  [11, 'Lyon 2nd', 'Lyon 2e'],
  [11, 'Marseille 13', 'Marseille 13e'],
  [11, 'Lyon 69', 'Lyon (69)'],
  [11, 'Paris 21', 'Paris (75)'],
  [11, '69003 Lyon', 'Lyon 3e'],
  [12, '92925 PARIS LA DEFENSE CEDEX', '? Nanterre (92), Courbevoie (92), Puteaux (92)'],
  [12, '31 Toulouse cedex 9', 'Toulouse (31)'],
  [12, '31059 TOULOUSE CEDEX 9', 'Toulouse (31)'],
  [12, '75775 Paris Cedex 16', 'Paris 16e'],
  [12, 'Lyon Cedex 03', 'Lyon 3e'],
  [12, 'BP 1234 44000 Nantes Cedex 1', 'Nantes (44)'],
  [12, '92925', '? Hauts-de-Seine (département), Boulogne-Billancourt (92), Nanterre (92), Asnières-sur-Seine (92)'],
  [13, '01000', '? Bourg-en-Bresse (01), Saint-Denis-lès-Bourg (01)'],
  [13, '1000', '? Bourg-en-Bresse (01), Saint-Denis-lès-Bourg (01)'],
  [13, '06200', 'Nice (06)'],
  [14, '20000', 'Ajaccio (2A)'],
  [14, '20200', '? Bastia (2B), Ville-di-Pietrabugno (2B), San-Martino-di-Lota (2B), Santa-Maria-di-Lota (2B)'],
  [14, '2A', 'Corse-du-Sud (département)'],
  [14, '2b', 'Haute-Corse (département)'],
  [14, '20', 'Corse (région)'],
  [14, '20999', '? Haute-Corse (département), Corse-du-Sud (département), Ajaccio (2A), Bastia (2B)'],
  [15, '97400', 'Saint-Denis (974)'],
  [15, '97500', '? Saint-Pierre (975), Miquelon-Langlade (975)'],
  [15, '98800', 'Nouméa (988)'],
  [15, 'Saint-Denis 974', 'Saint-Denis (974)'],
  [15, 'Saint Denis de la Réunion', 'Saint-Denis (974)'],
  [15, 'fort de france', 'Fort-de-France (972)'],
  [16, '42620', '? Saint-Martin-d’Estréaux (42), Saint-Pierre-Laval (03)'],
  [16, '05110 Claret', 'Claret (04)'],
  [17, '51300', '? Vitry-le-François (51), Frignicourt (51), Loisy-sur-Marne (51), Saint-Amand-sur-Fion (51)'],
  [17, '51300 Vitry le Francois', 'Vitry-le-François (51)'],
  [18, 'Saint-Denis', '? Saint-Denis (974), Saint-Denis (93), Saint-Denis (11), Saint-Denis (30)'],
  [18, 'saint denis (93)', 'Saint-Denis (93)'],
  [18, 'Saint-Denis, Seine-Saint-Denis', 'Saint-Denis (93)'],
  [18, 'Sainte-Colombe', '? Sainte-Colombe (69), Sainte-Colombe (77), Sainte-Colombe (40), Sainte-Colombe (25)'],
  [18, 'Valence Drôme', 'Valence (26)'],
  [18, 'Valence en Drôme', 'Valence (26)'],
  [19, 'Évry', 'Évry-Courcouronnes (91) ← Évry'],
  [19, 'evry', 'Évry-Courcouronnes (91) ← Évry'],
  [19, 'Annecy-le-Vieux', 'Annecy (74) ← Annecy-le-Vieux'],
  [19, 'cherbourg', 'Cherbourg-en-Cotentin (50) ← Cherbourg'],
  [19, 'Pierrefitte sur Seine', 'Saint-Denis (93) ← Pierrefitte-sur-Seine'],
  // Departments and regions.
  [0, 'Loire', 'Loire (département)'],
  [0, 'département de la Loire', 'Loire (département)'],
  [0, 'Bretagne', 'Bretagne (région)'],
  [0, 'ile de france', 'Île-de-France (région)'],
  [0, 'PACA', 'Provence-Alpes-Côte d’Azur (région)'],
  [0, 'seine st denis', 'Seine-Saint-Denis (département)'],
  [0, '93', 'Seine-Saint-Denis (département)'],
  [0, '974', 'La Réunion (département)'],
  [0, '75', 'Paris (75)'],
  [0, 'Vienne', '? Vienne (38), Vienne (département)'],
  [0, 'Guadeloupe', 'Guadeloupe (département)'],
  // Names that are not whole.
  [0, 'havre', 'Le Havre (76)'],
  [0, 'chalons champagne', 'Châlons-en-Champagne (51)'],
  [0, 'Aix', '? Aix-en-Provence (13), Aix-les-Bains (73), Aix-Noulette (62), Aix-Villemaur-Pâlis (10)'],
  [0, 'Boulogne', '? Boulogne-Billancourt (92), Boulogne-sur-Mer (62), Essarts-en-Bocage (85)'],
  [0, 'billancourt', '? Boulogne-Billancourt (92), Billancourt (80)'],
  // Around the name.
  [0, 'crèche à Nantes', 'Nantes (44)'],
  [0, 'Lyon, France', 'Lyon (69)'],
  [0, 'Roissy-en-France', 'Roissy-en-France (95)'],
  [0, '12 rue de la Paix, Paris', 'Paris (75)'],
  [0, '12 bis rue de la Paix 75002 Paris', 'Paris 2e'],
  [0, '5 av Foch Paris 16', 'Paris 16e'],
  [0, '97150', 'Saint-Martin (978)'],
  [0, '97150 Saint-Martin', 'Saint-Martin (978)'],
  [0, 'Saint-Martin (978)', 'Saint-Martin (978)'],
  [0, '97133', 'Saint-Barthélemy (977)'],
  [0, '97133 Saint-Barthélemy', 'Saint-Barthélemy (977)'],
  [0, 'Saint-Barthélemy (977)', 'Saint-Barthélemy (977)'],
  // Codes of big customers, and of INSEE, are nobody's for certain.
  [0, '33076', '? Gironde (département), Bordeaux (33), Mérignac (33), Pessac (33)'],
  [0, '69202', '? Rhône (département), Lyon (69), Villeurbanne (69), Vénissieux (69)'],
  [0, '92060', '? Hauts-de-Seine (département), Boulogne-Billancourt (92), Nanterre (92), Asnières-sur-Seine (92)'],
  [0, '92025', '? Hauts-de-Seine (département), Boulogne-Billancourt (92), Nanterre (92), Asnières-sur-Seine (92)'],
  [0, '33076 Bordeaux Cedex', 'Bordeaux (33)'],
  [0, '33076 cedex', '? Gironde (département), Bordeaux (33), Mérignac (33), Pessac (33)'],
  [0, '2A004', 'Ajaccio (2A)'],
  // Nearly a name.
  [0, 'marseile', '~ Marseille (13)'],
  [0, 'Bordaux', '~ Bordeaux (33)'],
  [0, 'saint etienen', '~ Saint-Étienne (42)'],
  [0, 'grnoble', '~ Grenoble (38)'],
  // No place.
  [0, 'asdfgh', '~'],
  [0, '99999', '~'],
  [0, '🙂', '~'],
  [0, '% " * ^', '~'],
  [0, '   ', ''],
];

test.for(cases)('%d: « %s » is %s', async ([, text, expected]) => {
  expect(resolutionLine(await resolve(text))).toBe(expected);
});

test('the label of a place means that place and no other', async () => {
  const places = database.rows("SELECT code, kind, name, department FROM places WHERE kind IN ('commune', 'arrondissement')");
  const byName = Map.groupBy(places, ({ name }) => name);
  // All that could be mistaken for another, and every twentieth of the others.
  const risky = places.filter(({ name }, index) => index % 20 === 0 || (byName.get(name)?.length ?? 0) > 1);
  const wrong: string[] = [];
  for (const { code, kind, name, department } of risky) {
    const label = kind === 'commune' ? `${name} (${department})` : String(name);
    const resolution = await resolve(label);
    if (resolution.kind !== 'place' || resolution.place.code !== code) wrong.push(`${label}: ${resolutionLine(resolution)}`);
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('so does the label of a department or region', async () => {
  const areas = database.rows("SELECT kind, name FROM places WHERE kind IN ('department', 'region')");
  for (const { kind, name } of areas) {
    const label = `${name} (${kind === 'department' ? 'département' : 'région'})`;
    expect(resolutionLine(await resolve(label))).toBe(label);
  }
});

test('every postal code of France leads to its communes, each with the department of its own code', async () => {
  const rows = database.rows(
    'SELECT n.key, group_concat(DISTINCT p.code) AS codes FROM place_names n JOIN places p USING (code) WHERE n.rank = 4 AND length(n.key) = 5 GROUP BY n.key',
  );
  expect(rows.length).toBeGreaterThan(6000);
  for (const { key, codes } of rows.filter((_, index) => index % 10 === 0)) {
    const resolution = await resolve(String(key));
    const options = resolution.kind === 'choice' ? resolution.options : resolution.kind === 'place' ? [resolution] : [];
    const places = options.flatMap((option) => ('place' in option ? [option.place] : []));
    expect(places.map(({ code }) => code).sort()).toEqual(String(codes).split(',').sort());
    for (const { code, department } of places) expect(code.startsWith(department.code)).toBe(true);
  }
}, 60_000);

test('nothing that is typed breaks it', async () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[ a-z0-9'/-]{0,40}$/),
  );
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      const { kind } = await resolve(text);
      expect(['place', 'area', 'choice', 'unknown', 'empty']).toContain(kind);
    }),
    { numRuns: 200 },
  );
  expect(resolutionLine(await resolve('x '.repeat(5000)))).toBe('~');
}, 60_000);

test('every inhabited commune is found by its postal codes, and a number that is no postal code is never a commune beyond doubt', async () => {
  const keys = new Set(database.rows('SELECT key FROM place_names WHERE rank = 4').map(({ key }) => String(key)));
  const { communes } = readSources();
  const inhabited = communes.filter((commune) => isPresent(commune) && (commune.population ?? 0) > 0);
  const places = new Set(database.rows('SELECT code FROM places').map(({ code }) => String(code)));
  expect(inhabited.filter(({ code }) => !places.has(code)).map(({ nom }) => nom)).toEqual([]);
  const wrong: string[] = [];
  for (const { code } of inhabited.filter((commune, index) => index % 25 === 0 && !keys.has(commune.code.toLowerCase()))) {
    const resolution = await resolve(code);
    if (/^\d+$/.test(code) && resolution.kind === 'place' && resolution.place.code === code) wrong.push(code);
  }
  expect(wrong).toEqual([]);
}, 60_000);
