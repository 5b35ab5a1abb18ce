import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextStepOn } from './next-step.ts';
import { requestStates } from './request-states.ts';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

const anyDay = fc.integer({ min: 0, max: 3650 }).map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10));

test.for([
  ['2026-11-27', 2, '2026-12-01'],
  ['2026-12-24', 1, '2026-12-28'],
  ['2026-12-28', -2, '2026-12-23'],
  ['2027-03-26', 1, '2027-03-30'],
  ['2026-11-28', 0, '2026-11-28'],
] as const)('%s and %i working days make %s', ([day, count, expected]) => {
  expect(addWorkingDays(day, count)).toBe(expected);
});

test('so many working days on and back end on a working day, and nothing is counted twice', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 30 }), (day, count) => {
      const later = addWorkingDays(day, count);
      const isRight = isWorkingDay(later) && later > day;
      return isRight && (!isWorkingDay(day) || addWorkingDays(later, -count) === day);
    }),
  );
});

test('every state that a family waits in has a day for its next step, and no other', () => {
  const waiting = requestStates.filter((state) => nextStepOn(state, '2026-11-28') !== null);
  expect(waiting).toEqual(requestStates.slice(0, -2));
  expect(nextStepOn('received', '2026-11-27')).toBe('2026-12-01');
});
