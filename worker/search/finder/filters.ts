import type { Messages } from '../../../client/i18n/fr.ts';
import type { Filter } from '../../../client/pages/nursery-search/nursery-search-props.ts';
import { type Item, items } from '../../../domain/childcare/items.ts';
import { nurseryTypes, tariffModes } from '../../../domain/childcare/nursery-types.ts';
import { type PlainDate, todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { type Criteria, itemNames } from '../../../domain/places/criteria/criteria.ts';
import { isEmpty } from '../../../domain/places/criteria/read-criteria.ts';
import type { ListedNursery } from '../../content/directory/listed-nurseries.ts';
import { type Fragment, fragment } from '../fragment.ts';
import { hasFreePlaces, vacancyRank } from './free-places.ts';

/** Criteria that say where is looked, and in which order; every other one is a filter. */
type PlaceKey = 'place' | 'around' | 'work' | 'radius' | 'zone' | 'order' | 'selection' | 'page';
export type FilterKey = Exclude<keyof Criteria, PlaceKey>;

type Value = string | number | null;

/** A filter of the finder: what the table `nurseries` knows for it, what is asked of the table, and what is asked of the reader. */
interface FinderFilter<Wanted> {
  /** Its columns in `nurseries`, each with its value for a nursery: `minimumAge` is the column `minimum_age`. */
  columns: Record<string, (nursery: ListedNursery, today: PlainDate) => Value>;
  /** What a nursery has to be; never asked where nothing is wanted. `now` is in milliseconds since 1970. */
  condition(wanted: Wanted, now: number): Fragment;
  /** Boxes with the same label are shown as one question. */
  question(wanted: Wanted, messages: Pick<Messages, 'finderWords' | 'nurseryTypes'>): Filter;
}

/** Ages a child may have on its first day, in months. */
const ages = [2, 3, 6, 9, 12, 18, 24, 30, 36, 48, 60];

type FilterTable = { [Key in FilterKey]: FinderFilter<Criteria[Key]> };

/** Every filter, in the order in which readers are asked. */
const filters = {
  types: {
    columns: { type: ({ type }) => type },
    condition: (types) => fragment('n.type IN (SELECT value FROM json_each(?))', JSON.stringify(types)),
    question: (types, { finderWords: { fields }, nurseryTypes: labels }) => ({
      kind: 'boxes',
      label: fields.types,
      options: nurseryTypes.map((type) => ({ name: 'type', label: labels[type], value: type, isChosen: types.includes(type) })),
    }),
  },
  provided: {
    columns: { provided: (nursery) => itemBits(items.filter((item) => nursery.items[item] === 'provided')) },
    condition: (provided) => fragment('n.provided & ? = ?', itemBits(provided), itemBits(provided)),
    question: (provided, { finderWords: { fields } }) => ({
      kind: 'boxes',
      label: fields.provided,
      options: items.map((item) => ({
        name: 'fournis',
        label: fields.items[item],
        value: itemNames[item],
        isChosen: provided.includes(item),
      })),
    }),
  },
  hasVacancy: {
    columns: { vacancyRank: ({ reportedPlaces }, today) => vacancyRank(reportedPlaces, today) },
    condition: (_, now) => hasFreePlaces(todayInParis(now)),
    question: (isChosen, { finderWords: { fields } }) => ({
      kind: 'boxes',
      label: fields.more,
      options: [{ name: 'places', label: fields.vacancy, value: '1', isChosen }],
    }),
  },
  welcomesDisability: {
    columns: { welcomesDisability: ({ disabilityWelcome }) => (disabilityWelcome === 'yes' ? 1 : 0) },
    condition: () => fragment('n.welcomes_disability = 1'),
    question: (isChosen, { finderWords: { fields } }) => ({
      kind: 'boxes',
      label: fields.more,
      options: [{ name: 'handicap', label: fields.disability, value: '1', isChosen }],
    }),
  },
  ageMonths: {
    columns: { minimumAge: (nursery) => nursery.ages.minimumMonths, maximumAge: (nursery) => nursery.ages.maximumMonths },
    // A nursery whose ages are not known stays in.
    condition: (months) => fragment('coalesce(n.minimum_age, 0) <= ? AND coalesce(n.maximum_age, 1000) >= ?', months, months),
    question(wanted, { finderWords: { fields } }) {
      const shown = wanted === null || ages.includes(wanted) ? ages : [...ages, wanted].sort((one, other) => one - other);
      const labelOf = (months: number) => (months >= 24 && months % 12 === 0 ? fields.years(months / 12) : fields.months(months));
      return {
        kind: 'select',
        name: 'age',
        label: fields.age,
        options: [
          { label: fields.anyAge, value: '', isChosen: wanted === null },
          ...shown.map((months) => ({ label: labelOf(months), value: String(months), isChosen: months === wanted })),
        ],
      };
    },
  },
  tariffMode: {
    columns: { tariffMode: ({ tariffMode }) => tariffMode },
    condition: (mode) => fragment('n.tariff_mode = ?', mode),
    question: (wanted, { finderWords: { fields } }) => ({
      kind: 'select',
      name: 'tarif',
      label: fields.tariff,
      options: [
        { label: fields.anyTariff, value: '', isChosen: wanted === null },
        ...tariffModes.map((mode) => ({ label: fields.tariffs[mode], value: mode, isChosen: mode === wanted })),
      ],
    }),
  },
} satisfies FilterTable;
const table: FilterTable = filters;

/** The keys of all filters, in the order in which readers are asked. */
export const filterKeys = Object.keys(filters).filter((key): key is FilterKey => key in filters);

/** A column of `nurseries` that a filter asks, as a field of its rows. */
export type FilterColumn = { [Key in FilterKey]: keyof (typeof filters)[Key]['columns'] }[FilterKey];
type FilterColumns = Record<FilterColumn, Value>;

/** What a nursery has to be, each condition by itself. */
export function filtersOf(criteria: Criteria, now: number): Fragment[] {
  return filterKeys.filter((key) => !isEmpty(key, criteria)).map((key) => conditionOf(key, criteria, now));
}

/** What the reader is asked by a filter. */
export function questionOf<Key extends FilterKey>(key: Key, criteria: Criteria, messages: Messages): Filter {
  const filter: FinderFilter<Criteria[Key]> = table[key];
  return filter.question(criteria[key], messages);
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

function conditionOf<Key extends FilterKey>(key: Key, criteria: Criteria, now: number): Fragment {
  const filter: FinderFilter<Criteria[Key]> = table[key];
  return filter.condition(criteria[key], now);
}

/** Items as bits, as the column `provided` has them. */
function itemBits(provided: readonly Item[]): number {
  return provided.reduce((bits, item) => bits | (1 << items.indexOf(item)), 0);
}
