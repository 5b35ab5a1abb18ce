import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKilometres, type Position } from '../../distance.ts';
import { addDays } from '../../forms/fields/plain-date.ts';
import { makePlace } from '../../testing/make-place.ts';
import type { NurseryPlace } from '../nursery-place.ts';
import { type AlertWish, alertEnd, createAlertFinder, isTold } from './find-for-alert.ts';

const today = '2026-11-28';
const lyon = { latitude: 45.76, longitude: 4.84 };

const place = (fields: Partial<NurseryPlace> = {}) => makePlace({ reportedOn: today, ...fields });
const nursery = (slug: string, position: Position | null, ...places: NurseryPlace[]) => ({ slug, position, places });
const wish = (fields: Partial<AlertWish> = {}): AlertWish => ({
  home: lyon,
  work: null,
  radiusKilometres: 5,
  nurserySlug: null,
  care: { birth: '2026-03', start: '2027-03', days: ['monday', 'tuesday'], dayPart: 'day', arrives: null, leaves: null },
  ...fields,
});
/** So many kilometres north. */
const north = (kilometres: number, { latitude, longitude }: Position = lyon) => ({ latitude: latitude + kilometres / 111.2, longitude });

test.for([
  [{}, true],
  [{ reportedOn: addDays(today, -7) }, true],
  [{ reportedOn: addDays(today, -8) }, false],
  [{ reportedOn: addDays(today, -31) }, false],
  [{ reportedOn: addDays(today, 1) }, false],
  [{ availability: 'full', count: null }, false],
  [{ availability: 'not_communicated', count: null }, false],
  [{ availableUntil: today }, true],
  [{ availableUntil: addDays(today, -1) }, false],
] as const)('a place with %j is told: %s', ([fields, expected]) => {
  expect(isTold(place(fields), today)).toBe(expected);
});

test.for([
  [{}, true],
  [{ ageFromMonths: 13 }, false],
  [{ ageFromMonths: 12, ageToMonths: 12 }, true],
  [{ ageToMonths: 10 }, false],
  [{ availableFrom: '2027-03-31' }, true],
  [{ availableFrom: '2027-04-01' }, false],
  [{ availableUntil: '2027-02-28' }, false],
  // Monday and Tuesday, whole days; then without Tuesday afternoon.
  [{ days: 0b1111 }, true],
  [{ days: 0b0111 }, false],
] as const)('for a child of a year in March on Monday and Tuesday, a place with %j fits: %s', ([fields, expected]) => {
  const find = createAlertFinder([nursery('a', lyon, place(fields))], today);
  expect(find(wish())).toHaveLength(expected ? 1 : 0);
});

test('what is near is found, the nearest first, and the nursery that was asked about wherever it is', () => {
  const find = createAlertFinder(
    [
      nursery('far', north(30), place()),
      nursery('near', north(4.9), place(), place({ reportedOn: addDays(today, -8) })),
      nursery('nearest', north(-1), place()),
      nursery('beyond', north(5.1), place()),
      nursery('nowhere', null, place()),
    ],
    today,
  );
  const slugs = (fields: Partial<AlertWish>) => find(wish(fields)).map((match) => match.nursery.slug);
  expect(slugs({})).toEqual(['nearest', 'near']);
  expect(slugs({ nurserySlug: 'far' })).toEqual(['nearest', 'near', 'far']);
  expect(slugs({ nurserySlug: 'nowhere', home: null })).toEqual(['nowhere']);
  expect(slugs({ nurserySlug: 'unknown', home: null })).toEqual([]);
});

test('on the way to work, what makes it no longer than the radius is near', () => {
  const work = north(20);
  const find = createAlertFinder(
    [
      nursery('half way', north(10), place()),
      nursery('beside', { latitude: north(10).latitude, longitude: lyon.longitude + 0.2 }, place()),
    ],
    today,
  );
  expect(find(wish({ work })).map((match) => match.nursery.slug)).toEqual(['half way']);
  expect(find(wish())).toEqual([]);
  expect(find(wish({ work, radiusKilometres: 30 }))).toHaveLength(2);
  // Nobody drives from Lyon to Paris each day.
  expect(find(wish({ work: north(400) }))).toEqual([]);
});

test('what is found is what a look at every nursery finds', () => {
  const position = fc.record({
    latitude: fc.integer({ min: 45_000, max: 46_500 }).map((value) => value / 1000),
    longitude: fc.integer({ min: 4000, max: 5500 }).map((value) => value / 1000),
  });
  const naive = (to: Position, { home, work, radiusKilometres: radius }: AlertWish) => {
    const [fromHome = 0, fromWork = 0] = [home, work].map((anchor) => (anchor ? distanceKilometres(anchor, to) : Number.POSITIVE_INFINITY));
    const way = home && work ? distanceKilometres(home, work) : Number.POSITIVE_INFINITY;
    return Math.min(fromHome, fromWork) <= radius || (way <= 150 && fromHome + fromWork - way <= radius);
  };
  const anchors = fc.record({ home: fc.option(position), work: fc.option(position), radiusKilometres: fc.constantFrom(1, 2, 5, 10, 30) });
  fc.assert(
    fc.property(fc.array(position, { maxLength: 60 }), anchors, (positions, where) => {
      const nurseries = positions.map((at, index) => nursery(String(index), at, place()));
      const slugs = createAlertFinder(nurseries, today)(wish(where)).map((match) => match.nursery.slug);
      const expected = positions.flatMap((at, index) => (naive(at, wish(where)) ? [String(index)] : []));
      expect(slugs.toSorted()).toEqual(expected.toSorted());
    }),
  );
});

test('ten thousand alerts look at few of 15,000 nurseries with 45,000 places each', () => {
  let looks = 0;
  // Over France, and more of them in its towns.
  const random = seeded();
  const somewhere = () => ({ latitude: 43 + random() * 7, longitude: -1.5 + random() * 8 });
  const towns = Array.from({ length: 200 }, somewhere);
  const inTown = () => {
    const town = towns[Math.floor(random() * towns.length)] ?? lyon;
    return { latitude: town.latitude + (random() - 0.5) * 0.2, longitude: town.longitude + (random() - 0.5) * 0.3 };
  };
  const nurseries = Array.from({ length: 15_000 }, (_, index) => {
    const at = index % 4 ? inTown() : somewhere();
    const places = [place({ id: `${index}a` }), place({ id: `${index}b`, ageFromMonths: 20 }), place({ id: `${index}c`, days: 1 })];
    return {
      slug: String(index),
      get position() {
        looks += 1;
        return at;
      },
      get places() {
        looks += 1;
        return places;
      },
    };
  });
  const find = createAlertFinder(nurseries, today);
  looks = 0;
  for (let index = 0; index < 10_000; index += 1) find(wish({ home: inTown() }));
  // All pairs would be 150 million.
  expect(looks).toBeLessThan(10_000 * 250);
});

function seeded() {
  let state = 7;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test('an alert ends with the month in which the child begins', () => {
  expect(['2027-02', '2028-02', '2027-12'].map(alertEnd)).toEqual(['2027-02-28', '2028-02-29', '2027-12-31']);
});
