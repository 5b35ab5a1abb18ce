import type { Formats } from '../../../client/i18n/format.ts';
import type { Messages } from '../../../client/i18n/fr.ts';
import { workdays } from '../../../domain/childcare/workdays.ts';
import { dayHalves, type HalfDays, halfDayBit, wholeWeek } from '../../../domain/nursery-places/half-days.ts';

const bitsOf = (half: (typeof dayHalves)[number]) => workdays.reduce((bits, day) => bits | halfDayBit(day, half), 0);
const mornings = bitsOf('morning');
const afternoons = bitsOf('afternoon');

/** « du lundi au vendredi », « lundi, mardi et jeudi matin » */
export function halfDaysWords(
  days: HalfDays,
  { messages, formats }: { messages: Pick<Messages, 'nursery' | 'nurseryPlaces'>; formats: Pick<Formats, 'list'> },
): string {
  const texts = messages.nurseryPlaces.days;
  if (days === wholeWeek) return texts.wholeWeek;
  if (days === mornings) return texts.mornings;
  if (days === afternoons) return texts.afternoons;
  const names = workdays.flatMap((day) => {
    const name = messages.nursery.hours.weekdays[day];
    const [morning, afternoon] = dayHalves.map((half) => (days & halfDayBit(day, half)) !== 0);
    if (morning && afternoon) return [texts.day(name)];
    if (morning) return [texts.morning(name)];
    return afternoon ? [texts.afternoon(name)] : [];
  });
  return formats.list(names);
}
