import { expect, test } from 'vitest';
import type { CitySummary } from '../../content/cities.ts';
import type { NurserySummary } from '../../content/nurseries.ts';
import { matchNurseries } from './match-nurseries.ts';

function createCity(name: string, facts: Partial<CitySummary> = {}): CitySummary {
  return {
    documentId: name,
    name,
    slug: name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, ''),
    inseeCode: null,
    postalCodes: [],
    departmentCode: null,
    departmentName: null,
    regionName: null,
    population: null,
    position: null,
    ...facts,
  };
}

function createNursery(slug: string, facts: Partial<NurserySummary> = {}): NurserySummary {
  return {
    documentId: slug,
    slug,
    name: slug,
    type: null,
    cityName: null,
    postalCode: null,
    citySlug: null,
    department: null,
    position: null,
    places: null,
    ages: { minimumMonths: null, maximumMonths: null },
    tariffMode: null,
    vacancy: { state: 'unknown' },
    ...facts,
  };
}

const loire = { departmentCode: '42', departmentName: 'Loire', regionName: 'Auvergne-Rhône-Alpes' };
const directory = {
  cities: [
    createCity('Saint-Étienne', {
      ...loire,
      slug: 'loire/saint-etienne',
      postalCodes: ['42000', '42100'],
      position: { latitude: 45.43, longitude: 4.39 },
    }),
    createCity('Saint-Chamond', {
      ...loire,
      slug: 'loire/saint-chamond',
      postalCodes: ['42400'],
      position: { latitude: 45.47, longitude: 4.51 },
    }),
    createCity('Saint-Denis', { slug: 'seine-saint-denis/saint-denis', departmentCode: '93', postalCodes: ['93200'] }),
    createCity('Saint-Denis', {
      slug: 'la-reunion/saint-denis',
      departmentCode: '974',
      departmentName: 'La Réunion',
      postalCodes: ['97400'],
    }),
    createCity('Eu', { slug: 'seine-maritime/eu', postalCodes: ['76260'] }),
  ],
  nurseries: [
    createNursery('far', {
      cityName: 'Saint-Étienne',
      citySlug: 'loire/saint-etienne',
      postalCode: '42100',
      department: '42',
      position: { latitude: 45.4, longitude: 4.42 },
    }),
    createNursery('near', {
      cityName: 'Saint-Étienne',
      citySlug: 'loire/saint-etienne',
      postalCode: '42000',
      department: '42',
      position: { latitude: 45.431, longitude: 4.391 },
    }),
    createNursery('paris', { cityName: 'Saint-Denis', citySlug: 'seine-saint-denis/saint-denis', postalCode: '93200', department: '93' }),
    createNursery('reunion', { cityName: 'Saint-Denis', citySlug: 'la-reunion/saint-denis', postalCode: '97400', department: '974' }),
    createNursery('eurre', { cityName: 'Eurre', postalCode: '26400', department: '26' }),
  ],
};
const search = (text: string) => {
  const match = matchNurseries(text, directory);
  return [match.kind, ...match.nurseries.map(({ place }) => place.slug)];
};

test('a town is found in every spelling, nearest its centre first', () => {
  for (const text of ['Saint-Étienne', 'st etienne', 'SAINT ETIENNE', 'St‑Étienne', 'saint étienne'])
    expect(search(text), text).toEqual(['found', 'near', 'far']);
});

test('homonyms are all found, and the department tells them apart', () => {
  expect(search('Saint-Denis')).toEqual(['found', 'paris', 'reunion']);
  expect(search('Saint-Denis 974')).toEqual(['found', 'reunion']);
  expect(search('saint denis réunion')).toEqual(['found', 'reunion']);
});

test('a postal code is that of nurseries, else that of a town', () => {
  expect(search('42100')).toEqual(['found', 'far']);
  expect(search('42400')).toEqual(['near', 'near', 'far']);
  expect(search('01000')).toEqual(['unknown']);
});

test('a department or a region holds its towns', () => {
  expect(search('42')).toEqual(['found', 'far', 'near']);
  expect(search('loire')).toEqual(['found', 'far', 'near']);
  expect(search('auvergne rhone alpes')).toEqual(['found', 'far', 'near']);
});

test('a town without a nursery shows those around it; without a position it is only named', () => {
  expect(search('Saint-Chamond')).toEqual(['near', 'near', 'far']);
  expect(matchNurseries('Eu', directory)).toMatchObject({ kind: 'unknown', city: { name: 'Eu' }, nurseries: [] });
});

test('a town that has no page is found by its nurseries', () => {
  expect(search('Eurre')).toEqual(['found', 'eurre']);
});

test('what is no place is unknown', () => {
  for (const text of ['', '   ', '%', '🙂', "'; DROP TABLE", 'Tombouctou', 'x'.repeat(100)])
    expect(search(text), text).toEqual(['unknown']);
});
