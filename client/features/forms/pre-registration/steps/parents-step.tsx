import { hasSecondParent } from '../../../../../domain/forms/pre-registration/merge-step.ts';
import { SelectField } from '../../choice-fields.tsx';
import { useFormContext } from '../../form-context.ts';
import formStyles from '../../forms.module.css';
import { EmailField, NameFields, PhoneField } from '../../person-fields.tsx';
import styles from '../pre-registration.module.css';
import { usePreRegistrationTexts } from '../texts-context.ts';

/** Who asks, and how the team can reach them. */
export function ParentsStep() {
  const texts = usePreRegistrationTexts();
  const { values } = useFormContext();
  return (
    <>
      <ParentFields index={0} />
      <details className={styles.further} open={hasSecondParent(values)}>
        <summary>{texts.addParent}</summary>
        <ParentFields index={1} />
      </details>
    </>
  );
}

/** Of the second parent nothing has to be said. */
function ParentFields({ index }: { index: number }) {
  const texts = usePreRegistrationTexts();
  const prefix = `parents.${index}.`;
  const isFirst = index === 0;
  return (
    <fieldset>
      <legend className={styles.part}>{texts.parts.parents(index + 1)}</legend>
      <div className={styles.group}>
        <SelectField
          name={`${prefix}salutation`}
          choices={texts.answers['parents.salutation']}
          optional
          autoComplete={isFirst ? 'honorific-prefix' : 'off'}
          className={styles.short}
        />
        <div className={formStyles.pair}>
          <NameFields prefix={prefix} isReader={isFirst} optional={!isFirst} />
        </div>
        <EmailField prefix={prefix} isReader={isFirst} optional={!isFirst} />
        <PhoneField prefix={prefix} isReader={isFirst} optional={!isFirst} />
      </div>
    </fieldset>
  );
}
