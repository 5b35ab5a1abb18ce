import type { WeekHours } from '../childcare/opening-hours.ts';
import { isPublicHoliday } from '../childcare/public-holidays.ts';
import { weekdayOf } from '../childcare/weekdays.ts';
import { addDays, type PlainDate } from '../forms/fields/plain-date.ts';
import { addWorkingDays } from '../placement/working-days.ts';
import { timeText } from '../places/criteria/criterion.ts';

/** When the team takes visits and calls, as the CMS says it. */
export interface AppointmentHours {
  /** Null where it offers none. */
  hours: WeekHours | null;
  /** Working days between a wish and its appointment. */
  leadDays: number;
  /** Days on which it takes none. */
  closedDays: readonly PlainDate[];
}

/** How long an appointment takes, in minutes. */
const slotMinutes = 30;
/** Whoever wants a later day writes so: a list that is longer is read by nobody. */
const daysAhead = 21;
const mostSlots = 40;

/** The times somebody may choose on a day, in order, as `2026-12-01T10:00`. */
export function offeredSlots({ hours, leadDays, closedDays }: AppointmentHours, today: PlainDate): string[] {
  if (!hours) return [];
  const first = addWorkingDays(today, Math.max(1, leadDays));
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(first, index));
  return days
    .filter((day) => !isPublicHoliday(day, null) && !closedDays.includes(day))
    .flatMap((day) => timesOf(hours, day).map((time) => `${day}T${time}`))
    .slice(0, mostSlots);
}

function timesOf(hours: WeekHours, day: PlainDate): string[] {
  return (hours[weekdayOf(day)] ?? []).flatMap(({ opens, closes }) =>
    Array.from({ length: Math.floor((closes - opens) / slotMinutes) }, (_, index) => timeText(opens + index * slotMinutes)),
  );
}
