/** An age the way families say it; the words are the interface's. */
export type Age =
  | { unit: 'birth' }
  | { unit: 'weeks'; weeks: number }
  | { unit: 'months'; months: number }
  | { unit: 'years'; years: number; months: number };

/** The age at which most nurseries take their first children: the end of the maternity leave, kept as 2 whole months. */
const firstWeeks = 10;

/** An age in whole months as it is said: « 10 semaines », « 18 mois », « 2 ans et demi ». */
export function toAge(months: number): Age {
  if (months <= 0) return { unit: 'birth' };
  if (months === 2) return { unit: 'weeks', weeks: firstWeeks };
  if (months < 24 && months !== 12) return { unit: 'months', months };
  return { unit: 'years', years: Math.floor(months / 12), months: months % 12 };
}

/** Ages a nursery takes, in whole months; null where a bound is not known. */
export interface AgeRange {
  minimumMonths: number | null;
  maximumMonths: number | null;
}

/** A child is in a nursery before school, at the very latest until 6 (10 with extended care): more is a mistake of import. */
const longestMonths = 120;

/** The bounds that can be; where they cross, neither is believed. */
export function toAgeRange(minimum: number | null, maximum: number | null): AgeRange {
  const usable = (months: number | null) =>
    months !== null && Number.isInteger(months) && months >= 0 && months <= longestMonths ? months : null;
  const range = { minimumMonths: usable(minimum), maximumMonths: usable(maximum) || null };
  const crossed = range.minimumMonths !== null && range.maximumMonths !== null && range.minimumMonths >= range.maximumMonths;
  return crossed ? { minimumMonths: null, maximumMonths: null } : range;
}
