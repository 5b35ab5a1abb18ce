import { placeAlert } from '../../../../domain/forms/place-alert/place-alert.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { PlaceInput } from '../../place-search/place-input.tsx';
import { ChoiceField, SelectField } from '../choice-fields.tsx';
import { FormField } from '../form-fields.tsx';
import type { FormProps } from '../form-props.ts';
import styles from '../forms.module.css';
import { EmailField } from '../person-fields.tsx';
import { SiteForm } from '../site-form.tsx';
import type { texts as french } from './fr.ts';

const loadRules = () => import('../../../../domain/forms/place-alert/rules.ts').then(({ placeAlertRules }) => placeAlertRules);

/** The wish to be written to when a place is free. Months are lists: every browser has them, and a thumb chooses in them. */
export function Form({ setting, nursery = null, months, texts }: FormProps & { texts: typeof french }) {
  const { month } = useFormats();
  const named = (list: readonly string[] = []) => Object.fromEntries(list.map((value) => [value, month(`${value}-01`)]));
  return (
    <SiteForm form={placeAlert} loadRules={loadRules} setting={setting} texts={texts}>
      <input type="hidden" name="nurserySlug" value={nursery?.slug ?? ''} />
      {nursery?.name && <p>{texts.about(nursery.name)}</p>}
      <div className={styles.pair}>
        <SelectField name="birthMonth" choices={named(months?.birth)} />
        <SelectField name="startMonth" choices={named(months?.start)} />
      </div>
      <div className={styles.pair}>
        <FormField name="place">{(control) => <PlaceInput {...control} />}</FormField>
        <FormField name="workPlace" optional>
          {(control) => <PlaceInput {...control} />}
        </FormField>
      </div>
      <SelectField name="radiusKilometres" choices={texts.radii} />
      <ChoiceField name="days" choices={texts.days} multiple optional className={styles.inline} />
      <ChoiceField name="dayPart" choices={texts.dayParts} preset="day" className={styles.inline} />
      <EmailField />
    </SiteForm>
  );
}
