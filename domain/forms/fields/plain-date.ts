export { midnightInParis, todayInParis } from './paris-day.ts';

/** A day as `YYYY-MM-DD`: no clock and no time zone is in it, so nothing can shift it. Compares as text. */
export type PlainDate = string;

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const french = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/;
const firstYear = 1900;
const lastYear = 2199;

interface Day {
  year: number;
  month: number;
  day: number;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');
const write = ({ year, month, day }: Day): PlainDate => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

function split(date: PlainDate): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** A day as a browser's date field sends it or as it is written in France (31/03/2026); null where there is no such day. */
export function readPlainDate(text: string): PlainDate | null {
  const trimmed = text.trim();
  const [, year, month, day] = iso.exec(trimmed) ?? [];
  const [, frenchDay, frenchMonth, frenchYear] = french.exec(trimmed) ?? [];
  const read = { year: Number(year ?? frenchYear), month: Number(month ?? frenchMonth), day: Number(day ?? frenchDay) };
  if (!(read.year >= firstYear && read.year <= lastYear) || read.month < 1 || read.month > 12) return null;
  return read.day >= 1 && read.day <= daysInMonth(read.year, read.month) ? write(read) : null;
}

/** The 31st of a shorter month is its last day. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = split(date);
  const count = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return write({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) });
}

export function addDays(date: PlainDate, days: number): PlainDate {
  let { year, month, day } = split(date);
  day += days;
  while (day < 1) {
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
    day += daysInMonth(year, month);
  }
  while (day > daysInMonth(year, month)) {
    day -= daysInMonth(year, month);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return write({ year, month, day });
}
