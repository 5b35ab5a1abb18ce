import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { Choice } from '../../components/forms/choice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { useField } from './form-context.ts';

/** What a field of any kind is told. */
export interface FieldProps {
  name: string;
  optional?: boolean;
  className?: string | undefined;
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

interface FormFieldProps extends FieldProps {
  children: (control: ReturnType<typeof controlOf>) => ReactNode;
}

function controlOf({
  name,
  optional,
  field,
  control,
}: {
  name: string;
  optional: boolean;
  field: ReturnType<typeof useField>;
  control: object;
}) {
  return { ...control, name, required: !optional, autoFocus: field.hasFocus, defaultValue: textOf(field.value) };
}

/** A field of the form around, whatever its control: label, hint, what was entered and what is wrong with it come from there. */
export function FormField({ name, optional = false, className, children }: FormFieldProps) {
  const field = useField(name);
  const { id, label, hint, error } = field;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => children(controlOf({ name, optional, field, control }))}
    </Field>
  );
}

type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement>;

/** A field of one line. */
export function TextField({ name, optional, className, defaultValue, ...input }: TextFieldProps) {
  return (
    <FormField name={name} optional={optional} className={className}>
      {(control) => <input type="text" {...input} {...control} defaultValue={control.defaultValue ?? defaultValue} />}
    </FormField>
  );
}

/** A field of several lines. */
export function TextAreaField({ name, optional, className, ...area }: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FormField name={name} optional={optional} className={className}>
      {(control) => <textarea {...area} {...control} />}
    </FormField>
  );
}

interface BoxFieldProps {
  name: string;
  children: ReactNode;
}

/** A single box to tick, never ticked beforehand. */
export function BoxField({ name, children }: BoxFieldProps) {
  const { id, value } = useField(name);
  return (
    <Choice id={id} type="checkbox" name={name} value="yes" defaultChecked={textOf(value) !== undefined && value !== ''}>
      {children}
    </Choice>
  );
}
