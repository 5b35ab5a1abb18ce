import type { VacancyWords } from '../../../client/components/cards/vacancy.tsx';
import { formatsOf } from '../../../client/i18n/format.ts';
import { isVacancyOld, type Vacancy, vacancyFreshDays } from '../../../domain/childcare/vacancy.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { LoaderContext } from '../loader.ts';

type WordsContext = Pick<LoaderContext, 'locale' | 'messages' | 'now'>;

const tones = { available: 'sun', full: 'peach', 'not-communicated': 'plain', unknown: 'plain' } as const;

/** The state of the free places in a few words; a number that is old is « announced », with its date. */
export function vacancyWords(vacancy: Vacancy, { locale, messages, now }: WordsContext): VacancyWords {
  const texts = messages.nurseryCard.vacancy;
  const { date } = formatsOf(locale);
  if (vacancy.state === 'unknown') return { tone: tones.unknown, label: texts.unknown, note: null };
  const note = vacancy.date ? texts.updated(date(vacancy.date)) : texts.undated;
  if (vacancy.state === 'available' && isVacancyOld(vacancy, todayInParis(now))) {
    const on = vacancy.date ? ` ${texts.on(date(vacancy.date))}` : '';
    return { tone: 'plain', label: texts.announced(vacancy.count) + on, note };
  }
  const label = vacancy.state === 'available' ? texts.available(vacancy.count) : texts[vacancy.state];
  // A nursery that does not say has no information that could lack a date.
  return { tone: tones[vacancy.state], label, note: vacancy.state === 'not-communicated' && !vacancy.date ? null : note };
}

/** What that means for a family, and that it is old where it is. */
export function vacancyExplained(vacancy: Vacancy, { messages, now }: WordsContext): string[] {
  const texts = messages.head.nursery;
  const isOld = isVacancyOld(vacancy, todayInParis(now)) && vacancy.state !== 'unknown' && vacancy.date !== null;
  return [...(isOld ? [texts.oldVacancy(vacancyFreshDays)] : []), texts.vacancy[vacancy.state]];
}
