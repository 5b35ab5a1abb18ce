import type { Filter, SearchFilters } from '../../../client/pages/nursery-search/nursery-search-props.ts';
import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import { isEmpty, noCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import { compareViewport } from '../../../domain/viewport.ts';
import { filterKeys, questionOf } from '../../search/finder/filters.ts';
import type { LoaderContext } from '../loader.ts';
import { finderHref } from './finder-href.ts';

/** The criteria of the finder besides the place, as questions of its form. */
export function finderFilters(
  criteria: Criteria,
  { locale, messages, viewport }: Pick<LoaderContext, 'locale' | 'messages' | 'viewport'>,
): SearchFilters {
  const { fields } = messages.finderWords;
  const { place, around, radius, zone, work, order } = criteria;
  const count = [...filterKeys, 'work' as const].filter((key) => !isEmpty(key, criteria)).length;
  const questions = filterKeys.map((key) => questionOf(key, criteria, messages));
  const orderQuestion: Filter = {
    kind: 'select',
    name: 'tri',
    label: fields.order,
    options: [
      { label: fields.orders.distance, value: 'distance', isChosen: order === 'distance' },
      { label: fields.orders.detour, value: 'trajet', isChosen: order === 'detour' },
    ],
  };
  return {
    summary: fields.filters(count),
    // On a phone they would push the nurseries off the screen; the summary says how many there are.
    isOpen: count > 0 && compareViewport(viewport()).isGreaterOrEquals('tablet'),
    questions: [...questions.reduce<Filter[]>(joined, []), orderQuestion],
    work: { label: fields.work, hint: fields.workHint, value: work },
    resetHref: count > 0 ? finderHref({ ...noCriteria, place, around, radius, zone }, locale) : null,
  };
}

/** Boxes of one label are one question. */
function joined(questions: Filter[], next: Filter): Filter[] {
  const last = questions.at(-1);
  if (last?.kind !== 'boxes' || next.kind !== 'boxes' || last.label !== next.label) return [...questions, next];
  return [...questions.slice(0, -1), { ...last, options: [...last.options, ...next.options] }];
}
