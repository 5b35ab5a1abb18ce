import type { Messages } from '../../../client/i18n/fr.ts';
import { type AgeRange, toAge } from '../../../domain/childcare/ages.ts';

function ageText(months: number, texts: Messages['nurseryCard']['age']): string {
  const age = toAge(months);
  switch (age.unit) {
    case 'birth':
      return texts.birth;
    case 'weeks':
      return texts.weeks(age.weeks);
    case 'months':
      return texts.months(age.months);
    case 'years':
      return texts.years(age.years, age.months);
  }
}

/** « de 10 semaines à 3 ans »; null where neither bound is known. */
export function ageWords({ minimumMonths, maximumMonths }: AgeRange, texts: Messages['nurseryCard']['age']): string | null {
  const from = minimumMonths === null ? null : ageText(minimumMonths, texts);
  const to = maximumMonths === null ? null : ageText(maximumMonths, texts);
  if (from !== null && to !== null) return texts.range(from, to);
  if (from !== null) return texts.from(from);
  return to === null ? null : texts.to(to);
}
