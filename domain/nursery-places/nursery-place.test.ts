import { expect, test } from 'vitest';
import { makePlace } from '../testing/make-place.ts';
import { freshness, placesChangeOn, shownPlaces } from './nursery-place.ts';

const place = makePlace({ ageFromMonths: 10, ageToMonths: 17, days: 3, reportedOn: '2026-11-01' });

test.for([
  ['2026-11-01', 'confirmed'],
  ['2026-11-08', 'confirmed'],
  ['2026-11-09', 'to-confirm'],
  ['2026-12-01', 'to-confirm'],
  ['2026-12-02', 'outdated'],
  // Reported in the future: nobody can know that.
  ['2026-10-31', 'outdated'],
] as const)('what was said on 1 November is on %s %s', ([today, expected]) => {
  expect(freshness('2026-11-01', today)).toBe(expected);
});

test('a leap day and the change of clocks are days like others', () => {
  expect(freshness('2028-02-22', '2028-02-29')).toBe('confirmed');
  expect(freshness('2028-02-22', '2028-03-01')).toBe('to-confirm');
  expect(freshness('2026-03-28', '2026-04-04')).toBe('confirmed');
});

test('an outdated place is not told, nor one that has ended', () => {
  const ended = { ...place, availableUntil: '2026-11-09' };
  expect(shownPlaces([place, ended], '2026-11-09')).toEqual([place, ended]);
  expect(shownPlaces([place, ended], '2026-11-10')).toEqual([place]);
  expect(shownPlaces([place, ended], '2026-12-02')).toEqual([]);
});

test('what may be told changes on the day after each of these ends, and then no more', () => {
  const places = [{ ...place, availableUntil: '2026-11-20' }];
  const days = ['2026-11-01', '2026-11-09', '2026-11-21', '2026-12-02'];
  expect(days.map((today) => placesChangeOn(places, today))).toEqual(['2026-11-09', '2026-11-21', '2026-12-02', null]);
  expect(placesChangeOn([], '2026-11-01')).toBeNull();
});
