import { dayMilliseconds } from '../durations.ts';

/** Month and day of the holidays of all of France that do not move. */
const fixedHolidays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];

/** Days from Easter Sunday: Easter Monday, Ascension Day, Whit Monday. */
const movingHolidays = [1, 39, 50];

/** Alsace and Moselle keep Good Friday and the day after Christmas; the overseas departments keep the abolition of slavery. */
const localHolidays: Record<string, { fixed: string[]; moving: number[] }> = {
  57: { fixed: ['12-26'], moving: [-2] },
  67: { fixed: ['12-26'], moving: [-2] },
  68: { fixed: ['12-26'], moving: [-2] },
  971: { fixed: ['05-27'], moving: [] },
  972: { fixed: ['05-22'], moving: [] },
  973: { fixed: ['06-10'], moving: [] },
  974: { fixed: ['12-20'], moving: [] },
  976: { fixed: ['04-27'], moving: [] },
  977: { fixed: ['10-09'], moving: [] },
  978: { fixed: ['05-28'], moving: [] },
};

/** Easter Sunday of a year in the Gregorian calendar, as the start of that day in UTC (Meeus). */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/** True where a plain date is a public holiday in a department. */
export function isPublicHoliday(date: string, department: string | null): boolean {
  const local = localHolidays[department ?? ''];
  const monthAndDay = date.slice(5);
  if (fixedHolidays.includes(monthAndDay) || local?.fixed.includes(monthAndDay)) return true;
  const daysFromEaster = (Date.parse(date) - easterOf(Number(date.slice(0, 4)))) / dayMilliseconds;
  return movingHolidays.includes(daysFromEaster) || (local?.moving.includes(daysFromEaster) ?? false);
}
