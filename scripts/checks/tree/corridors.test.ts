import { expect, test } from 'vitest';
import { findCorridors } from './corridors.ts';

const small = { lines: 15, readers: ['worker/app.ts'], isLoadedLate: false };

test('a small file with one reader belongs to it', () => {
  expect(findCorridors(new Map([['worker/forms/limit.ts', small]]))).toEqual([
    'worker/forms/limit.ts: 15 lines that worker/app.ts alone reads; put them there',
  ]);
});

test.for([
  ['a longer one', 'worker/forms/limit.ts', { ...small, lines: 16 }],
  ['one with a test or another reader', 'worker/forms/limit.ts', { ...small, readers: ['worker/app.ts', 'worker/forms/limit.test.ts'] }],
  ['one that is a chunk of its own', 'worker/forms/limit.ts', { ...small, isLoadedLate: true }],
  ['one that nobody imports', 'worker/main.ts', { ...small, readers: [] }],
  ['a step of the worker', 'worker/middleware/bots.ts', small],
  ['an area of words', 'client/i18n/en/forms/appointment.ts', small],
  ['one that stays for a reason', 'client/viewport/use-viewport.ts', small],
] as const)('%s stays', ([, file, source]) => {
  expect(findCorridors(new Map([[file, source]]))).toEqual([]);
});
