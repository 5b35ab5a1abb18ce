import { expect, test } from 'vitest';
import { answerDay } from './answer-day.ts';

test.for<[string, string]>([
  // A Saturday: Monday and Tuesday.
  ['2026-11-28', '2026-12-01'],
  ['2026-11-30', '2026-12-02'],
  // Christmas is a Friday.
  ['2026-12-24', '2026-12-29'],
  // Good Friday is worked on; Easter Monday is not.
  ['2027-03-25', '2027-03-30'],
  // The first of May and the eighth are Saturdays.
  ['2027-04-30', '2027-05-04'],
  // Ascension Day is a Thursday.
  ['2027-05-05', '2027-05-10'],
])('what is sent on %s is answered by %s', ([sentOn, day]) => {
  expect(answerDay(sentOn)).toBe(day);
});
