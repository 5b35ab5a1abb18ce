import { formatsOf } from '../../../client/i18n/format.ts';
import type { Filter, SearchFilters } from '../../../client/pages/nursery-search/nursery-search-props.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { Criteria, FilterKey } from '../../../domain/places/criteria/criteria.ts';
import { isEmpty, noCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import type { FilterWords } from '../../search/finder/filters/filter.ts';
import { chipOf, filterKeys, questionOf } from '../../search/finder/filters/filters.ts';
import type { LoaderContext } from '../loader.ts';
import { finderHref } from './finder-href.ts';

type Context = Pick<LoaderContext, 'locale' | 'messages' | 'now'>;

/** What every parent knows is asked beside the place. */
const quickKeys: readonly FilterKey[] = ['birth', 'start'];

/** The criteria of the finder besides the place: as questions of its form, and as what is asked for. */
export function finderFilters(criteria: Criteria, context: Context): SearchFilters {
  const { locale, messages } = context;
  const { fields } = messages.finderWords;
  const { place, around, radius, zone, work, order } = criteria;
  const words = filterWords(context);
  const activeKeys = filterKeys.filter((key) => !isEmpty(key, criteria));
  const count = activeKeys.length + (work ? 1 : 0);
  const ask = (key: FilterKey) => {
    const question = questionOf(key, criteria, words);
    return question ? [question] : [];
  };
  const orderQuestion: Filter = {
    kind: 'select',
    name: 'tri',
    label: fields.order,
    options: [
      { label: fields.orders.distance, value: '', isChosen: order === 'distance' },
      { label: fields.orders.detour, value: 'trajet', isChosen: order === 'detour' },
    ],
  };
  return {
    summary: fields.filters(count),
    quick: quickKeys.flatMap(ask),
    questions: filterKeys
      .filter((key) => !quickKeys.includes(key))
      .flatMap(ask)
      .reduce<Filter[]>(joined, []),
    work: { label: fields.work, hint: fields.workHint, value: work, order: orderQuestion },
    chips: finderChips(criteria, context),
    resetHref: count > 0 ? finderHref({ ...noCriteria, place, around, radius, zone }, locale) : null,
  };
}

/** What is asked for, each with the same search without it. */
function finderChips(criteria: Criteria, context: Context): SearchFilters['chips'] {
  const { locale, messages } = context;
  const { chips } = messages.finderWords;
  const words = filterWords(context);
  const toChip = (label: string, without: Partial<Criteria>) => ({
    label,
    remove: chips.remove(label),
    href: finderHref({ ...criteria, ...without, page: 1 }, locale),
  });
  return [
    ...filterKeys.flatMap((key) => {
      const label = chipOf(key, criteria, words);
      return label ? [toChip(label, { [key]: noCriteria[key] })] : [];
    }),
    ...(criteria.work ? [toChip(chips.work(criteria.work), { work: '', order: 'distance' })] : []),
  ];
}

/** What questions and chips are worded with. */
export function filterWords({ locale, messages, now }: Context): FilterWords {
  return { locale, words: messages.finderWords, nurseryTypes: messages.nurseryTypes, formats: formatsOf(locale), today: todayInParis(now) };
}

/** Boxes of one label are one question. */
function joined(questions: Filter[], next: Filter): Filter[] {
  const last = questions.at(-1);
  if (last?.kind !== 'boxes' || next.kind !== 'boxes' || last.label !== next.label) return [...questions, next];
  return [...questions.slice(0, -1), { ...last, options: [...last.options, ...next.options] }];
}
