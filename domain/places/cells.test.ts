import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKilometres } from '../distance.ts';
import { bandOf, zoneAround } from './bands.ts';
import { countIn, type Reach, reachFor, spansOf } from './cells.ts';

const position = fc.record({
  latitude: fc.double({ min: -21, max: 51, noNaN: true }),
  longitude: fc.double({ min: -61, max: 56, noNaN: true }),
});

test('whatever lies within reach of one or two places stands in its cells', () => {
  const near = fc.double({ min: -0.4, max: 0.4, noNaN: true });
  fc.assert(
    fc.property(
      position,
      fc.tuple(near, near),
      fc.tuple(fc.constantFrom(1, 5, 30), fc.boolean()),
      (home, [north, east], [kilometres, isWay]) => {
        const other = { latitude: home.latitude + north, longitude: home.longitude + east };
        const somewhere = { latitude: home.latitude + east / 2, longitude: home.longitude + north / 2 };
        const way = distanceKilometres(home, other);
        const reach: Reach = isWay
          ? {
              bounds: zoneAround(home, way + kilometres),
              measure: (from) => distanceKilometres(home, from) + distanceKilometres(from, other),
              steepness: 2,
              most: way + kilometres,
            }
          : { bounds: zoneAround(home, kilometres), measure: (from) => distanceKilometres(home, from), steepness: 1, most: kilometres };
        const slice = Math.floor(somewhere.longitude * 20);
        const isFound = spansOf(reach).some(({ band, from, to }) => band === bandOf(somewhere.latitude) && from <= slice && slice <= to);
        expect(isFound || reach.measure(somewhere) > reach.most).toBe(true);
      },
    ),
  );
});

test('a count is of the cells whose middle is near enough, and a reach holds about as many as asked for', () => {
  const paris = { latitude: 48.85, longitude: 2.35 };
  const reach: Reach = { bounds: zoneAround(paris, 10), measure: (from) => distanceKilometres(paris, from), steepness: 1, most: 10 };
  const cells = [
    { band: 2442, slice: 47, count: 5 },
    { band: 2444, slice: 47, count: 7 },
    { band: 2460, slice: 47, count: 100 },
  ];
  expect(countIn(cells, reach)).toBe(12);
  expect(reachFor(5, cells, reach)).toBeLessThan(3);
  expect(reachFor(6, cells, reach)).toBeLessThan(10);
  expect(reachFor(13, cells, reach)).toBe(10);
});
