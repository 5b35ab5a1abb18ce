import { type RefObject, useRef, useState } from 'react';
import { formAction } from '../../../../domain/forms/define-form.ts';
import { controlNames, type FormReply } from '../../../../domain/forms/form-answer.ts';
import type { FlatValues } from '../../../../domain/forms/form-values.ts';
import { mergeStep } from '../../../../domain/forms/pre-registration/merge-step.ts';
import { preRegistration } from '../../../../domain/forms/pre-registration/pre-registration.ts';
import { postForm } from '../post-form.ts';
import { type Draft, deviceDraft } from './draft-storage.ts';
import { type Carried, carriedValues } from './pre-registration-setting.ts';
import { isTouched, readStepValues, stepOfForm } from './step-values.ts';

/** Without the Navigation API the form is the browser's own, and its draft waits at the edge. */
export const canChangeSteps = () => 'navigation' in window;

interface Beginning extends Carried {
  /** The step that the page was rendered with, and what its fields came with. */
  first: { step: number; values: FlatValues };
  reply: FormReply | null;
}

/** All that was entered, in memory and on the device. */
export function useDraft(first: Draft, inside: RefObject<HTMLElement | null>) {
  const [draft, setDraft] = useState<Draft>(first);
  const latest = useRef(draft);
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

  function drop() {
    deviceDraft.clear();
    latest.current = { values: {}, nursery: null, saved: [] };
    setDraft(latest.current);
  }

  /** Takes over what is on the device, and what was entered before this code came; true where the screen must show the former. */
  function adopt({ first: { step, values: shown }, nursery, saved, reply }: Beginning): boolean {
    const element = form();
    if (!element || !canChangeSteps()) return false;
    const kept = deviceDraft.read();
    const isBegun = isTouched(element);
    const values = { ...shown, ...withoutBlanks(kept?.values ?? {}), ...reply?.values, ...carriedValues({ nursery, saved }) };
    const next = {
      values: isBegun ? mergeStep(values, readStepValues(element), step) : values,
      nursery: nursery ?? kept?.nursery ?? null,
      saved: saved.length > 0 ? saved : (kept?.saved ?? []),
    };
    if (kept || reply || isBegun || nursery || Object.keys(shown).length > 0) keep(next);
    if (reply) eraseEdgeDraft();
    // What is being typed into stays as it is.
    return kept !== null && !isBegun;
  }

  /** Takes over what a search has said of fields that nobody has answered. */
  function fillBlanks(preset: FlatValues) {
    if (Object.keys(preset).length > 0) keep({ ...latest.current, values: { ...preset, ...withoutBlanks(latest.current.values) } });
  }

  return { draft, latest, keep, drop, collect, adopt, fillBlanks };
}

/** A step that was left blank has not been answered: what a search has said stands there. */
const withoutBlanks = (values: FlatValues): FlatValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => String(value).trim() !== ''));

const isEmpty = ({ values, nursery, saved }: Draft) =>
  !nursery && saved.length === 0 && Object.values(values).every((value) => String(value).trim() === '');

/** With JavaScript the draft is on the device: what was sent before it came need not stay with us. */
function eraseEdgeDraft() {
  const fields = new URLSearchParams({ [controlNames.page]: location.pathname, [controlNames.action]: 'erase' });
  // It ends by itself within a day.
  postForm(formAction(preRegistration), fields).catch(() => {});
}
