import { weekdayNames } from '../domain/childcare/weekday-names';
import { workdays } from '../domain/childcare/workdays';
import { dayHalves, halfDayBit, wholeWeek } from '../domain/nursery-places/half-days';
import type { NurseryPlace } from '../domain/nursery-places/nursery-place';
import type { MailLanguage } from '../mails/mail';

const tags: Record<MailLanguage, string> = { fr: 'fr-FR', en: 'en-GB' };

/** « 1er mars 2027 » */
export function dateWords(day: string, language: MailLanguage): string {
  const text = new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

/** A place in one line: how many, for which age, on which days, from when, and since when that is known. */
export function placeWords(place: NurseryPlace, language: MailLanguage): string {
  const words = language === 'en' ? english : french;
  const { count, ageFromMonths, ageToMonths, availableFrom, availableUntil, kind, reportedOn } = place;
  const parts = [
    words.count(count ?? 1) + (kind === 'occasional' ? words.occasional : ''),
    words.ages(ageFromMonths, ageToMonths),
    dayWords(place.days, language),
    availableFrom && words.from(dateWords(availableFrom, language)),
    availableUntil && words.until(dateWords(availableUntil, language)),
  ];
  return `${parts.filter(Boolean).join(', ')}${words.confirmed(dateWords(reportedOn, language))}`;
}

/** « lundi, mardi matin » */
function dayWords(days: number, language: MailLanguage): string {
  const words = language === 'en' ? english : french;
  if (days === wholeWeek) return words.wholeWeek;
  const named = workdays.flatMap((day) => {
    const halves = dayHalves.filter((half) => days & halfDayBit(day, half));
    const name = words.days[day] ?? day;
    if (halves.length === 0) return [];
    return halves.length === dayHalves.length ? [name] : halves.map((half) => `${name} ${words.halves[half]}`);
  });
  return new Intl.ListFormat(tags[language], { type: 'conjunction' }).format(named);
}

const french = {
  count: (count: number) => `${count} place${count > 1 ? 's' : ''}`,
  occasional: ' en accueil occasionnel',
  ages: (from: number, to: number) => (from === to ? `à ${from} mois` : `de ${from} à ${to} mois`),
  from: (day: string) => `dès le ${day}`,
  until: (day: string) => `jusqu’au ${day}`,
  confirmed: (day: string) => `\u202f; confirmé le ${day}`,
  wholeWeek: 'du lundi au vendredi',
  halves: { morning: 'matin', afternoon: 'après-midi' },
  days: weekdayNames as Readonly<Record<string, string>>,
};

const english: typeof french = {
  count: (count) => `${count} place${count > 1 ? 's' : ''}`,
  occasional: ' for occasional care',
  ages: (from, to) => (from === to ? `at ${from} months` : `from ${from} to ${to} months`),
  from: (day) => `from ${day}`,
  until: (day) => `until ${day}`,
  confirmed: (day) => `; confirmed on ${day}`,
  wholeWeek: 'Monday to Friday',
  halves: { morning: 'morning', afternoon: 'afternoon' },
  days: { monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday', thursday: 'Thursday', friday: 'Friday' },
};
