import type { ControlProps } from '../../components/forms/field.tsx';

/** Whole numbers from one to another, as a choice offers them. */
export function numbersTo(to: number, from = 1): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}

interface NumberChoiceProps {
  control: ControlProps;
  name: string;
  value: string;
  offers: readonly string[];
  onChange(event: { target: { value: string } }): void;
}

/** A choice of whole numbers. */
export function NumberChoice({ control, offers, ...select }: NumberChoiceProps) {
  return (
    <select {...control} {...select}>
      {offers.map((count) => (
        <option key={count}>{count}</option>
      ))}
    </select>
  );
}
