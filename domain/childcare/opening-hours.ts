import { type Weekday, weekdays } from './weekdays.ts';

/** A time a nursery is open, in minutes since midnight by its own clocks. */
export interface Slot {
  opens: number;
  closes: number;
}

/** The slots of each day in order: none is « closed », null is « not known ». */
export type WeekHours = Record<Weekday, Slot[] | null>;

export interface RawSlot {
  weekday: string;
  opens: string;
  closes: string;
}

const minutesOfDay = 24 * 60;

/** A time such as `07:30` in minutes since midnight; null where it is none. */
export function toMinutes(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::\d{2}(?:\.\d+)?)?$/.exec(time.trim());
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

function toSlot({ opens, closes }: RawSlot): Slot | null {
  const from = toMinutes(opens);
  const until = toMinutes(closes);
  if (from === null || until === null) return null;
  const slot = { opens: from, closes: until === 0 ? minutesOfDay : until };
  return slot.closes > slot.opens ? slot : null;
}

/** Slots in order; two that touch or overlap are one. */
function joinSlots(slots: Slot[]): Slot[] {
  const joined: Slot[] = [];
  for (const slot of slots.toSorted((one, other) => one.opens - other.opens)) {
    const last = joined.at(-1);
    if (last && slot.opens <= last.closes) last.closes = Math.max(last.closes, slot.closes);
    else joined.push({ ...slot });
  }
  return joined;
}

/** The week of a nursery. A day whose entries cannot all be read is not known; a week without any slot is not known at all: null. */
export function toWeekHours(raw: readonly RawSlot[]): WeekHours | null {
  const week = Object.fromEntries(
    weekdays.map((weekday) => {
      const slots = raw.filter((entry) => entry.weekday === weekday).map(toSlot);
      const readable = slots.filter((slot) => slot !== null);
      return [weekday, readable.length === slots.length ? joinSlots(readable) : null];
    }),
  ) as WeekHours;
  return weekdays.some((weekday) => week[weekday]?.length) ? week : null;
}
