import { type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type FormDefinition, formAction } from '../../../domain/forms/define-form.ts';
import type { FieldErrors, FormErrorCode } from '../../../domain/forms/error-codes.ts';
import { controlNames, type FormReply } from '../../../domain/forms/form-answer.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { checkInBrowser, type LoadRules, readForm } from './check-in-browser.ts';
import { postForm } from './post-form.ts';
import { usePress } from './use-press.ts';

/** Why a form has not been sent: what the worker says, or a connection that was lost. */
export type FormProblem = FormErrorCode | 'connection';

export interface FormSending {
  errors: FieldErrors;
  problem: FormProblem | null;
  isSending: boolean;
  /** Counts what was refused: the first field that is wrong takes the focus each time. */
  refusals: number;
  /** Checks a field when it is left: an error is shown or goes, but nobody is told of a field they have not come to. */
  leave(event: FocusEvent<HTMLFormElement>): void;
  send(event: SubmitEvent<HTMLFormElement>): void;
  refuse(errors: FieldErrors, problem: FormProblem): void;
  /** Drops the errors of fields that are no longer there. */
  forget(isGone: (name: string) => boolean): void;
  clear(): void;
}

type Control = Pick<HTMLInputElement, 'name' | 'type' | 'value'>;

interface SendingOptions {
  form: FormDefinition;
  loadRules: LoadRules;
  reply: FormReply | null;
  /** Fields beside those of the form. */
  extraFields?: Record<string, string>;
  /** All values of a form of which only a part is in the document. */
  wholeValues?(): FlatValues;
  /** Called with what is wrong before it is shown. */
  onRefused?(errors: FieldErrors): void;
  /** Called when the submission is recorded, before the reader is led on. */
  onAccepted?(): void;
}

const noFields: Record<string, never> = {};

/** Sends a form by script: same rules, same address, same answer as without, and the page stays. */
export function useFormSending({
  form,
  loadRules,
  reply,
  extraFields = noFields,
  wholeValues,
  onRefused,
  onAccepted,
}: SendingOptions): FormSending {
  const [errors, setErrors] = useState(reply?.errors ?? {});
  const [problem, setProblem] = useState<FormProblem | null>(reply?.error ?? null);
  const [isSending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const attempts = useAttempts();
  const pressEnds = usePress();

  function refuse(fieldErrors: FieldErrors, why: FormProblem) {
    onRefused?.(fieldErrors);
    setErrors(fieldErrors);
    setProblem(why);
    setSending(false);
    setRefusals((count) => count + 1);
  }

  async function check(element: HTMLFormElement) {
    try {
      return await checkInBrowser(loadRules, wholeValues?.() ?? (await readForm(loadRules, element)));
    } catch {
      // The worker has the same rules.
      return {};
    }
  }

  async function leaveField(element: HTMLFormElement, { name, type, value }: Control) {
    if (!(name in errors) && (!value.trim() || /^(?:checkbox|radio)$/.test(type))) return;
    await pressEnds();
    const fieldErrors = await check(element);
    setErrors((shown) => Object.fromEntries(Object.entries(fieldErrors).filter(([wrong]) => wrong in shown || wrong === name)));
  }

  async function sendForm(element: HTMLFormElement, submitter: HTMLElement | null) {
    const fieldErrors = await check(element);
    if (Object.keys(fieldErrors).length) return refuse(fieldErrors, 'invalid');
    const fields = new URLSearchParams();
    const whole = wholeValues?.() ?? noFields;
    for (const [name, value] of new FormData(element, submitter)) {
      if (typeof value === 'string' && !(name in whole)) fields.append(name, value);
    }
    for (const [name, value] of Object.entries(whole)) for (const one of [value].flat()) fields.append(name, one);
    for (const [name, value] of Object.entries(extraFields)) fields.set(name, value);
    const attempt = attempts(String(fields));
    fields.set(controlNames.key, attempt.key);
    fields.set(controlNames.elapsed, attempt.elapsed);
    try {
      const answer = await postForm(formAction(form), fields);
      if (answer.status === 'invalid') return refuse(answer.errors, answer.error);
      if (answer.status !== 'accepted' && answer.status !== 'continued') return refuse({}, 'unavailable');
      onAccepted?.();
      // Client navigation takes it, where it is there.
      location.assign(answer.next);
      // Who comes back before that page is there finds the form as it was.
      setSending(false);
    } catch {
      refuse({}, 'connection');
    }
  }

  return {
    errors,
    problem,
    isSending,
    refusals,
    refuse,
    forget: (isGone) => setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !isGone(name)))),
    clear() {
      setErrors({});
      setProblem(null);
    },
    leave({ currentTarget, target }) {
      const left: EventTarget = target;
      const isControl = left instanceof HTMLInputElement || left instanceof HTMLTextAreaElement || left instanceof HTMLSelectElement;
      if (isControl) leaveField(currentTarget, left);
    },
    send(event) {
      event.preventDefault();
      if (isSending) return;
      setSending(true);
      sendForm(event.currentTarget, event.nativeEvent.submitter);
    },
  };
}

/**
 * The key that makes sending twice once, and how long ago the form came on the screen. What was altered after an attempt is
 * another submission: the first one may have been recorded though nobody heard of it.
 */
function useAttempts(): (content: string) => { key: string; elapsed: string } {
  const shownAt = useRef(0);
  const last = useRef({ content: '', key: '' });
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return (content) => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return { key: last.current.key, elapsed: String(Math.round(performance.now() - shownAt.current)) };
  };
}
