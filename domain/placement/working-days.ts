import { isPublicHoliday } from '../childcare/public-holidays.ts';
import { addDays, type PlainDate } from '../forms/fields/plain-date.ts';

/** True from Monday to Friday, but for the public holidays of all of France. */
export function isWorkingDay(day: PlainDate): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day, null);
}

/** The day so many working days after another, or before it where the number is negative. */
export function addWorkingDays(day: PlainDate, count: number): PlainDate {
  const step = Math.sign(count);
  let reached = day;
  for (let left = Math.abs(count); left > 0; ) {
    reached = addDays(reached, step);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}
