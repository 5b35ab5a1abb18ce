import { pathTo } from '../../../domain/addresses/paths.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import { criteriaParameters } from '../../../domain/places/criteria/read-criteria.ts';

/** The address of a search in the finder. */
export function finderHref(criteria: Criteria, locale: Locale): string {
  const query = new URLSearchParams(criteriaParameters(criteria)).toString();
  return `${pathTo('nursery-search', {}, locale)}${query && `?${query}`}`;
}
