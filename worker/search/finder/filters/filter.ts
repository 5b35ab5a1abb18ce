import type { Formats } from '../../../../client/i18n/format.ts';
import type { Messages } from '../../../../client/i18n/fr.ts';
import type { Filter } from '../../../../client/pages/nursery-search/nursery-search-props.ts';
import type { PlainDate } from '../../../../domain/forms/fields/plain-date.ts';
import type { Locale } from '../../../../domain/locale.ts';
import type { Criteria, FilterKey } from '../../../../domain/places/criteria/criteria.ts';
import type { ListedNursery } from '../../../content/directory/listed-nurseries.ts';
import type { Fragment } from '../../fragment.ts';

export type FactValue = string | number | null;

/** What questions and chips are worded with, besides the words of their filter. */
export interface FilterWords {
  locale: Locale;
  words: Messages['finderWords'];
  nurseryTypes: Messages['nurseryTypes'];
  formats: Formats;
  today: PlainDate;
}

/** A filter of the finder: what the table `nurseries` knows for it, what is asked of the table, and what is asked of the reader. */
export interface FinderFilter<Choice> {
  /** Its columns in `nurseries`, each with its value for a nursery: `minimumAge` is the column `minimum_age`. */
  columns: Record<string, (nursery: ListedNursery, today: PlainDate) => FactValue>;
  /**
   * What a nursery has to be; never asked where nothing is wanted. `now` is in milliseconds since 1970. Null where it leaves no
   * nursery out: it is part of what a place has to be to fit (`domain/nursery-places/matching/`).
   */
  condition: ((choice: Choice, now: number) => Fragment) | null;
  /** Questions with the same label are shown as one. Null where nothing is asked for which nobody had asked. */
  question(choice: Choice, words: FilterWords): Filter | null;
  /** What is wanted, in as few words as there is room for; null where another chip says it. */
  chip(choice: Choice, words: FilterWords): string | null;
}

/** What a filter is called where it could not be read in an address; whatever else it says is its own affair. */
export interface OwnWords {
  criterion: string;
}

/** The words of filters in both languages: what the first says, the second says, too. */
export function inBothLanguages<Words extends Partial<Record<FilterKey, OwnWords>>>(fr: Words, en: NoInfer<Words>): Record<Locale, Words> {
  return { fr, en };
}

export type FilterTable = { [Key in FilterKey]: FinderFilter<Criteria[Key]> };

/** A question with one answer, the first of which is none. */
export function selectOf<Value>(
  { name, label, none }: { name: string; label: string; none: string },
  {
    values,
    choice,
    textOf,
    labelOf,
  }: { values: readonly Value[]; choice: Value | null; textOf(value: Value): string; labelOf(value: Value): string },
): Filter {
  return {
    kind: 'select',
    name,
    label,
    options: [
      { label: none, value: '', isChosen: choice === null },
      ...values.map((value) => ({ label: labelOf(value), value: textOf(value), isChosen: value === choice })),
    ],
  };
}

/** The values of a list, with the chosen one in its place where the list lacks it. */
export function withChoice<Value extends string | number>(values: readonly Value[], choice: Value | null): Value[] {
  if (choice === null || values.includes(choice)) return [...values];
  return [...values, choice].sort((one, other) => (one < other ? -1 : 1));
}
