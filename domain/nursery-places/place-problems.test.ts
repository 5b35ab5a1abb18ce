import { expect, test } from 'vitest';
import { isJump, placeProblems, type WrittenPlace } from './place-problems.ts';

const scope = { approvedPlaces: 12, otherCount: 4, today: '2026-11-28' };
const place: WrittenPlace = {
  ageFromMonths: 10,
  ageToMonths: 17,
  days: '1111001111',
  availability: 'number',
  count: 2,
  availableFrom: '2027-01-04',
  availableUntil: null,
  kind: 'regular',
  opensAt: '07:30',
  closesAt: '18:30',
  hourlyPrice: 9.5,
  reportedOn: '2026-11-28',
};
const problems = (changes: Partial<WrittenPlace>, changedScope: Partial<typeof scope> = {}) =>
  placeProblems({ ...place, ...changes }, { ...scope, ...changedScope }).map(({ field, reason }) => `${field} ${reason}`);

test('a place that can be has no problem', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ availability: 'full', count: null })).toEqual([]);
  expect(problems({ availability: 'not_communicated', count: null, opensAt: null, closesAt: null, hourlyPrice: null })).toEqual([]);
  expect(problems({ ageFromMonths: 0, ageToMonths: 0 })).toEqual([]);
  expect(problems({ availableFrom: '2027-01-04', availableUntil: '2027-01-04' })).toEqual([]);
});

test.for([
  [{ ageFromMonths: null }, 'ageFromMonths missing'],
  [{ ageFromMonths: -1 }, 'ageFromMonths impossible'],
  [{ ageFromMonths: 2.5 }, 'ageFromMonths impossible'],
  [{ ageToMonths: 73 }, 'ageToMonths impossible'],
  [{ ageFromMonths: 18 }, 'ageToMonths crossed'],
  [{ days: '0000000000' }, 'days no-day'],
  [{ days: '11111' }, 'days impossible'],
  [{ days: null }, 'days missing'],
  [{ availability: 'complet' }, 'availability impossible'],
  [{ availability: 'full' }, 'count contradicts'],
  [{ count: null }, 'count missing'],
  [{ count: 0 }, 'count impossible'],
  [{ count: Number.NaN }, 'count impossible'],
  [{ kind: '' }, 'kind missing'],
  [{ availableUntil: '2027-01-03' }, 'availableUntil crossed'],
  [{ availableFrom: '2027-02-30' }, 'availableFrom impossible'],
  [{ opensAt: '7:30' }, 'opensAt impossible'],
  [{ closesAt: null }, 'closesAt missing'],
  [{ closesAt: '07:30' }, 'closesAt crossed'],
  [{ hourlyPrice: 0 }, 'hourlyPrice impossible'],
  [{ hourlyPrice: 101 }, 'hourlyPrice impossible'],
  [{ reportedOn: '2026-11-29' }, 'reportedOn future'],
  [{ reportedOn: null }, 'reportedOn missing'],
] satisfies [Partial<WrittenPlace>, string][])('%o is refused at its field', ([changes, expected]) => {
  expect(problems(changes)).toEqual([expected]);
});

test('a nursery never has more places than it is approved for, over all that is said of it', () => {
  expect(problems({ count: 8 })).toEqual([]);
  expect(problems({ count: 9 })).toEqual(['count too-many']);
  expect(placeProblems({ ...place, count: 300 }, { ...scope, approvedPlaces: null })).toEqual([]);
});

test('more than half of the approved places at once is a jump, up or down', () => {
  expect(isJump({ before: 0, after: 6, approvedPlaces: 12 })).toBe(false);
  expect(isJump({ before: 0, after: 7, approvedPlaces: 12 })).toBe(true);
  expect(isJump({ before: 9, after: 2, approvedPlaces: 12 })).toBe(true);
  expect(isJump({ before: 0, after: 63, approvedPlaces: null })).toBe(false);
});
