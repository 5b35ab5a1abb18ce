import { type Weekday, weekdays } from '../domain/childcare/weekdays';
import { dayMilliseconds } from '../domain/durations';

/** When managers are written to, by the clocks of Paris. */
export interface WeeklyTime {
  weekday: Weekday;
  /** Whole hour from 0 to 23. */
  hour: number;
}

/** The last time that the weekly moment has come. */
export interface Slot {
  /** Its day, `2026-11-30`: names the week, whatever the clock does. */
  day: string;
  /** Hours since then as clocks show them: two mornings at nine are 24 hours apart, also where the clock was changed between them. */
  hoursAgo: number;
}

const parisClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

function clockOf(now: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(parisClock.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

/** An hour that a day does not have in spring has come with the next one; of the two in autumn the first counts. */
export function lastSlot(now: Date, { weekday, hour }: WeeklyTime): Slot {
  const clock = clockOf(now);
  const noon = Date.parse(`${clock.day}T12:00:00Z`);
  const today = (new Date(noon).getUTCDay() + 6) % 7;
  const since = (today - weekdays.indexOf(weekday) + 7) % 7;
  const daysAgo = since === 0 && clock.hour < hour ? 7 : since;
  const day = new Date(noon - daysAgo * dayMilliseconds).toISOString().slice(0, 10);
  return { day, hoursAgo: daysAgo * 24 + clock.hour - hour };
}
