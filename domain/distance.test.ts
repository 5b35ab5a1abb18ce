import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNearAny, distanceKilometres, nearest, toPosition } from './distance.ts';

const paris = { latitude: 48.8566, longitude: 2.3522 };
const lyon = { latitude: 45.764, longitude: 4.8357 };
const nantes = { latitude: 47.2184, longitude: -1.5536 };

test('known distances come out within one kilometre', () => {
  expect(distanceKilometres(paris, lyon)).toBeCloseTo(391.5, 0);
  expect(distanceKilometres(paris, nantes)).toBeCloseTo(342.8, 0);
  expect(distanceKilometres(paris, paris)).toBe(0);
});

test('a distance is never negative nor NaN, symmetric, and holds across the date line and at the poles', () => {
  const position = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(position, position, (one, other) => {
      const there = distanceKilometres(one, other);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThan(20_038);
      expect(distanceKilometres(other, one)).toBeCloseTo(there, 6);
    }),
  );
  expect(distanceKilometres({ latitude: -17, longitude: 179.9 }, { latitude: -17, longitude: -179.9 })).toBeLessThan(25);
});

test('a position that is missing, impossible or 0,0 is none', () => {
  const broken: [number | null | undefined, number | null | undefined][] = [
    [null, 2],
    [48, undefined],
    [91, 2],
    [48, 181],
    [Number.NaN, 2],
    [0, 0],
  ];
  for (const [latitude, longitude] of broken) expect(toPosition(latitude, longitude)).toBeNull();
  expect(toPosition(5.1, -52.6)).toEqual({ latitude: 5.1, longitude: -52.6 });
  expect(toPosition(48.9, 0)).toEqual({ latitude: 48.9, longitude: 0 });
});

test('the nearest places come first, within the radius, without those that have no position', () => {
  const places = [
    { name: 'lyon', position: lyon },
    { name: 'nowhere', position: null },
    { name: 'nantes', position: nantes },
  ];
  const limits = { radiusKilometres: 400, count: 5 };
  expect(nearest(paris, places, limits).map(({ place }) => place.name)).toEqual(['nantes', 'lyon']);
  expect(nearest(paris, places, { ...limits, radiusKilometres: 350 }).map(({ place }) => place.name)).toEqual(['nantes']);
  expect(nearest(paris, places, { ...limits, count: 1 })).toHaveLength(1);
  expect(nearest(null, places, limits)).toEqual([]);
});

test('asking whether any of many places is near says what looking at each of them says', () => {
  const position = fc.record({
    latitude: fc.oneof(fc.double({ min: 42, max: 51, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true })),
    longitude: fc.oneof(fc.double({ min: -5, max: 9, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true })),
  });
  const property = fc.property(position, fc.array(position, { maxLength: 40 }), fc.constantFrom(30, 300), (from, positions, radius) => {
    const isNear = positions.some((other) => distanceKilometres(from, other) <= radius);
    expect(createNearAny(positions, radius)(from)).toBe(isNear);
  });
  fc.assert(property, { numRuns: 2000 });
});
