import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../forms/fields/plain-date.ts';
import { wholeWeek } from '../nursery-places/half-days.ts';
import { type Candidate, type FamilyWish, rankPlaces } from './rank-places.ts';

const today = '2026-11-28';
const lyon = { latitude: 45.76, longitude: 4.84 };
const villeurbanne = { latitude: 45.77, longitude: 4.88 };

const wish = (more: Partial<FamilyWish> = {}): FamilyWish => ({
  births: ['2026-03-31'],
  startDate: '2027-01-04',
  flexibility: 'exact',
  days: ['monday', 'tuesday'],
  arrives: 480,
  leaves: 1080,
  home: lyon,
  work: null,
  radiusKilometres: 5,
  nurserySlug: null,
  ...more,
});

const place = (more: Partial<Candidate> = {}): Candidate => ({
  id: 'a',
  nurserySlug: 'brindille',
  position: lyon,
  reportedOn: today,
  free: 1,
  ageFromMonths: 3,
  ageToMonths: 36,
  days: wholeWeek,
  availableFrom: null,
  availableUntil: null,
  opens: 450,
  closes: 1110,
  ...more,
});

const kindsOf = (family: FamilyWish, candidate: Candidate) => {
  const [ranked] = rankPlaces(family, [candidate], today);
  return { reasons: ranked?.reasons.map(({ kind }) => kind), lacks: ranked?.lacks.map(({ kind }) => kind) };
};

test('a place that fits says why it does', () => {
  expect(kindsOf(wish({ nurserySlug: 'brindille', work: villeurbanne }), place())).toEqual({
    reasons: ['asked', 'home', 'detour', 'confirmed', 'more-days'],
    lacks: [],
  });
  expect(kindsOf(wish({ births: ['2026-03-31', '2025-01-01'] }), place({ free: 2 })).reasons).toContain('siblings');
  expect(kindsOf(wish({ births: ['2026-03-31', '2025-01-01'] }), place({ free: 1 })).reasons).not.toContain('siblings');
});

test.for<[string, Partial<FamilyWish>, Partial<Candidate>, string[]]>([
  ['age', {}, { ageFromMonths: 12 }, ['age']],
  ['hours', { arrives: 420 }, {}, ['opens']],
  ['days', {}, { days: 1 }, ['days']],
  ['a start that is too late', {}, { availableFrom: '2027-01-18' }, ['begins']],
  ['a start that two weeks make possible', { flexibility: 'two_weeks' }, { availableFrom: '2027-01-18' }, []],
  ['a start that a month makes possible', { flexibility: 'one_month' }, { availableFrom: '2027-02-04' }, []],
  ['distance', { radiusKilometres: 2 }, { position: villeurbanne }, ['far']],
  ['distance, of who names none', { radiusKilometres: null }, { position: { latitude: 48.85, longitude: 2.35 } }, ['far']],
  ['a promise to another', {}, { free: 0 }, ['promised']],
  ['nothing, of who says nothing', { births: [], startDate: null, days: [], arrives: null, leaves: null, home: null }, {}, []],
])('what is missing for %s is named', ([, family, candidate, lacks]) => {
  expect(kindsOf(wish(family), place(candidate)).lacks).toEqual(lacks);
});

test('what lacks nothing comes first, then what is nearer, whatever the order they are read in', () => {
  const places = [
    place({ id: 'far', position: villeurbanne }),
    place({ id: 'lacking', ageFromMonths: 24 }),
    place({ id: 'near' }),
    place({ id: 'old report', reportedOn: addDays(today, -20) }),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(places, { minLength: 4 }), (shuffled) => {
      const order = rankPlaces(wish(), shuffled, today).map(({ place: { id } }) => id);
      return order.join() === ['near', 'far', 'old report', 'lacking'].join();
    }),
  );
});
