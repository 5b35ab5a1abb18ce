import { halfDayFields } from '../../../../domain/forms/place-report/place-report.ts';
import { Choice } from '../../../components/forms/choice.tsx';
import { FieldError } from '../../../components/forms/field.tsx';
import { useField, useFormContext } from '../form-context.ts';
import { TextField } from '../form-fields.tsx';
import formStyles from '../forms.module.css';
import type { texts as french } from './fr.ts';
import styles from './place-report.module.css';

interface PlaceFieldsProps {
  index: number;
  legend: string;
  hint?: string;
  texts: typeof french;
}

/** One row of a report: how many places, for which ages, on which half days, from when. */
export function PlaceFields({ index, legend, hint, texts }: PlaceFieldsProps) {
  const { values } = useFormContext();
  const name = (field: string) => `places.${index}.${field}`;
  return (
    <fieldset className="stack">
      <legend>
        <strong>{legend}</strong>
      </legend>
      {hint && <p className="muted small">{hint}</p>}
      <input type="hidden" name={name('id')} value={String(values[name('id')] ?? '')} />
      <div className={formStyles.pair}>
        <TextField name={name('count')} inputMode="numeric" autoComplete="off" />
        <TextField name={name('ageFromMonths')} inputMode="numeric" autoComplete="off" />
        <TextField name={name('ageToMonths')} inputMode="numeric" autoComplete="off" />
        <TextField name={name('availableFrom')} type="date" optional />
      </div>
      <HalfDays index={index} texts={texts} />
    </fieldset>
  );
}

/** A box each half day, as a table of five days and two halves. */
function HalfDays({ index, texts }: Pick<PlaceFieldsProps, 'index' | 'texts'>) {
  const { values } = useFormContext();
  const name = (field: string) => `places.${index}.${field}`;
  const { id, error } = useField(name('mondayMorning'));
  return (
    <div>
      <table className={styles.days} aria-describedby={error ? `${id}-error` : undefined}>
        <caption>{texts.days}</caption>
        <thead>
          <tr>
            <td />
            {texts.shortDays.map((day, column) => (
              <th key={day} scope="col">
                <abbr title={texts.longDays[column]}>{day}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[true, false].map((isMorning) => (
            <tr key={String(isMorning)}>
              <th scope="row">{isMorning ? texts.morning : texts.afternoon}</th>
              {texts.longDays.map((day, column) => {
                const field = name(halfDayFields[2 * column + (isMorning ? 0 : 1)] ?? '');
                return (
                  <td key={day}>
                    <Choice
                      id={column === 0 && isMorning ? id : undefined}
                      type="checkbox"
                      name={field}
                      value="1"
                      defaultChecked={Boolean(values[field])}
                      aria-invalid={error ? true : undefined}
                    >
                      <span className="visually-hidden">{texts.halfDay(day, isMorning)}</span>
                    </Choice>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
