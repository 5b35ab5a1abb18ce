import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Choice } from '../../components/forms/choice.tsx';
import fieldStyles from '../../components/forms/field.module.css';
import { FieldError } from '../../components/forms/field.tsx';
import { useField } from './form-context.ts';
import { type FieldProps, FormField } from './form-fields.tsx';
import { useFormMessages } from './form-messages.ts';

type Choices = Readonly<Record<string, string>>;

type SelectFieldProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    /** Value → words. */
    choices: Choices;
  };

/** One of several values, from a list that opens; none is chosen beforehand. */
export function SelectField({ name, optional, className, choices, ...select }: SelectFieldProps) {
  const { forms } = useFormMessages();
  return (
    <FormField name={name} optional={optional} className={className}>
      {(control) => (
        <select {...select} {...control}>
          <option value="">{forms.choose}</option>
          {Object.entries(choices).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

interface ChoiceFieldProps extends FieldProps {
  choices: Readonly<Record<string, ReactNode>>;
  /** What styles tell the choices apart by. */
  choiceProps?(value: string): Record<`data-${string}`, string>;
  /** Several can be chosen. */
  multiple?: boolean;
  /** Chosen where nothing was entered. */
  preset?: string | readonly string[];
  onChoice?(value: string, input: HTMLInputElement): void;
}

/** One of few values, or several, all of them in sight. */
export function ChoiceField({
  name,
  optional = false,
  className,
  choices,
  choiceProps,
  multiple = false,
  preset,
  onChoice,
}: ChoiceFieldProps) {
  const { forms } = useFormMessages();
  const { id, label, hint, value, error, hasFocus } = useField(name);
  const selection = [value ?? preset ?? []].flat();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={className} aria-describedby={described}>
      <legend className={fieldStyles.legend}>
        {label}
        {optional && <span className={fieldStyles.optional}> ({forms.optional})</span>}
      </legend>
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {Object.entries(choices).map(([choice, words], index) => (
        <Choice
          key={choice}
          // The summary of errors leads to the first.
          id={index === 0 ? id : undefined}
          type={multiple ? 'checkbox' : 'radio'}
          name={name}
          value={choice}
          required={!multiple && !optional}
          aria-invalid={error ? true : undefined}
          defaultChecked={selection.includes(choice)}
          autoFocus={hasFocus && index === 0}
          onChange={({ currentTarget }) => onChoice?.(choice, currentTarget)}
          {...choiceProps?.(choice)}
        >
          {words}
        </Choice>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
