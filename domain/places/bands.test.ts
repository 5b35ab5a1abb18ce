import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKilometres } from '../distance.ts';
import { bandOf, bandsOf, zoneAround } from './bands.ts';

const position = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
});
const small = fc.double({ min: -0.5, max: 0.5, noNaN: true });

test('whatever is within a distance lies in the zone around it, and in one of its bands', () => {
  fc.assert(
    fc.property(position, small, small, (from, north, east) => {
      const to = { latitude: from.latitude + north, longitude: from.longitude + east };
      const zone = zoneAround(from, distanceKilometres(from, to) + 0.001);
      expect(to.latitude).toBeGreaterThanOrEqual(zone.south);
      expect(to.latitude).toBeLessThanOrEqual(zone.north);
      expect(to.longitude).toBeGreaterThanOrEqual(zone.west);
      expect(to.longitude).toBeLessThanOrEqual(zone.east);
      expect(bandsOf(zone)).toContain(bandOf(to.latitude));
    }),
  );
});

test('30 km need some thirty bands, the whole of France some six hundred', () => {
  expect(bandsOf(zoneAround({ latitude: 48.85, longitude: 2.35 }, 30)).length).toBeLessThan(32);
  expect(bandsOf({ south: 41, west: -5, north: 52, east: 10 }).length).toBeLessThan(600);
});
