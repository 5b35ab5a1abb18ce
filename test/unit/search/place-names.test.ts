import { beforeAll, expect, test } from 'vitest';
import { placesInZone } from '../../../worker/search/places/places-in-zone.ts';
import type { FakeD1 } from '../../app/fake-d1.ts';
import { createGazetteerDatabase } from '../../helpers/edge-database/gazetteer-database.ts';

let database: FakeD1;
beforeAll(() => {
  database = createGazetteerDatabase();
});

test('names the largest cities of the whole country', async () => {
  const names = await placesInZone(database.d1, { south: 41, west: -5, north: 51.5, east: 10 });
  expect(names.map(({ name }) => name).slice(0, 3)).toEqual(['Paris', 'Marseille', 'Lyon']);
  expect(names).toHaveLength(30);
  expect(names.some(({ isPart }) => isPart)).toBe(false);
});

test('names the communes around a town, however small', async () => {
  const names = await placesInZone(database.d1, { south: 45.74, west: 4.8, north: 45.78, east: 4.92 });
  const labels = names.map(({ name }) => name);
  expect(labels[0]).toBe('Lyon');
  expect(labels).toContain('Villeurbanne');
  for (const { latitude, longitude } of names) {
    expect(latitude).toBeGreaterThanOrEqual(45.74);
    expect(longitude).toBeLessThanOrEqual(4.92);
  }
});

test('from close by names arrondissements, quarters and stations after the towns, without the town each is in', async () => {
  const names = await placesInZone(database.d1, { south: 48.8, west: 2.25, north: 48.91, east: 2.42 });
  const towns = names.filter(({ isPart }) => !isPart);
  const parts = names.filter(({ isPart }) => isPart).map(({ name }) => name);
  expect(towns[0]?.name).toBe('Paris');
  expect(names.slice(0, towns.length)).toEqual(towns);
  expect(parts.slice(0, 2)).toEqual(['Paris 10e', 'Paris 11e']);
  expect(parts).toContain('Montmartre');
  expect(parts.filter((name) => name.includes('('))).toEqual([]);
});

test('names nothing at sea', async () => {
  expect(await placesInZone(database.d1, { south: 46, west: -20, north: 47, east: -19 })).toEqual([]);
});
