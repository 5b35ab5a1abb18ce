import { readPlainDate } from '../fields/plain-date.ts';
import { type FlatValues, listIndexes } from '../form-values.ts';
import { canCoFinance, employmentStatuses } from './choices.ts';
import { decideOutcome } from './outcome.ts';

/**
 * What a family is told before it sends its request: `employer` where one can co-finance and the dates are still missing,
 * `other_parent` where the answer hangs on the other parent, else how it will end.
 */
export type LikelyAnswer = 'employer' | 'other_parent' | 'accepted' | 'no_employer' | 'too_old';

/** The likely answer to what has been entered so far; null where nothing can be said yet. */
export function likelyAnswer(values: FlatValues): LikelyAnswer | null {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const [first = '', second = ''] = [0, 1].map((index) => text(`parents.${index}.employmentStatus`));
  if (![first, second].some(canCoFinance)) {
    if (!first) return null;
    return second ? 'no_employer' : 'other_parent';
  }
  const startDate = readPlainDate(text('startDate'));
  const children = listIndexes('children', values).map((index) => {
    const date = (status: string, field: string) =>
      text(`children.${index}.status`) === status ? readPlainDate(text(`children.${index}.${field}`)) : null;
    return { birthDate: date('born', 'birthDate'), dueDate: date('expected', 'dueDate') };
  });
  if (!startDate || children.some(({ birthDate, dueDate }) => !birthDate && !dueDate)) return 'employer';
  const parents = [first, second].map((status) => ({
    employmentStatus: employmentStatuses.find((one) => one === status) ?? null,
    employer: null,
  }));
  return decideOutcome({ children, parents, startDate }).reason === 'child_over_three' ? 'too_old' : 'accepted';
}
