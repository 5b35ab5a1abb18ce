import { Field } from './field.tsx';

interface LabelledSelectProps {
  label: string;
  hint?: string | null;
  className?: string | undefined;
  name: string;
  value: string;
  /** Each value with its words. */
  options: readonly (readonly [value: string, words: string])[];
  onChange(event: { target: { value: string } }): void;
}

/** One of several values, from a list that opens, with its label. */
export function LabelledSelect({ label, hint, className, options, ...select }: LabelledSelectProps) {
  return (
    <Field label={label} hint={hint} className={className}>
      {(control) => (
        <select {...control} {...select}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
