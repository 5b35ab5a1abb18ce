import { hasSecondParent } from '../../../../../domain/forms/pre-registration/merge-step.ts';
import { ChoiceField, SelectField } from '../../choice-fields.tsx';
import { useFormContext } from '../../form-context.ts';
import { TextField } from '../../form-fields.tsx';
import formStyles from '../../forms.module.css';
import styles from '../pre-registration.module.css';
import { usePreRegistrationTexts } from '../texts-context.ts';
import { parentName } from './recap-lines.ts';

/** What each parent does, since an employer co-finances the place. */
export function EmployerStep() {
  const { values } = useFormContext();
  return (
    <>
      <EmployerFields index={0} />
      {hasSecondParent(values) && <EmployerFields index={1} />}
    </>
  );
}

function EmployerFields({ index }: { index: number }) {
  const texts = usePreRegistrationTexts();
  const { values } = useFormContext();
  const prefix = `parents.${index}.`;
  return (
    <fieldset className={styles.parent}>
      <legend className={styles.part}>{parentName(values, index) || texts.parts.parents(index + 1)}</legend>
      <div className={styles.group}>
        <SelectField name={`${prefix}employmentStatus`} choices={texts.answers['parents.employmentStatus']} />
        <div className={styles.employer}>
          <TextField name={`${prefix}employer`} autoComplete={index ? 'off' : 'organization'} />
          <div className={formStyles.pair}>
            <TextField name={`${prefix}siren`} optional inputMode="numeric" autoComplete="off" />
            <TextField name={`${prefix}workPostalCode`} optional autoComplete="off" />
          </div>
          <SelectField name={`${prefix}companySize`} choices={texts.answers['parents.companySize']} optional />
          <ChoiceField name={`${prefix}spokenToEmployer`} choices={{ yes: texts.yes, no: texts.no }} optional className={styles.inline} />
        </div>
      </div>
    </fieldset>
  );
}
