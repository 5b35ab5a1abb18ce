import { type FlatValues, listIndexes } from '../../../../domain/forms/form-values.ts';
import { canCoFinance } from '../../../../domain/forms/pre-registration/choices.ts';
import type { CarriedFacts } from '../../employer-kit/carried-facts.ts';

/** What a pre-registration holds that a letter to an employer may say: of its first child, and of the parent who has that employer. */
export function factsForLetter(values: FlatValues): CarriedFacts {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const child = `children.${listIndexes('children', values)[0]}`;
  const parents = listIndexes('parents', values).map((index) => `parents.${index}`);
  const parent = parents.find((one) => canCoFinance(text(`${one}.employmentStatus`))) ?? parents[0];
  const days = [values.days ?? []].flat();
  return {
    values: {
      name: [text(`${parent}.firstName`), text(`${parent}.lastName`)].filter(Boolean).join(' '),
      birth: text(`${child}.${text(`${child}.status`) === 'expected' ? 'dueDate' : 'birthDate'}`),
      start: text('startDate'),
      days: String(days.length),
      town: text(text('placePreference') === 'work' ? 'workPlace' : 'homePlace'),
      contact: text(`${parent}.email`),
    },
    nurserySlug: text('nurserySlug') || null,
  };
}
