import { expect, test } from 'vitest';
import { placesSign } from './places-sign.ts';
import type { Vacancy } from './vacancy.ts';

const recent = { date: '2026-11-20', freshness: 'confirmed' } as const;
const old = { date: '2026-11-01', freshness: 'to-confirm' } as const;
const free = { state: 'available', count: 3, kind: 'regular', from: null } as const;

test.for<[string, Vacancy, string, number]>([
  ['free places are a number', { ...free, ...recent }, 'available', 3],
  ['free places of an old report are no number', { ...free, ...old }, 'to-confirm', 0],
  ['a full nursery says so', { state: 'full', ...recent }, 'full', 0],
  ['whoever was full long ago must be asked again', { state: 'full', ...old }, 'to-confirm', 0],
  ['what a nursery does not say is not said, however old', { state: 'not-communicated', ...old }, 'untold', 0],
  ['what nobody knows is not said', { state: 'unknown' }, 'untold', 0],
])('%s', ([, vacancy, state, count]) => {
  expect(placesSign(vacancy)).toEqual({ state, count });
});
