import type { PlainDate } from '../forms/fields/plain-date.ts';
import { addWorkingDays } from './working-days.ts';

/** Working days within which a person of the team answers whoever has written. */
const answerWorkingDays = 2;

/** The day by which whoever has written on a day has an answer, at the latest. */
export function answerDay(sentOn: PlainDate): PlainDate {
  return addWorkingDays(sentOn, answerWorkingDays);
}
