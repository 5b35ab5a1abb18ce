import { wholeWeek } from '../nursery-places/half-days.ts';
import type { NurseryPlace } from '../nursery-places/nursery-place.ts';

/** A place of which a test says what matters to it: two of them, free, told two days before. */
export function makePlace(facts: Partial<NurseryPlace> = {}): NurseryPlace {
  return {
    id: 'place',
    ageFromMonths: 3,
    ageToMonths: 36,
    days: wholeWeek,
    availability: 'number',
    count: facts.availability && facts.availability !== 'number' ? null : 2,
    availableFrom: null,
    availableUntil: null,
    kind: 'regular',
    opens: null,
    closes: null,
    hourlyPrice: null,
    reportedOn: '2026-11-25',
    origin: 'manager',
    ...facts,
  };
}
