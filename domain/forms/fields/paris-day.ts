const hourMilliseconds = 3_600_000;

/** When summer time begins or ends in the European Union (directive 2000/84/EC): the last Sunday of a month, counted from 0, at 01:00 UTC. */
function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0, 1);
  return lastDay - new Date(lastDay).getUTCDay() * 24 * hourMilliseconds;
}

/**
 * The day it is in mainland France at an instant from 1996 on, in milliseconds since 1970, as `YYYY-MM-DD`. Reckoned, since the first `Intl.DateTimeFormat`
 * of a page takes a slow phone a sixth of a second; a test holds it against that.
 */
export function todayInParis(now: number): string {
  const year = new Date(now).getUTCFullYear();
  const isSummer = now >= clockChange(year, 2) && now < clockChange(year, 9);
  return new Date(now + (isSummer ? 2 : 1) * hourMilliseconds).toISOString().slice(0, 10);
}

/** The moment a plain date begins in Paris, in milliseconds since 1970: two hours before UTC in summer, one in winter. */
export function midnightInParis(day: string): number {
  const inSummer = Date.parse(day) - 2 * hourMilliseconds;
  return todayInParis(inSummer) === day ? inSummer : inSummer + hourMilliseconds;
}
