import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}

/** One of some choices, with its label. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={(chosen: string | number) => onChange(String(chosen))}>
        {options.map(([option, words]) => (
          <SingleSelectOption key={option} value={option}>
            {words}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
