import { readPlainDate } from '../../../../../domain/forms/fields/plain-date.ts';
import { FormField } from '../../form-fields.tsx';

interface DateFieldProps {
  name: string;
  className?: string | undefined;
}

/**
 * A day near today: the browser's own control, whose calendar shows the days of the week and whose value is a plain date
 * that no time zone touches. What was written otherwise is shown where it is a day.
 */
export function DateField({ name, className }: DateFieldProps) {
  return (
    <FormField name={name} className={className}>
      {({ defaultValue, ...control }) => <input type="date" {...control} defaultValue={readPlainDate(defaultValue ?? '') ?? ''} />}
    </FormField>
  );
}
