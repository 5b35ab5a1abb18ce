import { createContext, use } from 'react';
import type { AnyForm } from '../../../domain/forms/define-form.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { type FieldTexts, nameInList } from './form-texts.ts';

/** The lists of a form. */
export interface FormLists {
  /** Their parts as they are shown, where one was added or removed: list → indexes. */
  parts: Readonly<Record<string, readonly number[]>>;
  setParts(list: string, indexes: readonly number[]): void;
}

export interface FormContextValue {
  form: AnyForm;
  texts: FieldTexts;
  /** What was entered when the page was rendered. */
  values: FlatValues;
  /** What is wrong with each field, in words. */
  problems: Readonly<Record<string, string>>;
  /** The field that has the focus when the page opens: the first that is wrong; null where the reader's place is not to change. */
  focused: string | null;
  lists?: FormLists;
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
export function fieldId({ name: form }: Pick<AnyForm, 'name'>, name: string): string {
  return `${form}-${name.replaceAll('.', '-')}`;
}

/** The label of a field; one of a list, `children.0.birthDate`, has the label of `children.birthDate`. */
export function labelOf(texts: FieldTexts, name: string): string {
  return texts.labels[nameInList(name)] ?? '';
}

/** Everything about one field of the form around: its id and label, what was entered, and what is wrong with it in words. */
export function useField(name: string) {
  const { form, texts, values, problems, focused } = useFormContext();
  return {
    id: fieldId(form, name),
    label: labelOf(texts, name),
    hint: texts.hints?.[nameInList(name)] ?? null,
    value: values[name],
    error: problems[name] ?? null,
    hasFocus: focused === name,
  };
}
