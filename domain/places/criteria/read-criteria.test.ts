import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryValuesOf } from '../../addresses/query-values.ts';
import { items } from '../../childcare/items.ts';
import { nurseryTypes } from '../../childcare/nursery-types.ts';
import { radii } from '../radii.ts';
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
    'lieu=Lyon 3e&autour=45.7612,4.85&travail=Villeurbanne&rayon=10&zone=45.7,4.8,45.8,4.9&type=micro-nurseries&type=family_nursery' +
    '&fournis=repas&fournis=couches&age=18&tarif=psu&places=1&handicap=oui&tri=trajet&selection=la-verriere,le-nid&page=3';
  const { criteria, dropped } = read(search);
  expect(dropped).toEqual([]);
  expect(criteria).toEqual({
    place: 'Lyon 3e',
    around: { latitude: 45.761, longitude: 4.85 },
    work: 'Villeurbanne',
    radius: 10,
    zone: { south: 45.7, west: 4.8, north: 45.8, east: 4.9 },
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
  expect(Object.keys(criteriaParameters(criteria))).toEqual([...criterionNames]);
});

test.for([
  ['rayon=7', 'rayon'],
  ['rayon=-5', 'rayon'],
  ['rayon=5km', 'rayon'],
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

const degrees = (limit: number, decimals: number) =>
  fc.integer({ min: -limit * 10 ** decimals, max: limit * 10 ** decimals }).map((value) => value / 10 ** decimals || 0);
const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((typed) => readPairs([['lieu', typed]]).criteria.place);
const anyCriteria: fc.Arbitrary<Criteria> = fc
  .record({
    place: text,
    around: fc.option(
      fc
        .record({ latitude: degrees(90, 3), longitude: degrees(180, 3) })
        .filter(({ latitude, longitude }) => latitude !== 0 || longitude !== 0),
    ),
    work: text,
    radius: fc.constantFrom(...radii),
    zone: fc.option(
      fc
        .record({ south: degrees(90, 4), west: degrees(180, 4), north: degrees(90, 4), east: degrees(180, 4) })
        .filter(({ south, west, north, east }) => south < north && west < east),
    ),
    types: fc.subarray([...nurseryTypes]),
    provided: fc.subarray(items),
    ageMonths: fc.option(fc.integer({ min: 0, max: 72 })),
    tariffMode: fc.option(fc.constantFrom('psu' as const, 'paje' as const)),
    hasVacancy: fc.boolean(),
    welcomesDisability: fc.boolean(),
    order: fc.constantFrom('distance' as const, 'detour' as const),
    selection: fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/), { maxLength: 50 }),
    page: fc.integer({ min: 1, max: 10_000 }),
  })
  .map((criteria) => (criteria.work ? criteria : { ...criteria, order: 'distance' as const }));

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
