import { Choice } from '../../../../components/forms/choice.tsx';
import fieldStyles from '../../../../components/forms/field.module.css';
import { PlaceInput } from '../../../place-search/place-input.tsx';
import { ChoiceField, SelectField } from '../../choice-fields.tsx';
import { useField } from '../../form-context.ts';
import { FormField } from '../../form-fields.tsx';
import styles from '../pre-registration.module.css';
import type { CarriedNursery } from '../pre-registration-setting.ts';
import { usePreRegistrationTexts } from '../texts-context.ts';

/** Where a place is looked for. */
export function PlaceStep({ nursery }: { nursery: CarriedNursery | null }) {
  const texts = usePreRegistrationTexts();
  return (
    <>
      {nursery && <NurseryField nursery={nursery} />}
      <ChoiceField name="placePreference" choices={texts.answers.placePreference} className={styles.inline} />
      <PlaceField name="homePlace" className={styles.ifHome} />
      <PlaceField name="workPlace" className={styles.ifWork} />
      <SelectField name="radiusKilometres" choices={texts.answers.radiusKilometres} className={styles.short} />
    </>
  );
}

function PlaceField({ name, className }: { name: string; className: string | undefined }) {
  return (
    <FormField name={name} className={className}>
      {(control) => <PlaceInput {...control} />}
    </FormField>
  );
}

/** The nursery the reader comes from; unticked, it is dropped. */
function NurseryField({ nursery }: { nursery: CarriedNursery }) {
  const texts = usePreRegistrationTexts();
  const { id, label, value } = useField('nurserySlug');
  return (
    <div className={styles.nursery}>
      <p className={fieldStyles.legend}>{label}</p>
      <Choice
        id={id}
        type="checkbox"
        name="nurserySlug"
        value={nursery.slug}
        defaultChecked={value === nursery.slug}
        aria-describedby={`${id}-hint`}
      >
        {nursery.name}
      </Choice>
      <p className="muted small" id={`${id}-hint`}>
        {texts.dropNursery}
      </p>
    </div>
  );
}
