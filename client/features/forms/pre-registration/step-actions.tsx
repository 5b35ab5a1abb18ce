import { controlNames, type StepAction } from '../../../../domain/forms/form-answer.ts';
import { lastStep } from '../../../../domain/forms/pre-registration/steps.ts';
import { Button } from '../../../components/actions/button.tsx';
import { SendingStatus } from '../site-form.tsx';
import styles from './pre-registration.module.css';
import { usePreRegistrationTexts } from './texts-context.ts';

const action = (value: StepAction) => ({ type: 'submit', name: controlNames.action, value }) as const;

interface StepActionsProps {
  step: number;
  isSending: boolean;
  /** Brings back what was just erased; null where nothing was. */
  undo: (() => void) | null;
}

/** On, back, and away with all of it. The first button is the one that the Enter key presses. */
export function StepActions({ step, isSending, undo }: StepActionsProps) {
  const texts = usePreRegistrationTexts();
  return (
    <>
      <div className={styles.actions}>
        {step === lastStep ? (
          <Button {...action('send')} aria-disabled={isSending}>
            {texts.submit}
          </Button>
        ) : (
          <Button {...action('save')}>{texts.continue}</Button>
        )}
        {step > 1 && (
          <Button {...action('back')} look="secondary">
            {texts.back}
          </Button>
        )}
        <SendingStatus isSending={isSending} />
      </div>
      <div className={styles.kept}>
        <p className="muted small">
          <span className={styles.withScript}>{texts.kept}</span>
          <span className={styles.withoutScript}>{texts.keptByUs}</span>
        </p>
        <Button {...action('erase')} look="text" compact>
          {texts.erase}
        </Button>
        <p role="status" className="small">
          {undo && (
            <>
              {texts.erased}{' '}
              <Button look="text" compact onClick={undo}>
                {texts.undo}
              </Button>
            </>
          )}
        </p>
      </div>
    </>
  );
}
