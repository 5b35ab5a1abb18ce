import type { VacancyWords } from '../../../client/components/cards/vacancy.tsx';
import { formatsOf } from '../../../client/i18n/format.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { confirmedDays, type NurseryPlace } from '../../../domain/nursery-places/nursery-place.ts';
import { type Vacancy, vacancyOf } from '../../../domain/nursery-places/vacancy.ts';
import type { LoaderContext } from '../loader.ts';

type WordsContext = Pick<LoaderContext, 'locale' | 'messages' | 'now'>;

const tones = { available: 'sun', full: 'peach', 'not-communicated': 'plain', unknown: 'plain' } as const;

/** The state of the free places in a few words, and what the report of it is worth today. */
export function vacancyWords(places: readonly NurseryPlace[], { locale, messages, now }: WordsContext): VacancyWords {
  const vacancy = vacancyOf(places, todayInParis(now));
  const texts = messages.nurseryCard.vacancy;
  const { date } = formatsOf(locale);
  if (vacancy.state === 'unknown') return { tone: tones.unknown, label: texts.unknown, note: null };
  const isConfirmed = vacancy.freshness === 'confirmed';
  return {
    tone: isConfirmed ? tones[vacancy.state] : 'plain',
    label: vacancy.state === 'available' ? availableLabel(vacancy, { locale, messages }) : texts[vacancy.state],
    note: isConfirmed ? texts.confirmed(date(vacancy.date)) : texts.toConfirm(date(vacancy.date)),
  };
}

function availableLabel(
  { count, from, kind }: Vacancy & { state: 'available' },
  { locale, messages }: Pick<WordsContext, 'locale' | 'messages'>,
): string {
  const texts = messages.nurseryCard.vacancy;
  const label = from === null ? texts.available(count) : texts.from(count, formatsOf(locale).date(from));
  return kind === 'occasional' ? texts.occasional(label) : label;
}

/** What that means for a family, and that it has to be confirmed where it has. */
export function vacancyExplained(places: readonly NurseryPlace[], { messages, now }: WordsContext): string[] {
  const vacancy = vacancyOf(places, todayInParis(now));
  const texts = messages.head.nursery;
  const isOld = vacancy.state !== 'unknown' && vacancy.freshness === 'to-confirm';
  return [...(isOld ? [texts.toConfirm(confirmedDays)] : []), texts.vacancy[vacancy.state]];
}
