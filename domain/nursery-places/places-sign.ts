import type { Vacancy } from './vacancy.ts';

/** What the dot of a nursery says of its places: how many are free, none, that it must be asked again, or that nothing is told. */
export interface PlacesSign {
  state: 'available' | 'to-confirm' | 'full' | 'untold';
  /** Free places; 0 where a report must be confirmed before it counts. */
  count: number;
}

/** The sign of a state: a report that must be confirmed is no number. */
export function placesSign(vacancy: Vacancy): PlacesSign {
  if (vacancy.state === 'unknown' || vacancy.state === 'not-communicated') return { state: 'untold', count: 0 };
  if (vacancy.freshness === 'to-confirm') return { state: 'to-confirm', count: 0 };
  return vacancy.state === 'full' ? { state: 'full', count: 0 } : { state: 'available', count: vacancy.count };
}
