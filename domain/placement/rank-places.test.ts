import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../forms/fields/plain-date.ts';
import { wholeWeek } from '../nursery-places/half-days.ts';
import { type Candidate, changesForMore, type FamilyWish, isOutOfReach, rankPlaces } from './rank-places.ts';

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
  placePreference: 'home',
  radiusKilometres: 5,
  nurserySlug: null,
  savedNurseries: [],
  access: [],
  siblingsAt: [],
  employerPlaces: new Map(),
  ...more,
});

const place = (more: Partial<Candidate> = {}): Candidate => ({
  id: 'a',
  nurserySlug: 'brindille',
  position: lyon,
  access: { wheelchair: null, disability: null },
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

test('a nursery that the family has saved says so and comes before a nearer one; the one it asked for comes before both', () => {
  const family = wish({ days: [], nurserySlug: 'asked', savedNurseries: ['brindille', 'asked'] });
  expect(kindsOf(family, place()).reasons).toEqual(['saved', 'home', 'confirmed']);
  expect(kindsOf(family, place({ nurserySlug: 'asked' })).reasons).toEqual(['asked', 'home', 'confirmed']);
  const places = [
    place({ id: 'near', nurserySlug: 'near' }),
    place({ id: 'saved', position: villeurbanne }),
    place({ id: 'asked', nurserySlug: 'asked', position: villeurbanne }),
  ];
  expect(rankPlaces(family, places, today).map(({ place: { id } }) => id)).toEqual(['asked', 'saved', 'near']);
});

test('a nursery where a brother is, or where the employer has a place to give, says so and comes before a nearer one', () => {
  const facts = { days: [], siblingsAt: ['brindille'], employerPlaces: new Map([['brindille', 2]]) };
  expect(kindsOf(wish(facts), place()).reasons).toEqual(['home', 'confirmed', 'sibling-here', 'employer']);
  expect(kindsOf(wish({ days: [], siblingsAt: [''], employerPlaces: new Map([['', 2]]) }), place({ nurserySlug: null })).reasons).toEqual([
    'home',
    'confirmed',
  ]);
  for (const [name, value] of Object.entries(facts).slice(1)) {
    const ranked = rankPlaces(wish({ [name]: value }), [place({ position: villeurbanne }), place({ id: 'b', nurserySlug: 'b' })], today);
    expect([name, ranked[0]?.place.id]).toEqual([name, 'a']);
  }
});

test.for<[string, boolean | null, string[], string[]]>([
  ['that can be entered in a wheelchair', true, ['access'], []],
  ['that cannot', false, [], ['access']],
  ['that has not told', null, [], ['access']],
])('for who needs it, a nursery %s', ([, wheelchair, reasons, lacks]) => {
  const kinds = kindsOf(wish({ access: ['wheelchair'], home: null }), place({ access: { wheelchair, disability: true } }));
  expect([kinds.reasons?.filter((kind) => kind === 'access'), kinds.lacks]).toEqual([reasons, lacks]);
});

test.for<[string | null, string[]]>([
  ['home', ['far']],
  [null, ['far']],
  ['work', []],
  ['either', []],
])('a nursery beside work is near enough for who looks near %s: %j', ([placePreference, lacks]) => {
  const family = wish({ home: { latitude: 45.9, longitude: 4.84 }, work: villeurbanne, placePreference });
  expect(kindsOf(family, place({ position: villeurbanne })).lacks).toEqual(lacks);
});

test('what alone keeps places from fitting is counted: it is what a family could change', () => {
  const places = [
    place({ id: 'far', position: { latitude: 46, longitude: 4.84 } }),
    place({ id: 'late', availableFrom: '2027-06-01' }),
    place({ id: 'later', availableFrom: '2027-09-01' }),
    place({ id: 'both', availableFrom: '2027-06-01', days: 1 }),
    place({ id: 'fits' }),
  ];
  expect(changesForMore(rankPlaces(wish(), places, today))).toEqual([
    { kind: 'begins', places: 2 },
    { kind: 'far', places: 1 },
  ]);
});

test.for<[number | null, number, boolean]>([
  [5, 45.99, false],
  [5, 46.2, true],
  [30, 46.2, false],
  [null, 46.4, true],
])('a family that goes %s km is not asked to go to %s° north: %s', ([radiusKilometres, latitude, expected]) => {
  const [ranked] = rankPlaces(wish({ radiusKilometres }), [place({ position: { latitude, longitude: 4.84 } })], today);
  expect(ranked && isOutOfReach(ranked)).toBe(expected);
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
