import { preRegistrationSteps } from '../../../../../domain/forms/pre-registration/steps.ts';
import { useFormats } from '../../../../i18n/use-formats.ts';
import { useFormContext } from '../../form-context.ts';
import { BoxField, TextAreaField } from '../../form-fields.tsx';
import { countedSteps } from '../step-titles.ts';
import { usePreRegistrationTexts } from '../texts-context.ts';
import { useStepHref } from '../use-step-href.ts';
import { LikelyAnswerNote } from './likely-answer-note.tsx';
import styles from './recap.module.css';
import { recapLines } from './recap-lines.ts';
import { WishNotes } from './wish-notes.tsx';

interface RecapStepProps {
  nurseryName: string | null;
  savedNames: string[];
  today: string;
}

/** All that was entered, step by step, and what is said with the request as a whole. */
export function RecapStep({ nurseryName, savedNames, today }: RecapStepProps) {
  const texts = usePreRegistrationTexts();
  const { values } = useFormContext();
  const formats = useFormats();
  const href = useStepHref();
  return (
    <>
      <div className={styles.steps}>
        {preRegistrationSteps.slice(0, countedSteps).map((name, index) => (
          <section key={name} className={styles.step}>
            <div className={styles.head}>
              <h4>{texts.steps[name]}</h4>
              <a className={styles.change} href={href(index + 1)} aria-label={texts.changeStep(texts.steps[name])}>
                {texts.change}
              </a>
            </div>
            <dl className={styles.lines}>
              {recapLines(name, { values, texts, formats, nurseryName, savedNames }).map(({ label, value }) => (
                <div key={label} className={styles.line}>
                  <dt>{label}</dt>
                  <dd>{value?.map((part) => <div key={part}>{part}</div>) ?? <span className={styles.missing}>{texts.missing}</span>}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <LikelyAnswerNote />
      <WishNotes today={today} />
      <TextAreaField name="message" optional />
      <BoxField name="contactEmployer">{texts.boxes.contactEmployer}</BoxField>
    </>
  );
}
