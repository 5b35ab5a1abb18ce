import { createPlural } from '../../../../client/i18n/plural.ts';
import { type Item, items } from '../../../../domain/childcare/items.ts';
import { nurseryTypes, type TariffMode, tariffModes } from '../../../../domain/childcare/nursery-types.ts';
import { todayInParis } from '../../../../domain/forms/fields/plain-date.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { itemNames } from '../../../../domain/places/criteria/criteria.ts';
import { fragment, join } from '../../fragment.ts';
import { hasFreePlaces, vacancyRank } from '../free-places.ts';
import { type FilterTable, inBothLanguages, selectOf, withChoice } from './filter.ts';

/** Ages a child may have on its first day, in months. */
const ages = [2, 3, 6, 9, 12, 18, 24, 30, 36, 48, 60];

const pluralFr = createPlural('fr');
const pluralEn = createPlural('en');

/** What these filters say. */
export const nurseryWords = inBothLanguages(
  {
    hasVacancy: { criterion: 'places disponibles', label: 'Des places disponibles' },
    ageMonths: {
      criterion: 'âge',
      label: 'Âge de l’enfant à l’entrée',
      any: 'Tous les âges',
      months: (count: number) => `${count} mois`,
      years: (count: number) => pluralFr(count, { one: `${count} an`, other: `${count} ans` }),
    },
    tariffMode: {
      criterion: 'tarif',
      label: 'Mode de tarif',
      any: 'Tous les tarifs',
      modes: { psu: 'Selon les revenus (PSU)', paje: 'Tarif libre (PAJE)' } satisfies Record<TariffMode, string>,
    },
    types: { criterion: 'type d’accueil', label: 'Type d’accueil' },
    provided: {
      criterion: 'fournitures',
      label: 'Fourni par la crèche',
      chip: (things: string) => `Fourni\u202f: ${things}`,
    },
    welcomesDisability: {
      criterion: 'handicap',
      group: 'Et aussi',
      label: 'Accueil d’enfants en situation de handicap',
      chip: 'Accueil du handicap',
    },
  },
  {
    hasVacancy: { criterion: 'places available', label: 'Has places available' },
    ageMonths: {
      criterion: 'age',
      label: 'Age of the child at the start',
      any: 'Any age',
      months: (count) => pluralEn(count, { one: `${count} month`, other: `${count} months` }),
      years: (count) => pluralEn(count, { one: `${count} year`, other: `${count} years` }),
    },
    tariffMode: {
      criterion: 'tariff',
      label: 'How the price is set',
      any: 'Any tariff',
      modes: { psu: 'By income (PSU)', paje: 'Price set by the nursery (PAJE)' },
    },
    types: { criterion: 'type of care', label: 'Type of care' },
    provided: { criterion: 'what is provided', label: 'Provided by the nursery', chip: (things) => `Provided: ${things}` },
    welcomesDisability: {
      criterion: 'disability',
      group: 'And also',
      label: 'Welcomes children with disabilities',
      chip: 'Disability welcome',
    },
  },
);

/** What a nursery has to be: each of these leaves out the others. */
export const nurseryFilters = {
  hasVacancy: {
    columns: { vacancyRank: ({ reportedPlaces }, today) => vacancyRank(reportedPlaces, today) },
    // Most nurseries have told of none: of these nothing more is read.
    condition: (_, now) => join([fragment('n.place_count > 0 AND'), hasFreePlaces(todayInParis(now))], ' '),
    question: (isChosen, { locale }) => ({
      kind: 'boxes',
      label: '',
      options: [{ name: 'places', label: nurseryWords[locale].hasVacancy.label, value: '1', isChosen }],
    }),
    chip: (_, { locale }) => nurseryWords[locale].hasVacancy.label,
  },
  ageMonths: {
    columns: { minimumAge: (nursery) => nursery.ages.minimumMonths, maximumAge: (nursery) => nursery.ages.maximumMonths },
    // A nursery whose ages are not known stays in.
    condition: (months) => fragment('coalesce(n.minimum_age, 0) <= ? AND coalesce(n.maximum_age, 1000) >= ?', months, months),
    // Asked by its birth now; who has come by an address of before can still change it.
    question: (choice, { locale }) =>
      choice === null
        ? null
        : selectOf(
            { name: 'age', label: nurseryWords[locale].ageMonths.label, none: nurseryWords[locale].ageMonths.any },
            { values: withChoice(ages, choice), choice, textOf: String, labelOf: (months) => ageLabel(months, locale) },
          ),
    chip: (months, { locale }) => (months === null ? null : ageLabel(months, locale)),
  },
  tariffMode: {
    columns: { tariffMode: ({ tariffMode }) => tariffMode },
    condition: (mode) => fragment('n.tariff_mode = ?', mode),
    question: (choice, { locale }) => {
      const { label, any, modes } = nurseryWords[locale].tariffMode;
      return selectOf(
        { name: 'tarif', label, none: any },
        { values: tariffModes, choice, textOf: String, labelOf: (mode: TariffMode) => modes[mode] },
      );
    },
    chip: (mode, { locale }) => mode && nurseryWords[locale].tariffMode.modes[mode],
  },
  types: {
    columns: { type: ({ type }) => type },
    condition: (types) => fragment('n.type IN (SELECT value FROM json_each(?))', JSON.stringify(types)),
    question: (types, { locale, nurseryTypes: labels }) => ({
      kind: 'boxes',
      label: nurseryWords[locale].types.label,
      options: nurseryTypes.map((type) => ({ name: 'type', label: labels[type], value: type, isChosen: types.includes(type) })),
    }),
    chip: (types, { nurseryTypes: labels, formats }) => formats.list(types.map((type) => labels[type])),
  },
  provided: {
    columns: { provided: (nursery) => itemBits(items.filter((item) => nursery.items[item] === 'provided')) },
    condition: (provided) => fragment('n.provided & ? = ?', itemBits(provided), itemBits(provided)),
    question: (provided, { locale, words: { fields } }) => ({
      kind: 'boxes',
      label: nurseryWords[locale].provided.label,
      options: items.map((item) => ({
        name: 'fournis',
        label: fields.items[item],
        value: itemNames[item],
        isChosen: provided.includes(item),
      })),
    }),
    chip: (provided, { locale, words: { fields }, formats }) =>
      nurseryWords[locale].provided.chip(formats.list(provided.map((item) => fields.items[item].toLowerCase()))),
  },
  welcomesDisability: {
    columns: { welcomesDisability: ({ disabilityWelcome }) => (disabilityWelcome === 'yes' ? 1 : 0) },
    condition: () => fragment('n.welcomes_disability = 1'),
    question: (isChosen, { locale }) => ({
      kind: 'boxes',
      label: nurseryWords[locale].welcomesDisability.group,
      options: [{ name: 'handicap', label: nurseryWords[locale].welcomesDisability.label, value: '1', isChosen }],
    }),
    chip: (_, { locale }) => nurseryWords[locale].welcomesDisability.chip,
  },
} satisfies Partial<FilterTable>;

function ageLabel(age: number, locale: Locale): string {
  const { years, months } = nurseryWords[locale].ageMonths;
  return age >= 24 && age % 12 === 0 ? years(age / 12) : months(age);
}

/** Items as bits, as the column `provided` has them. */
function itemBits(provided: readonly Item[]): number {
  return provided.reduce((bits, item) => bits | (1 << items.indexOf(item)), 0);
}
