import { type RefObject, useEffect, useState } from 'react';
import type { Today } from '../../../domain/childcare/open-today.ts';
import type { WeekHours } from '../../../domain/childcare/opening-hours.ts';

const minuteMilliseconds = 60_000;

interface Place {
  timeZone: string;
  department: string | null;
}

/**
 * Whether a nursery is open today, once the element is seen. Null on the server and until then: a page is kept for hours, so
 * that the day must not be part of it, and the calendar of holidays is fetched only for those who look.
 */
export function useToday(hours: WeekHours | null, { timeZone, department }: Place, element: RefObject<HTMLElement | null>): Today | null {
  const [today, setToday] = useState<Today | null>(null);
  useEffect(() => {
    if (!element.current) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const { todayOf } = await import('../../../domain/childcare/open-today.ts');
      const update = () => setToday(todayOf(hours, { timeZone, department }, Date.now()));
      update();
      timer = setInterval(update, minuteMilliseconds);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [hours, timeZone, department, element]);
  return today;
}
