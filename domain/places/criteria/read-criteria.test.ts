import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryValuesOf } from '../../addresses/query-values.ts';
import type { Criteria } from './criteria.ts';
import { criteriaParameters, criterionNames, noCriteria, readCriteria } from './read-criteria.ts';

const readPairs = (pairs: [string, string][]) => readCriteria(queryValuesOf(pairs));
/** A query string as it is read, not as it is encoded. */
const read = (search: string) =>
  readPairs(
    search.split('&').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value];
    }),
  );
const write = (criteria: Criteria): [string, string][] => Object.entries(criteriaParameters(criteria));

test('an address without criteria asks for nothing, and says nothing', () => {
  expect(read('')).toEqual({ criteria: noCriteria, dropped: [] });
  expect(write(noCriteria)).toEqual([]);
  // What a form without JavaScript sends of fields left alone.
  expect(read('lieu=&rayon=5&type=&age=&tarif=&tri=distance&page=1')).toEqual({ criteria: noCriteria, dropped: [] });
});

test('every criterion has its French name', () => {
  const search =
    'lieu=Lyon 3e&autour=45.7612,4.85&travail=Villeurbanne&rayon=10&zone=45.7,4.8,45.8,4.9&naissance=15/03/2026&entree=2026-9&jours=jeudi&jours=Lundi' +
    '&moment=après-midi&arrivee=8h30&depart=18:00&adaptees=1&type=micro-nurseries&type=family_nursery' +
    '&fournis=repas&fournis=couches&age=18&tarif=psu&places=1&handicap=oui&tri=trajet&selection=la-verriere,le-nid&page=3';
  const { criteria, dropped } = read(search);
  expect(dropped).toEqual([]);
  expect(criteria).toEqual({
    place: 'Lyon 3e',
    around: { latitude: 45.761, longitude: 4.85 },
    work: 'Villeurbanne',
    radius: 10,
    zone: { south: 45.7, west: 4.8, north: 45.8, east: 4.9 },
    birth: '2026-03',
    start: '2026-09',
    days: ['monday', 'thursday'],
    dayPart: 'afternoon',
    arrives: 510,
    leaves: 1080,
    onlyFitting: true,
    types: ['micro_nurseries', 'family_nursery'],
    provided: ['diaper', 'meal'],
    ageMonths: 18,
    tariffMode: 'psu',
    hasVacancy: true,
    welcomesDisability: true,
    order: 'detour',
    selection: ['la-verriere', 'le-nid'],
    page: 3,
  });
  const written = criteriaParameters(criteria);
  expect(Object.keys(written)).toEqual(criterionNames.filter((name) => name in written));
});

test.for([
  ['rayon=7', 'rayon'],
  ['rayon=-5', 'rayon'],
  ['rayon=5km', 'rayon'],
  ['naissance=mars', 'naissance'],
  ['naissance=2026-13', 'naissance'],
  ['naissance=31/02/2026', 'naissance'],
  ['entree=0000-01', 'entree'],
  ['jours=dimanche', 'jours'],
  ['moment=nuit', 'moment'],
  ['arrivee=25:00', 'arrivee'],
  ['depart=8h75', 'depart'],
  ['type=creche', 'type'],
  ['fournis=jouets', 'fournis'],
  ['age=-1', 'age'],
  ['age=999', 'age'],
  ['age=2.5', 'age'],
  ['tarif=gratuit', 'tarif'],
  ['places=peut-être', 'places'],
  ['tri=prix&travail=Lyon', 'tri'],
  ['zone=1,2,3', 'zone'],
  ['zone=45.8,4.8,45.7,4.9', 'zone'],
  ['zone=0,0,91,1', 'zone'],
  ['autour=0,0', 'autour'],
  ['autour=ici', 'autour'],
  ['autour=1e1,2', 'autour'],
  ['autour=NaN,Infinity', 'autour'],
  ['selection=../etc/passwd', 'selection'],
  ['page=0', 'page'],
  ['page=99999999999999999999', 'page'],
])('%s is left out and named', ([search = '', name]) => {
  const { criteria, dropped } = read(search);
  expect(dropped).toEqual([name]);
  expect({ ...criteria, work: '' }).toEqual(noCriteria);
});

test('of several values the good ones stay', () => {
  const { criteria, dropped } = read('type=creche,micro_nurseries&fournis=repas,%00,repas');
  expect(criteria.types).toEqual(['micro_nurseries']);
  expect(criteria.provided).toEqual(['meal']);
  expect(dropped).toEqual(['type', 'fournis']);
});

test('a selection has its limit', () => {
  const { criteria, dropped } = read(`selection=${Array.from({ length: 60 }, (_, index) => `c-${index}`).join(',')}`);
  expect(criteria.selection).toHaveLength(50);
  expect(dropped).toEqual(['selection']);
});

/** Whatever a criterion may say, and what none does: read for all criteria alike, so a new one is tried as well. */
const words = fc.constantFrom(
  ...['1', '12', '30', '2026-03', '2027-1', 'lundi,vendredi', 'matin', '08:30', '18h', 'psu', 'trajet', 'repas,lait'],
  ...['micro_nurseries,kindergarten', '45.7,4.8,45.8,4.9', '45.761,4.85', 'la-verriere,le-nid', 'Lyon 3e', 'x'],
);
const anyCriteria: fc.Arbitrary<Criteria> = fc
  .tuple(
    ...criterionNames.map((name) =>
      fc.option(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 60 })).map((text) => [name, text] as [string, string])),
    ),
  )
  .map((pairs) => readPairs(pairs.filter((pair) => pair !== null)).criteria);

test('what is written is read as it was', () => {
  fc.assert(
    fc.property(anyCriteria, (criteria) => {
      expect(readPairs(write(criteria))).toEqual({ criteria, dropped: [] });
    }),
  );
});

test('nothing that is typed breaks it, and its own spelling is the last', () => {
  const anyValue = fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String), fc.constantFrom('1', 'trajet', 'psu', '1,2,3,4'));
  const anySearch = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...criterionNames), fc.string()), anyValue), { maxLength: 30 });
  fc.assert(
    fc.property(anySearch, (pairs) => {
      const once = readPairs(pairs).criteria;
      const again = readPairs(write(once));
      expect(again).toEqual({ criteria: once, dropped: [] });
    }),
  );
});
