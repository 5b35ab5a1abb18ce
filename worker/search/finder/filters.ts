import { type Item, items } from '../../../domain/childcare/items.ts';
import { vacancyFreshDays } from '../../../domain/childcare/vacancy.ts';
import { dayMilliseconds } from '../../../domain/durations.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { Criteria } from '../../../domain/places/criteria.ts';
import { type Fragment, fragment } from '../fragment.ts';

/** Items as bits, as the column `provided` has them. */
export function itemBits(provided: readonly Item[]): number {
  return provided.reduce((bits, item) => bits | (1 << items.indexOf(item)), 0);
}

/** What a nursery has to be, each condition by itself; a nursery whose ages are not known stays in. */
export function filtersOf(criteria: Criteria, now: number): Fragment[] {
  const { types, provided, ageMonths, tariffMode, hasVacancy, welcomesDisability } = criteria;
  const filters: Fragment[] = [];
  if (types.length) filters.push(fragment('n.type IN (SELECT value FROM json_each(?))', JSON.stringify(types)));
  if (provided.length) filters.push(fragment('n.provided & ? = ?', itemBits(provided), itemBits(provided)));
  if (ageMonths !== null)
    filters.push(fragment('coalesce(n.minimum_age, 0) <= ? AND coalesce(n.maximum_age, 1000) >= ?', ageMonths, ageMonths));
  if (tariffMode) filters.push(fragment('n.tariff_mode = ?', tariffMode));
  // Old news of free places is no promise.
  if (hasVacancy)
    filters.push(fragment('n.vacancy_rank = 0 AND n.vacancy_date >= ?', todayInParis(now - vacancyFreshDays * dayMilliseconds)));
  if (welcomesDisability) filters.push(fragment('n.welcomes_disability = 1'));
  return filters;
}
