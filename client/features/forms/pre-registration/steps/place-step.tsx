import { Choice, ChoiceGroup } from '../../../../components/forms/choice.tsx';
import { PlaceInput } from '../../../place-search/place-input.tsx';
import { ChoiceField, SelectField } from '../../choice-fields.tsx';
import { useField } from '../../form-context.ts';
import { FormField } from '../../form-fields.tsx';
import styles from '../pre-registration.module.css';
import type { Carried, CarriedNursery } from '../pre-registration-setting.ts';
import { usePreRegistrationTexts } from '../texts-context.ts';

/** Where a place is looked for. */
export function PlaceStep({ nursery, saved }: Carried) {
  const texts = usePreRegistrationTexts();
  return (
    <>
      <NurseryBoxes name="nurserySlug" nurseries={nursery ? [nursery] : []} />
      <NurseryBoxes name="savedNurseries" nurseries={saved} />
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

/** Nurseries the reader comes from; unticked, one is dropped. */
function NurseryBoxes({ name, nurseries }: { name: string; nurseries: readonly CarriedNursery[] }) {
  const texts = usePreRegistrationTexts();
  const { id, label, value = [] } = useField(name);
  if (nurseries.length === 0) return null;
  return (
    <div className={styles.nursery}>
      <ChoiceGroup id={id} legend={label}>
        {nurseries.map(({ slug, name: words }) => (
          <Choice key={slug} type="checkbox" name={name} value={slug} defaultChecked={value.includes(slug)} aria-describedby={`${id}-hint`}>
            {words}
          </Choice>
        ))}
      </ChoiceGroup>
      <p className="muted small" id={`${id}-hint`}>
        {texts.dropNursery}
      </p>
    </div>
  );
}
