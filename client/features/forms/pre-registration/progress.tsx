import { preRegistrationSteps } from '../../../../domain/forms/pre-registration/steps.ts';
import styles from './progress.module.css';
import { countedSteps } from './step-titles.ts';
import { usePreRegistrationTexts } from './texts-context.ts';

/** How far the reader has come. */
export function Progress({ step }: { step: number }) {
  const texts = usePreRegistrationTexts();
  return (
    <ol className={styles.steps} aria-label={texts.progress}>
      {preRegistrationSteps.slice(0, countedSteps).map((name, index) => (
        <li
          key={name}
          className={styles.step}
          data-done={index + 1 < step || undefined}
          aria-current={index + 1 === step ? 'step' : undefined}
        >
          <span>{texts.shortSteps[name]}</span>
          {index + 1 < step && <span className="visually-hidden"> ({texts.done})</span>}
        </li>
      ))}
    </ol>
  );
}
