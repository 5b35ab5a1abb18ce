import { ChoiceField, SelectField } from '../../choice-fields.tsx';
import { TextField } from '../../form-fields.tsx';
import formStyles from '../../forms.module.css';
import styles from '../pre-registration.module.css';
import { usePreRegistrationTexts } from '../texts-context.ts';
import { LikelyAnswerNote } from './likely-answer-note.tsx';

/** What each parent does, since an employer co-finances the place: asked before anything else, and of the other parent once the first has answered. */
export function SituationStep() {
  return (
    <>
      <ParentSituation index={0} />
      <ParentSituation index={1} />
      <LikelyAnswerNote />
    </>
  );
}

function ParentSituation({ index }: { index: 0 | 1 }) {
  const texts = usePreRegistrationTexts();
  const prefix = `parents.${index}.`;
  const answers = texts.answers['parents.employmentStatus'];
  const isOther = index === 1;
  return (
    <fieldset className={styles.parent}>
      <legend className={isOther ? styles.part : 'visually-hidden'}>{isOther ? texts.otherParent : texts.you}</legend>
      <div className={styles.group}>
        <ChoiceField
          name={`${prefix}employmentStatus`}
          choices={isOther ? { ...answers, none: texts.noOtherParent } : answers}
          optional={isOther}
          className={styles.statuses}
        />
        <div className={styles.employer}>
          <TextField name={`${prefix}employer`} autoComplete={isOther ? 'off' : 'organization'} />
          <details className={styles.further}>
            <summary>{texts.moreOnEmployer}</summary>
            <div className={styles.group}>
              <div className={formStyles.pair}>
                <TextField name={`${prefix}siren`} optional inputMode="numeric" autoComplete="off" />
                <TextField name={`${prefix}workPostalCode`} optional inputMode="numeric" autoComplete="off" />
              </div>
              <SelectField name={`${prefix}companySize`} choices={texts.answers['parents.companySize']} optional />
              <ChoiceField
                name={`${prefix}spokenToEmployer`}
                choices={{ yes: texts.yes, no: texts.no }}
                optional
                className={styles.inline}
              />
            </div>
          </details>
        </div>
      </div>
    </fieldset>
  );
}
