import type { Filter, SearchFilters } from '../../../client/pages/nursery-search/nursery-search-props.ts';
import { items } from '../../../domain/childcare/items.ts';
import { nurseryTypes, tariffModes } from '../../../domain/childcare/nursery-types.ts';
import { type Criteria, itemNames, noCriteria } from '../../../domain/places/criteria.ts';
import { compareViewport } from '../../../domain/viewport.ts';
import type { LoaderContext } from '../loader.ts';
import { finderHref } from './finder-href.ts';

/** Ages a child may have on its first day, in months. */
const ages = [2, 3, 6, 9, 12, 18, 24, 30, 36, 48, 60];

/** The criteria of the finder besides the place, as questions of its form. */
export function finderFilters(
  criteria: Criteria,
  { locale, messages, viewport }: Pick<LoaderContext, 'locale' | 'messages' | 'viewport'>,
): SearchFilters {
  const { fields } = messages.finderWords;
  const { place, around, radius, zone } = criteria;
  const { types, provided, ageMonths, tariffMode, hasVacancy, welcomesDisability, work } = criteria;
  const set = [types.length, provided.length, ageMonths !== null, tariffMode, hasVacancy, welcomesDisability, work];
  const count = set.filter(Boolean).length;
  return {
    summary: fields.filters(count),
    // On a phone they would push the nurseries off the screen; the summary says how many there are.
    isOpen: count > 0 && compareViewport(viewport()).isGreaterOrEquals('tablet'),
    questions: [...boxesOf(criteria, messages), ...selectsOf(criteria, messages)],
    work: { label: fields.work, hint: fields.workHint, value: work },
    resetHref: count > 0 ? finderHref({ ...noCriteria, place, around, radius, zone }, locale) : null,
  };
}

function boxesOf(criteria: Criteria, messages: LoaderContext['messages']): Filter[] {
  const { fields } = messages.finderWords;
  const { types, provided, hasVacancy, welcomesDisability } = criteria;
  return [
    {
      kind: 'boxes',
      label: fields.types,
      options: nurseryTypes.map((type) => ({
        name: 'type',
        label: messages.nurseryTypes[type],
        value: type,
        isChosen: types.includes(type),
      })),
    },
    {
      kind: 'boxes',
      label: fields.provided,
      options: items.map((item) => ({
        name: 'fournis',
        label: fields.items[item],
        value: itemNames[item],
        isChosen: provided.includes(item),
      })),
    },
    {
      kind: 'boxes',
      label: fields.more,
      options: [
        { name: 'places', label: fields.vacancy, value: '1', isChosen: hasVacancy },
        { name: 'handicap', label: fields.disability, value: '1', isChosen: welcomesDisability },
      ],
    },
  ];
}

function selectsOf({ ageMonths, tariffMode, order }: Criteria, messages: LoaderContext['messages']): Filter[] {
  const { fields } = messages.finderWords;
  const shownAges = ageMonths === null || ages.includes(ageMonths) ? ages : [...ages, ageMonths].sort((one, other) => one - other);
  const ageText = (months: number) => (months >= 24 && months % 12 === 0 ? fields.years(months / 12) : fields.months(months));
  return [
    {
      kind: 'select',
      name: 'age',
      label: fields.age,
      options: [
        { label: fields.anyAge, value: '', isChosen: ageMonths === null },
        ...shownAges.map((months) => ({ label: ageText(months), value: String(months), isChosen: months === ageMonths })),
      ],
    },
    {
      kind: 'select',
      name: 'tarif',
      label: fields.tariff,
      options: [
        { label: fields.anyTariff, value: '', isChosen: tariffMode === null },
        ...tariffModes.map((mode) => ({ label: fields.tariffs[mode], value: mode, isChosen: mode === tariffMode })),
      ],
    },
    {
      kind: 'select',
      name: 'tri',
      label: fields.order,
      options: [
        { label: fields.orders.distance, value: 'distance', isChosen: order === 'distance' },
        { label: fields.orders.detour, value: 'trajet', isChosen: order === 'detour' },
      ],
    },
  ];
}
