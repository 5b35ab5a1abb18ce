import { createContext, use } from 'react';
import type { FormDefinition } from '../../../domain/forms/define-form.ts';
import type { FieldErrors } from '../../../domain/forms/error-codes.ts';
import { type FlatValues, listIndexes } from '../../../domain/forms/form-values.ts';
import { useFormMessages } from './form-messages.ts';
import type { FormTexts } from './form-texts.ts';

export interface FormContextValue {
  form: FormDefinition;
  texts: FormTexts;
  /** What was entered when the page was rendered. */
  values: FlatValues;
  errors: FieldErrors;
  /** The field that has the focus when the page opens: the first that is wrong; null where the reader's place is not to change. */
  focused: string | null;
  /** The parts of its lists as they are shown, where one was added or removed: list → indexes. */
  parts: Readonly<Record<string, readonly number[]>>;
  setParts(list: string, indexes: readonly number[]): void;
}

const FormContext = createContext<FormContextValue | null>(null);

/** Hands what a form knows to its fields. */
export const FormProvider = FormContext;

/** What the form around this component knows. */
export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('No form around this field');
  return context;
}

/** The id of a field's control, known to the summary that links to it. */
export function fieldId({ name: form }: Pick<FormDefinition, 'name'>, name: string): string {
  return `${form}-${name.replaceAll('.', '-')}`;
}

/** The label of a field; one of a list, `children.0.birthDate`, has the label of `children.birthDate`. */
export function labelOf(texts: FormTexts, name: string): string {
  return texts.labels[name.replace(/\.\d+\./, '.')] ?? '';
}

/** Everything about one field of the form around: its id and label, what was entered, and what is wrong with it in words. */
export function useField(name: string) {
  const { form, texts, values, errors, focused } = useFormContext();
  const { formErrors } = useFormMessages();
  const code = errors[name];
  return {
    id: fieldId(form, name),
    label: labelOf(texts, name),
    hint: texts.hints?.[name.replace(/\.\d+\./, '.')] ?? null,
    value: values[name],
    error: code ? formErrors.field[code] : null,
    hasFocus: focused === name,
  };
}

/** The parts of a list by the index in their fields' names, which stays theirs, and the indexes that are still free. */
export function useFormList(list: string, most: number) {
  const { values, parts, setParts } = useFormContext();
  const indexes = parts[list] ?? listIndexes(list, values);
  const last = Math.max(...indexes);
  const unused = Array.from({ length: most }, (_, index) => index).filter((index) => !indexes.includes(index));
  return {
    indexes,
    // Those after the last first: what was removed keeps its old values in the page.
    free: [...unused.filter((index) => index > last), ...unused.filter((index) => index < last)],
    add: (index: number) => setParts(list, [...indexes, index]),
    remove: (index: number) =>
      setParts(
        list,
        indexes.filter((other) => other !== index),
      ),
  };
}

/** The place of a list's part among those that are shown, counted from one. */
export function partNumber({ values, parts }: Pick<FormContextValue, 'values' | 'parts'>, list: string, index: number): number {
  const place = (parts[list] ?? listIndexes(list, values)).indexOf(index);
  return (place < 0 ? index : place) + 1;
}
