import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Workday, workdays } from '../../childcare/workdays.ts';
import { addDays, addMonths, type PlainDate } from '../../forms/fields/plain-date.ts';
import { agesAtStart, completedMonths, daysOf } from './age-at-start.ts';
import { type CareWish, needOf, supposedStart } from './care-need.ts';
import { type DayPart, dayParts } from './day-parts.ts';
import { bestMatch, matchPlace, type OfferedPlace } from './match-place.ts';

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2023-01-01', days));
const month = fc.integer({ min: 0, max: 80 }).map((months) => addMonths('2023-01-01', months).slice(0, 7));
/** Every day of a span, one by one. */
const everyDay = ({ from, until }: { from: PlainDate; until: PlainDate }): PlainDate[] => {
  const days: PlainDate[] = [];
  for (let each = from; each <= until; each = addDays(each, 1)) days.push(each);
  return days;
};
/** Counts birthdays of months one after the other, as a parent does on a calendar. */
function countedMonths(birth: PlainDate, on: PlainDate): number {
  let months = 0;
  while (addMonths(birth, months + 1) <= on) months += 1;
  while (addMonths(birth, months) > on) months -= 1;
  return months;
}

test.for([
  ['2026-01-31', '2026-02-28', 1],
  ['2026-01-31', '2026-02-27', 0],
  ['2024-01-31', '2024-02-28', 0],
  ['2024-02-29', '2025-02-28', 12],
  ['2024-02-29', '2028-02-28', 47],
  ['2024-02-29', '2028-02-29', 48],
  ['2026-03-15', '2026-09-14', 5],
  ['2026-03-15', '2026-09-15', 6],
  ['2026-12-20', '2026-12-01', -1],
] as const)('a child born on %s has on %s completed %i months', ([birth, on, months]) => {
  expect(completedMonths(birth, on)).toBe(months);
});

test('completed months are those a calendar counts', () => {
  fc.assert(
    fc.property(day, day, (birth, on) => {
      expect(completedMonths(birth, on)).toBe(countedMonths(birth, on));
    }),
  );
});

test('of two months, every day of birth and every first day is among the ages', () => {
  fc.assert(
    fc.property(month, month, (birth, start) => {
      const ages = everyDay(daysOf(birth)).flatMap((born) => everyDay(daysOf(start)).map((begins) => countedMonths(born, begins)));
      expect(agesAtStart(birth, start)).toEqual({ youngest: Math.min(...ages), oldest: Math.max(...ages) });
    }),
    { numRuns: 30 },
  );
});

const orNone = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { freq: 2 });
const minutes = fc.integer({ min: 12, max: 40 }).map((halves) => halves * 30);
const anyWish: fc.Arbitrary<CareWish> = fc.record({
  birth: orNone(month),
  start: orNone(month),
  days: fc.subarray([...workdays]),
  dayPart: fc.constantFrom(...dayParts),
  arrives: orNone(minutes),
  leaves: orNone(minutes),
});
const anyPlace: fc.Arbitrary<OfferedPlace> = fc.record({
  ageFromMonths: fc.integer({ min: 0, max: 36 }),
  ageToMonths: fc.integer({ min: 0, max: 72 }),
  days: fc.integer({ min: 1, max: 1023 }),
  availableFrom: orNone(day),
  availableUntil: orNone(day),
  opens: orNone(minutes),
  closes: orNone(minutes),
});
const farAway = '2040-01-01';

/** Whether a child can begin on some day, told without masks and spans: by trying every birth, first day and half day. */
function fitsNaively(wish: CareWish, place: OfferedPlace, today: PlainDate): boolean {
  const { birth, start, days, dayPart: part, arrives, leaves } = wish;
  const begins = start ?? (birth && supposedStart(birth, today));
  const firstDays = begins ? everyDay(daysOf(begins)).filter((each) => each >= today || daysOf(begins).until < today) : null;
  const isFree = (each: PlainDate) =>
    (place.availableFrom === null || place.availableFrom <= each) && (place.availableUntil === null || place.availableUntil >= each);
  const later = firstDays === null ? [today, place.availableFrom ?? today, farAway].filter((each) => each >= today) : firstDays;
  const isAged = () => {
    if (!birth || !begins) return true;
    const ages = everyDay(daysOf(birth)).flatMap((born) => everyDay(daysOf(begins)).map((each) => countedMonths(born, each)));
    return ages.some((age) => age >= place.ageFromMonths && age <= place.ageToMonths);
  };
  const taken = (each: Workday, half: DayPart) => {
    const bit = 2 * workdays.indexOf(each) + (half === 'morning' ? 0 : 1);
    return Math.floor(place.days / 2 ** bit) % 2 === 1;
  };
  const isOnDays = days.every(
    (each) => (part === 'afternoon' || taken(each, 'morning')) && (part === 'morning' || taken(each, 'afternoon')),
  );
  const isOpen =
    (arrives === null || place.opens === null || place.opens <= arrives) &&
    (leaves === null || place.closes === null || leaves <= place.closes);
  return later.some(isFree) && isOnDays && isOpen && isAged();
}

test('a place fits where some first day, all days and hours, and some age allow it', () => {
  const today = '2026-11-28';
  // Spans that cross are refused when places are written, and months that have passed are not offered.
  const ordered = anyPlace.filter(
    ({ ageFromMonths, ageToMonths, availableFrom, availableUntil }) =>
      ageFromMonths <= ageToMonths && (availableFrom === null || availableUntil === null || availableFrom <= availableUntil),
  );
  const timely = anyWish.filter(({ start }) => start === null || start >= today.slice(0, 7));
  fc.assert(
    fc.property(timely, ordered, (wish, place) => {
      const need = needOf(wish, today);
      fc.pre(need !== null);
      expect(matchPlace(need, place).missing.length === 0).toBe(fitsNaively(wish, place, today));
    }),
    { numRuns: 400 },
  );
});

test('what is missing is told: days in halves, the first day, the age, the hours', () => {
  const need = needOf(
    { birth: '2026-06', start: '2027-03', days: ['monday', 'tuesday', 'thursday', 'friday'], dayPart: 'day', arrives: 480, leaves: 1080 },
    '2026-11-28',
  );
  const place = { ageFromMonths: 12, ageToMonths: 36, days: 0b11_00_11_01_11, availableFrom: '2027-04-01', availableUntil: null };
  expect(need?.ages).toEqual({ youngest: 8, oldest: 9 });
  expect(need && matchPlace(need, { ...place, opens: 510, closes: 1050 }).missing).toEqual([
    { kind: 'age', from: 12, to: 36 },
    { kind: 'begins', from: '2027-04-01' },
    { kind: 'days', offered: 2.5, need: 4 },
    { kind: 'opens', at: 510 },
    { kind: 'closes', at: 1050 },
  ]);
});

test('nothing told asks nothing, and a start is supposed where only a birth is told', () => {
  const nothing: CareWish = { birth: null, start: null, days: [], dayPart: 'day', arrives: null, leaves: null };
  expect(needOf(nothing, '2026-11-28')).toBeNull();
  expect(needOf({ ...nothing, birth: '2026-01' }, '2026-11-28')).toMatchObject({
    ages: { youngest: 9, oldest: 10 },
    start: { from: '2026-11-28', until: '2026-11-30' },
  });
  expect(supposedStart('2027-02', '2026-11-28')).toBe('2027-05');
});

test('of several places the one that lacks least is told', () => {
  const need = needOf({ birth: null, start: null, days: ['monday', 'friday'], dayPart: 'day', arrives: null, leaves: null }, '2026-11-28');
  const place = { ageFromMonths: 0, ageToMonths: 36, availableFrom: null, availableUntil: null, opens: null, closes: null };
  const [monday, both, none] = [0b11, 0b11_00_00_00_11, 0b11_00_00].map((days) => ({ ...place, days }));
  if (!need || !monday || !both || !none) throw new Error('there are three places');
  expect(bestMatch(need, [none, monday, both])?.place).toBe(both);
  expect(bestMatch(need, [none, monday])).toEqual({ place: monday, missing: [{ kind: 'days', offered: 1, need: 2 }] });
  expect(bestMatch(need, [])).toBeNull();
});
