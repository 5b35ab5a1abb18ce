import { expect, test } from 'vitest';
import { readSince } from './redeliver.ts';

const now = Date.parse('2026-11-28T12:00:00Z');

test.for([
  ['2026-11-27', '2026-11-27T00:00:00.000Z'],
  ['2026-11-27T03:00Z', '2026-11-27T03:00:00.000Z'],
  ['2026-11-27T03:00:10+01:00', '2026-11-27T02:00:10.000Z'],
  ['2026-11-28T031500Z', null],
  ['2026-11-29', null],
  ['2026-02-30T99:00', null],
  ['hier', null],
  ['0', null],
  ['', null],
  [undefined, null],
] as const)('%s is %s', ([text, expected]) => {
  const since = readSince(text, now);
  expect(since === null ? null : new Date(since).toISOString()).toBe(expected);
});
