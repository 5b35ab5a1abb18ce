import { ChoiceField, SelectField } from '../../choice-fields.tsx';
import { FormField } from '../../form-fields.tsx';
import formStyles from '../../forms.module.css';
import styles from '../pre-registration.module.css';
import { usePreRegistrationTexts } from '../texts-context.ts';
import { clockOf } from './clock.ts';
import { DateField } from './date-field.tsx';
import { WishNotes } from './wish-notes.tsx';

/** When a place is needed, and for which days and hours. */
export function NeedStep({ today }: { today: string }) {
  const texts = usePreRegistrationTexts();
  return (
    <>
      <div className={formStyles.pair}>
        <DateField name="startDate" />
        <SelectField name="flexibility" choices={texts.answers.flexibility} />
      </div>
      <ChoiceField name="days" choices={texts.answers.days} multiple className={styles.inline} />
      <fieldset>
        <legend className={styles.part}>{texts.hours}</legend>
        <div className={styles.twins}>
          <HourField name="hoursFrom" />
          <HourField name="hoursTo" />
        </div>
      </fieldset>
      <WishNotes today={today} />
    </>
  );
}

function HourField({ name }: { name: string }) {
  return (
    <FormField name={name}>
      {({ defaultValue, ...control }) => <input type="time" {...control} defaultValue={clockOf(defaultValue)} />}
    </FormField>
  );
}
