import { expect, test } from 'vitest';
import { makePlace } from '../testing/make-place.ts';
import { vacancyOf } from './vacancy.ts';

const today = '2026-11-28';
const place = makePlace();
const full = makePlace({ availability: 'full' });
const silent = makePlace({ availability: 'not_communicated' });

test('the four states stay four', () => {
  const report = { date: '2026-11-25', freshness: 'confirmed' };
  expect(vacancyOf([place], today)).toEqual({ state: 'available', count: 2, kind: 'regular', from: null, ...report });
  expect(vacancyOf([full, full], today)).toEqual({ state: 'full', ...report });
  expect(vacancyOf([silent], today)).toEqual({ state: 'not-communicated', ...report });
  expect(vacancyOf([], today)).toEqual({ state: 'unknown' });
  // Full for some, silent of others: nobody has said that all is full.
  expect(vacancyOf([full, silent], today)).toMatchObject({ state: 'not-communicated' });
  expect(vacancyOf([full, silent, place], today)).toMatchObject({ state: 'available', count: 2 });
});

test('places are added up, and the oldest of their reports is the one that is told', () => {
  const older = { ...place, count: 3, reportedOn: '2026-11-10' };
  expect(vacancyOf([place, older], today)).toMatchObject({ count: 5, date: '2026-11-10', freshness: 'to-confirm' });
});

test('after thirty days there is no figure, and no state', () => {
  for (const one of [place, full, silent]) {
    expect(vacancyOf([{ ...one, reportedOn: '2026-10-29' }], today).state).not.toBe('unknown');
    expect(vacancyOf([{ ...one, reportedOn: '2026-10-28' }], today)).toEqual({ state: 'unknown' });
  }
  expect(vacancyOf([{ ...place, availableUntil: '2026-11-27' }], today)).toEqual({ state: 'unknown' });
});

test('places to come are told with their day, and only where none is free today', () => {
  const january = { ...place, count: 3, availableFrom: '2027-01-04' };
  const march = { ...place, count: 1, availableFrom: '2027-03-01' };
  expect(vacancyOf([march, january], today)).toMatchObject({ count: 3, from: '2027-01-04' });
  expect(vacancyOf([january, { ...place, availableFrom: today }], today)).toMatchObject({ count: 2, from: null });
});

test('an occasional place is none of the regular ones', () => {
  const occasional = { ...place, kind: 'occasional', count: 4 } as const;
  expect(vacancyOf([occasional, place], today)).toMatchObject({ count: 2, kind: 'regular' });
  expect(vacancyOf([occasional], today)).toMatchObject({ count: 4, kind: 'occasional' });
});
