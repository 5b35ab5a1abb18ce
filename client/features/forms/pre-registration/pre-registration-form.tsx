import { type SubmitEvent, useRef, useState } from 'react';
import { brandName } from '../../../../domain/brand.ts';
import { controlNames } from '../../../../domain/forms/form-answer.ts';
import { preRegistration } from '../../../../domain/forms/pre-registration/pre-registration.ts';
import { errorsOfStep, lastStep, stepHeadingId, stepOfField } from '../../../../domain/forms/pre-registration/steps.ts';
import { carryFacts } from '../../employer-kit/carried-facts.ts';
import { Challenge } from '../challenge.tsx';
import { checkInBrowser } from '../check-in-browser.ts';
import type { FormProps } from '../form-props.ts';
import { replyTo } from '../form-setting.ts';
import { FormFrame, FormNotice, MarketingBoxes } from '../site-form.tsx';
import { type FormSending, useFormSending } from '../use-form-sending.ts';
import { type Draft, deviceDraft } from './draft-storage.ts';
import { EnteredProvider } from './entered-context.ts';
import { factsForLetter } from './facts-for-letter.ts';
import styles from './pre-registration.module.css';
import { firstStep } from './pre-registration-setting.ts';
import { Progress } from './progress.tsx';
import { StepActions } from './step-actions.tsx';
import { stepName, stepPageTitle, stepTitle } from './step-titles.ts';
import { StepFields } from './steps/step-fields.tsx';
import { type PreRegistrationTexts, TextsProvider, usePreRegistrationTexts } from './texts-context.ts';
import { canChangeSteps } from './use-draft.ts';
import { useSteps } from './use-steps.ts';

type Props = FormProps & { texts: PreRegistrationTexts };

const form = preRegistration;
const loadRules = () =>
  import('../../../../domain/forms/pre-registration/rules.ts').then(({ preRegistrationRules }) => preRegistrationRules);

/** The pre-registration: five steps and a recap, each an address. */
export function Form({ texts, ...props }: Props) {
  return (
    <TextsProvider value={texts}>
      <SteppedForm {...props} />
    </TextsProvider>
  );
}

function SteppedForm({ setting, preRegistration: start = firstStep }: Omit<Props, 'texts'>) {
  const texts = usePreRegistrationTexts();
  const reply = replyTo(form, setting);
  const inside = useRef<HTMLDivElement>(null);
  const showTitle = useStepTitle();
  const steps = useSteps({
    setting: start,
    reply,
    inside,
    onShow(step) {
      sending.clear();
      showTitle(step);
    },
  });
  const sending = useFormSending({
    form,
    loadRules,
    reply,
    wholeValues: steps.collect,
    extraFields: { [controlNames.whole]: '1' },
    onRefused(errors) {
      const wrong = Object.keys(errors).map(stepOfField);
      if (wrong.length) steps.leadTo(Math.min(...wrong));
    },
    onAccepted() {
      carryFacts(factsForLetter(steps.collect()));
      deviceDraft.clear();
    },
  });
  const { step, version } = steps;

  const { erased, restore, submit } = useActions(steps, sending);
  const isFirst = version === 0;
  return (
    <FormFrame
      form={form}
      reply={{ form: form.name, values: steps.values, errors: isFirst ? errorsOfStep(reply?.errors ?? {}, step) : {}, error: null }}
      texts={texts}
      sending={{ ...sending, errors: errorsOfStep(sending.errors, step), send: submit }}
    >
      {/** biome-ignore lint/a11y/noStaticElementInteractions: keeps what is entered, whatever enters it */}
      <div ref={inside} className={styles.fields} onInput={steps.note} onBlur={steps.note}>
        <Progress step={step} />
        <StepHeading step={step} />
        <input type="hidden" name={controlNames.step} value={step} />
        <EnteredProvider value={steps.draft.values}>
          <StepFields key={version} step={step} today={start.today} carried={steps.draft} />
        </EnteredProvider>
        {step === lastStep && (
          <>
            <MarketingBoxes form={form} />
            <Challenge siteKey={setting.challengeSiteKey} refusals={sending.refusals} />
          </>
        )}
        <StepActions step={step} isSending={sending.isSending} undo={erased && restore} />
        {step === lastStep && <FormNotice form={form} texts={texts} />}
      </div>
    </FormFrame>
  );
}

function StepHeading({ step }: { step: number }) {
  const texts = usePreRegistrationTexts();
  return (
    <div>
      <h3 id={stepHeadingId} tabIndex={-1} className={styles.title}>
        {stepTitle(texts, step)}
      </h3>
      <p className={`muted ${styles.intro}`}>{texts.intros[stepName(step)]}</p>
    </div>
  );
}

/** What the buttons of a step do. */
function useActions(steps: ReturnType<typeof useSteps>, sending: FormSending) {
  const { step } = steps;
  const isChecking = useRef(false);
  const [erased, setErased] = useState<Draft | null>(null);

  async function proceed() {
    if (isChecking.current) return;
    isChecking.current = true;
    // The press is seen before all that was entered is read and drawn anew.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // Where the rules cannot be loaded, the worker has the same.
    const errors = await checkInBrowser(loadRules, steps.collect()).catch(() => ({}));
    isChecking.current = false;
    const ownErrors = errorsOfStep(errors, step);
    if (Object.keys(ownErrors).length) return sending.refuse(ownErrors, 'invalid');
    // Who has come back to change something has the rest behind them.
    steps.goTo(Object.keys(errors).length ? step + 1 : lastStep);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (!canChangeSteps()) return;
    const { submitter } = event.nativeEvent;
    const action = submitter instanceof HTMLButtonElement ? submitter.value : 'send';
    if (action === 'send') return sending.send(event);
    event.preventDefault();
    setErased(null);
    if (action === 'back') steps.goTo(step - 1);
    else if (action === 'erase') {
      setErased({ ...steps.draft, values: steps.collect() });
      sending.clear();
      steps.erase();
    } else proceed();
  }

  function restore() {
    if (erased) steps.restore(erased);
    setErased(null);
  }

  return { erased, restore, submit };
}

/** Gives the document the title of a step; the address without a step has the page's own again. */
function useStepTitle(): (step: number) => void {
  const texts = usePreRegistrationTexts();
  const titleOfPage = useRef<string | null>(null);
  return (step) => {
    const hasStep = new URLSearchParams(location.search).has('step');
    titleOfPage.current ??= document.title;
    document.title = hasStep ? `${stepPageTitle(texts, step)} | ${brandName}` : titleOfPage.current;
  };
}
