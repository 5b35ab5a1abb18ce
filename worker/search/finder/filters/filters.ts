import type { Filter } from '../../../../client/pages/nursery-search/nursery-search-props.ts';
import type { PlainDate } from '../../../../domain/forms/fields/plain-date.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { type Criteria, type CriterionName, criterionRules, type FilterKey } from '../../../../domain/places/criteria/criteria.ts';
import { isEmpty } from '../../../../domain/places/criteria/read-criteria.ts';
import type { ListedNursery } from '../../../content/directory/listed-nurseries.ts';
import type { Fragment } from '../../fragment.ts';
import { careFilters, careWords } from './care-filters.ts';
import type { FactValue, FilterTable, FilterWords, FinderFilter, OwnWords } from './filter.ts';
import { nurseryFilters, nurseryWords } from './nursery-filters.ts';

/** Every filter, in the order in which readers are asked. A criterion without its filter is a type error here. */
const filters = { ...careFilters, ...nurseryFilters } satisfies FilterTable;
const table: FilterTable = filters;

/** What every filter says. One without its words in both languages is a type error here. */
export const filterTexts: Record<Locale, Record<FilterKey, OwnWords>> = {
  fr: { ...careWords.fr, ...nurseryWords.fr },
  en: { ...careWords.en, ...nurseryWords.en },
};

/** What a criterion is called that could not be read: a filter says it itself, the others are words of the finder. */
export function criterionText(name: CriterionName, { locale, words }: Pick<FilterWords, 'locale' | 'words'>): string {
  const texts: Partial<Record<CriterionName, string>> = words.criteria;
  const key = filterKeys.find((filter) => criterionRules[filter].name === name);
  return key ? filterTexts[locale][key].criterion : (texts[name] ?? name);
}

/** The keys of all filters, in the order in which readers are asked. */
export const filterKeys = Object.keys(filters).filter((key): key is FilterKey => key in filters);

/** A column of `nurseries` that a filter asks, as a field of its rows. */
export type FilterColumn = { [Key in FilterKey]: keyof (typeof filters)[Key]['columns'] }[FilterKey];
type FilterColumns = Record<FilterColumn, FactValue>;

/** What a nursery has to be, each condition by itself. */
export function filtersOf(criteria: Criteria, now: number): Fragment[] {
  return filterKeys.filter((key) => !isEmpty(key, criteria)).flatMap((key) => conditionOf(key, criteria, now));
}

/** Whether a filter leaves nurseries out by itself. */
export function leavesOut(key: FilterKey): boolean {
  return table[key].condition !== null;
}

/** What the reader is asked by a filter; null where it is not. */
export function questionOf<Key extends FilterKey>(key: Key, criteria: Criteria, words: FilterWords): Filter | null {
  const filter: FinderFilter<Criteria[Key]> = table[key];
  return filter.question(criteria[key], words);
}

/** What the reader has asked by a filter; null where another chip says it, or where nothing is asked. */
export function chipOf<Key extends FilterKey>(key: Key, criteria: Criteria, words: FilterWords): string | null {
  const filter: FinderFilter<Criteria[Key]> = table[key];
  return isEmpty(key, criteria) ? null : filter.chip(criteria[key], words);
}

/** Fields of the columns that filters ask. */
export const filterColumns = filterKeys.flatMap((key) => Object.keys(table[key].columns));

/** What the columns that filters ask hold of a nursery. */
export function filterFacts(nursery: ListedNursery, today: PlainDate): FilterColumns {
  const facts = filterKeys.flatMap((key) =>
    Object.entries(table[key].columns).map(([column, read]) => [column, read(nursery, today)] as const),
  );
  const columns: Partial<FilterColumns> = Object.fromEntries(facts);
  if (!isWhole(columns)) throw new TypeError('a filter has no column');
  return columns;
}

function isWhole(facts: Partial<FilterColumns>): facts is FilterColumns {
  return filterColumns.every((column) => column in facts);
}

function conditionOf<Key extends FilterKey>(key: Key, criteria: Criteria, now: number): Fragment[] {
  const { condition }: FinderFilter<Criteria[Key]> = table[key];
  return condition ? [condition(criteria[key], now)] : [];
}
