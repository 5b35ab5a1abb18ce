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
  expect(names).toHaveLength(12);
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

test('names nothing at sea', async () => {
  expect(await placesInZone(database.d1, { south: 46, west: -20, north: 47, east: -19 })).toEqual([]);
});
