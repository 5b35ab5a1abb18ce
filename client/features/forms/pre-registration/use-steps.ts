import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FormReply } from '../../../../domain/forms/form-answer.ts';
import type { FlatValues } from '../../../../domain/forms/form-values.ts';
import type { Draft } from './draft-storage.ts';
import { carriedValues, type PreRegistrationSetting } from './pre-registration-setting.ts';
import { presetOfSearch } from './preset-of-search.ts';
import { followSteps } from './step-navigation.ts';
import { canChangeSteps, useDraft } from './use-draft.ts';
import { useStepHref } from './use-step-href.ts';

interface StepsOptions {
  setting: PreRegistrationSetting;
  reply: FormReply | null;
  /** Somewhere in the form. */
  inside: RefObject<HTMLElement | null>;
  /** Called when another step comes on the screen because the reader asked for it. */
  onShow(step: number): void;
}

interface ShownStep {
  step: number;
  /** What the fields come with. */
  values: FlatValues;
  version: number;
}

interface ShownOptions {
  inside: RefObject<HTMLElement | null>;
  /** What is entered so far. */
  latest: RefObject<Draft>;
}

/** The step on the screen; whoever has asked for another is led to its heading. */
function useShownStep(first: ShownStep, { inside, latest }: ShownOptions) {
  const [shown, setShown] = useState(first);
  /** The step that is asked for; the document may still show the one before. */
  const destination = useRef(first.step);
  const isMoving = useRef(false);

  function show(target: number) {
    destination.current = target;
    setShown((before) => ({ step: target, values: latest.current.values, version: before.version + 1 }));
  }

  function moveTo(target: number) {
    isMoving.current = true;
    show(target);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another step stands there
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const heading = inside.current?.querySelector('h3');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [shown.version]);

  return { shown, show, moveTo, destination };
}

/** The steps of the form in the browser: each an address, all of them one document, and nothing sent before the end. */
export function useSteps({ setting, reply, inside, onShow }: StepsOptions) {
  const { nursery, saved } = setting;
  const values = { ...reply?.values, ...carriedValues(setting) };
  const { draft, latest, keep, drop, collect, adopt, fillBlanks } = useDraft({ values, nursery, saved }, inside);
  const { shown, show, moveTo, destination } = useShownStep({ step: reply?.step ?? setting.step, values, version: 0 }, { inside, latest });
  const { step } = shown;
  const href = useStepHref();

  const begin = useEffectEvent(() => {
    if (adopt({ first: shown, nursery, saved, reply })) show(step);
    // The first step asks what no search has said: nothing changes under the reader’s hands.
    if (canChangeSteps() && step === 1 && !reply) presetOfSearch(setting.today).then(fillBlanks);
  });
  useLayoutEffect(() => begin(), []);

  const take = useEffectEvent((target: number) => {
    if (target === destination.current) return;
    collect();
    moveTo(target);
    onShow(target);
  });
  useEffect(() => (canChangeSteps() ? followSteps((target) => take(target)) : undefined), []);

  return {
    ...shown,
    draft,
    collect,
    /** The same while something is entered: what depends on it may come after the picture of the entry itself. */
    note: () => startTransition(() => void collect()),
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
      drop();
      moveTo(1);
      navigation.navigate(href(1));
    },
    restore(erased: Draft) {
      keep(erased);
      moveTo(step);
    },
  };
}
