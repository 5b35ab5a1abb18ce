import { appointment } from '../../../../domain/forms/appointment/appointment.ts';
import { ChoiceField, SelectField } from '../choice-fields.tsx';
import { TextAreaField } from '../form-fields.tsx';
import type { FormProps } from '../form-props.ts';
import styles from '../forms.module.css';
import { EmailField, NameFields, PhoneField } from '../person-fields.tsx';
import { SiteForm } from '../site-form.tsx';
import type { texts as french } from './fr.ts';

const rules = () => import('../../../../domain/forms/appointment/rules.ts');
const loadRules = () => rules().then(({ appointmentRules }) => appointmentRules);
const loadSlottedRules = () => rules().then(({ slottedRules }) => slottedRules);

/** A visit of a nursery, or a call about it, at a time of those the team offers. */
export function Form({ setting, nursery = null, slots = {}, texts }: FormProps & { texts: typeof french }) {
  const hasSlots = Object.keys(slots).length > 0;
  return (
    <SiteForm form={appointment} loadRules={hasSlots ? loadSlottedRules : loadRules} setting={setting} texts={texts}>
      <input type="hidden" name="nurserySlug" value={nursery?.slug ?? ''} />
      {nursery?.name && <p>{texts.about(nursery.name)}</p>}
      <ChoiceField name="kind" choices={texts.kinds} className={styles.inline} />
      {hasSlots ? <SelectField name="slot" choices={slots} /> : <p>{texts.noSlots}</p>}
      <div className={styles.pair}>
        <NameFields />
      </div>
      <div className={styles.pair}>
        <PhoneField />
        <EmailField />
      </div>
      <TextAreaField name="message" rows={3} optional />
    </SiteForm>
  );
}
