import { useEffect, useState } from 'react';
import { type Today, todayOf, type WeekHours } from '../../../domain/opening-hours.ts';

const minuteMilliseconds = 60_000;

/**
 * Whether a nursery is open today. Null on the server and until hydration: a page is kept for hours, so that the day must
 * not be part of it.
 */
export function useToday(hours: WeekHours | null, { timeZone, department }: { timeZone: string; department: string | null }): Today | null {
  const [today, setToday] = useState<Today | null>(null);
  useEffect(() => {
    const update = () => setToday(todayOf(hours, { timeZone, department }, Date.now()));
    update();
    const timer = setInterval(update, minuteMilliseconds);
    return () => clearInterval(timer);
  }, [hours, timeZone, department]);
  return today;
}
