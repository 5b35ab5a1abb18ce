import { type FlatValues, listIndexes } from '../../../domain/forms/form-values.ts';
import { type FormLists, labelOf, useFormContext } from './form-context.ts';
import type { FieldTexts } from './form-texts.ts';

/** The parts of a list by the index in their fields' names, which stays theirs, and the indexes that are still free. */
export function useFormList(list: string, most: number) {
  const { values, lists } = useFormContext();
  const indexes = lists?.parts[list] ?? listIndexes(list, values);
  const last = Math.max(...indexes);
  const unused = Array.from({ length: most }, (_, index) => index).filter((index) => !indexes.includes(index));
  return {
    indexes,
    // Those after the last first: what was removed keeps its old values in the page.
    free: [...unused.filter((index) => index > last), ...unused.filter((index) => index < last)],
    add: (index: number) => lists?.setParts(list, [...indexes, index]),
    remove: (index: number) =>
      lists?.setParts(
        list,
        indexes.filter((other) => other !== index),
      ),
  };
}

/** How a field is called among all others: one of a list after the title of its part. */
export function fullLabelOf(texts: FieldTexts, name: string, { values, parts }: { values: FlatValues; parts: FormLists['parts'] }): string {
  const [, list = '', index] = /^(\w+)\.(\d+)\./.exec(name) ?? [];
  const label = labelOf(texts, name);
  if (!index) return label;
  const place = (parts[list] ?? listIndexes(list, values)).indexOf(Number(index));
  return `${texts.parts?.[list]?.((place < 0 ? Number(index) : place) + 1)}, ${label}`;
}
