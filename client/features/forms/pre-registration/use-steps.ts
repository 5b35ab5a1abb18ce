import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { formAction } from '../../../../domain/forms/define-form.ts';
import { controlNames, type FormReply } from '../../../../domain/forms/form-answer.ts';
import type { FlatValues } from '../../../../domain/forms/form-values.ts';
import { mergeStep } from '../../../../domain/forms/pre-registration/merge-step.ts';
import { preRegistration } from '../../../../domain/forms/pre-registration/pre-registration.ts';
import { postForm } from '../post-form.ts';
import { type Draft, deviceDraft } from './draft-storage.ts';
import type { PreRegistrationSetting } from './pre-registration-setting.ts';
import { followSteps } from './step-navigation.ts';
import { isTouched, readStepValues, stepOfForm } from './step-values.ts';
import { useStepHref } from './use-step-href.ts';

interface StepsOptions {
  setting: PreRegistrationSetting;
  reply: FormReply | null;
  /** Somewhere in the form. */
  inside: RefObject<HTMLElement | null>;
  /** Called when another step comes on the screen because the reader asked for it. */
  onShow(step: number): void;
}

/** Without the Navigation API the form is the browser's own, and its draft waits at the edge. */
export const canChangeSteps = () => 'navigation' in window;

/** The steps of the form in the browser: each an address, all of them one document, and nothing sent before the end. */
export function useSteps({ setting, reply, inside, onShow }: StepsOptions) {
  const { nursery: asked } = setting;
  const [shown, setShown] = useState(() => ({
    step: reply?.step ?? setting.step,
    /** What the fields come with. */
    values: { ...reply?.values, ...(asked && { nurserySlug: asked.slug }) },
    version: 0,
  }));
  const [draft, setDraft] = useState<Draft>({ values: shown.values, nursery: asked });
  const latest = useRef(draft);
  /** The step that is asked for; the document may still show the one before. */
  const destination = useRef(shown.step);
  const isMoving = useRef(false);
  const href = useStepHref();
  const { step, version } = shown;
  const form = () => inside.current?.closest('form') ?? null;

  function keep(next: Draft) {
    latest.current = next;
    setDraft(next);
    if (isEmpty(next)) deviceDraft.clear();
    else deviceDraft.write(next);
  }

  /** All that was entered, the step in the document with it. */
  function collect(): FlatValues {
    const element = form();
    if (!element || !canChangeSteps()) return latest.current.values;
    keep({ ...latest.current, values: mergeStep(latest.current.values, readStepValues(element), stepOfForm(element)) });
    return latest.current.values;
  }

  function show(target: number) {
    destination.current = target;
    setShown((before) => ({ step: target, values: latest.current.values, version: before.version + 1 }));
  }

  const adopt = useEffectEvent(() => {
    const element = form();
    if (!element || !canChangeSteps()) return;
    const kept = deviceDraft.read();
    const isBegun = isTouched(element);
    const values = { ...kept?.values, ...shown.values };
    const next = {
      values: isBegun ? mergeStep(values, readStepValues(element), step) : values,
      nursery: asked ?? kept?.nursery ?? null,
    };
    if (kept || reply || isBegun || asked) keep(next);
    // What is being typed into stays as it is.
    if (kept && !isBegun) show(step);
    if (reply) eraseEdgeDraft();
  });
  useLayoutEffect(() => adopt(), []);

  const take = useEffectEvent((target: number) => {
    if (target === destination.current) return;
    collect();
    isMoving.current = true;
    show(target);
    onShow(target);
  });
  useEffect(() => (canChangeSteps() ? followSteps((target) => take(target)) : undefined), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another step stands there
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const heading = inside.current?.querySelector('h3');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [version]);

  return {
    ...shown,
    draft,
    collect,
    goTo: (target: number) => {
      navigation.navigate(href(target));
    },
    /** Leads to what is wrong; the field takes the focus. */
    leadTo(target: number) {
      collect();
      if (target === step) return;
      show(target);
      navigation.navigate(href(target), { history: 'push' });
    },
    erase() {
      deviceDraft.clear();
      latest.current = { values: {}, nursery: null };
      setDraft(latest.current);
      isMoving.current = true;
      show(1);
      navigation.navigate(href(1));
    },
    restore(erased: Draft) {
      keep(erased);
      isMoving.current = true;
      show(step);
    },
  };
}

const isEmpty = ({ values, nursery }: Draft) => !nursery && Object.values(values).every((value) => String(value).trim() === '');

/** With JavaScript the draft is on the device: what was sent before it came need not stay with us. */
function eraseEdgeDraft() {
  const fields = new URLSearchParams({ [controlNames.page]: location.pathname, [controlNames.action]: 'erase' });
  // It ends by itself within a day.
  postForm(formAction(preRegistration), fields).catch(() => {});
}
