import { type Item, items } from '../../../../domain/childcare/items.ts';
import { nurseryTypes, type TariffMode, tariffModes } from '../../../../domain/childcare/nursery-types.ts';
import { todayInParis } from '../../../../domain/forms/fields/plain-date.ts';
import { itemNames } from '../../../../domain/places/criteria/criteria.ts';
import { fragment, join } from '../../fragment.ts';
import { hasFreePlaces, vacancyRank } from '../free-places.ts';
import { type FilterTable, type FilterWords, selectOf, withWanted } from './filter.ts';

/** Ages a child may have on its first day, in months. */
const ages = [2, 3, 6, 9, 12, 18, 24, 30, 36, 48, 60];

/** What a nursery has to be: each of these leaves out the others. */
export const nurseryFilters = {
  hasVacancy: {
    columns: { vacancyRank: ({ reportedPlaces }, today) => vacancyRank(reportedPlaces, today) },
    // Most nurseries have told of none: of these nothing more is read.
    condition: (_, now) => join([fragment('n.place_count > 0 AND'), hasFreePlaces(todayInParis(now))], ' '),
    question: (isChosen, { words: { fields } }) => ({
      kind: 'boxes',
      label: '',
      options: [{ name: 'places', label: fields.vacancy, value: '1', isChosen }],
    }),
    chip: (_, { words: { fields } }) => fields.vacancy,
  },
  ageMonths: {
    columns: { minimumAge: (nursery) => nursery.ages.minimumMonths, maximumAge: (nursery) => nursery.ages.maximumMonths },
    // A nursery whose ages are not known stays in.
    condition: (months) => fragment('coalesce(n.minimum_age, 0) <= ? AND coalesce(n.maximum_age, 1000) >= ?', months, months),
    // Asked by its birth now; who has come by an address of before can still change it.
    question: (wanted, { words: { fields } }) =>
      wanted === null
        ? null
        : selectOf(
            { name: 'age', label: fields.age, none: fields.anyAge },
            { values: withWanted(ages, wanted), wanted, textOf: String, labelOf: (months) => ageLabel(months, fields) },
          ),
    chip: (months, { words: { fields } }) => (months === null ? null : ageLabel(months, fields)),
  },
  tariffMode: {
    columns: { tariffMode: ({ tariffMode }) => tariffMode },
    condition: (mode) => fragment('n.tariff_mode = ?', mode),
    question: (wanted, { words: { fields } }) =>
      selectOf(
        { name: 'tarif', label: fields.tariff, none: fields.anyTariff },
        { values: tariffModes, wanted, textOf: String, labelOf: (mode: TariffMode) => fields.tariffs[mode] },
      ),
    chip: (mode, { words: { fields } }) => mode && fields.tariffs[mode],
  },
  types: {
    columns: { type: ({ type }) => type },
    condition: (types) => fragment('n.type IN (SELECT value FROM json_each(?))', JSON.stringify(types)),
    question: (types, { words: { fields }, nurseryTypes: labels }) => ({
      kind: 'boxes',
      label: fields.types,
      options: nurseryTypes.map((type) => ({ name: 'type', label: labels[type], value: type, isChosen: types.includes(type) })),
    }),
    chip: (types, { nurseryTypes: labels, formats }) => formats.list(types.map((type) => labels[type])),
  },
  provided: {
    columns: { provided: (nursery) => itemBits(items.filter((item) => nursery.items[item] === 'provided')) },
    condition: (provided) => fragment('n.provided & ? = ?', itemBits(provided), itemBits(provided)),
    question: (provided, { words: { fields } }) => ({
      kind: 'boxes',
      label: fields.provided,
      options: items.map((item) => ({
        name: 'fournis',
        label: fields.items[item],
        value: itemNames[item],
        isChosen: provided.includes(item),
      })),
    }),
    chip: (provided, { words: { chips, fields }, formats }) =>
      chips.provided(formats.list(provided.map((item) => fields.items[item].toLowerCase()))),
  },
  welcomesDisability: {
    columns: { welcomesDisability: ({ disabilityWelcome }) => (disabilityWelcome === 'yes' ? 1 : 0) },
    condition: () => fragment('n.welcomes_disability = 1'),
    question: (isChosen, { words: { fields } }) => ({
      kind: 'boxes',
      label: fields.more,
      options: [{ name: 'handicap', label: fields.disability, value: '1', isChosen }],
    }),
    chip: (_, { words: { chips } }) => chips.disability,
  },
} satisfies Partial<FilterTable>;

function ageLabel(months: number, fields: FilterWords['words']['fields']): string {
  return months >= 24 && months % 12 === 0 ? fields.years(months / 12) : fields.months(months);
}

/** Items as bits, as the column `provided` has them. */
function itemBits(provided: readonly Item[]): number {
  return provided.reduce((bits, item) => bits | (1 << items.indexOf(item)), 0);
}
