import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type FormDefinition, formAction } from '../../../domain/forms/define-form.ts';
import type { FieldErrors } from '../../../domain/forms/error-codes.ts';
import { controlNames, type FormReply } from '../../../domain/forms/form-answer.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { fastestMilliseconds } from '../../../domain/forms/pace.ts';
import { checkInBrowser, type LoadRules, readForm } from './check-in-browser.ts';
import { postForm } from './post-form.ts';
import { type FormProblem, type Refusal, useRefusal } from './problems/use-refusal.ts';

export interface FormSending extends Refusal {
  isSending: boolean;
  send(event: SubmitEvent<HTMLFormElement>): void;
}

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
export function useFormSending(options: SendingOptions): FormSending {
  const { form, loadRules, reply, extraFields = noFields, wholeValues, onRefused, onAccepted } = options;
  const [isSending, setSending] = useState(false);
  const refusal = useRefusal(reply, check);
  const attempts = useAttempts();

  function refuse(fieldErrors: FieldErrors, why: FormProblem) {
    onRefused?.(fieldErrors);
    refusal.refuse(fieldErrors, why);
    setSending(false);
  }

  async function check(element: HTMLFormElement) {
    try {
      return await checkInBrowser(loadRules, wholeValues?.() ?? (await readForm(loadRules, element)));
    } catch {
      // The worker has the same rules.
      return {};
    }
  }

  async function sendForm(element: HTMLFormElement, submitter: HTMLElement | null) {
    const fieldErrors = await check(element);
    if (Object.keys(fieldErrors).length) return refuse(fieldErrors, 'invalid');
    await attempts.readable();
    const fields = fieldsToSend(new FormData(element, submitter), wholeValues?.() ?? noFields, extraFields);
    const attempt = attempts.next(String(fields));
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
    ...refusal,
    isSending,
    refuse,
    send(event) {
      event.preventDefault();
      if (isSending) return;
      setSending(true);
      sendForm(event.currentTarget, event.nativeEvent.submitter);
    },
  };
}

/** All that goes to the worker: what is in the document, what else was entered before, and what the form adds. */
function fieldsToSend(entered: FormData, whole: FlatValues, extra: Record<string, string>): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of entered) {
    if (typeof value === 'string' && !(name in whole)) fields.append(name, value);
  }
  for (const [name, value] of Object.entries(whole)) for (const one of [value].flat()) fields.append(name, one);
  for (const [name, value] of Object.entries(extra)) fields.set(name, value);
  return fields;
}

interface Attempts {
  /** Waits until the form has been on the screen for as long as people take: whose browser fills it in is no robot. */
  readable(): Promise<void>;
  next(content: string): { key: string; elapsed: string };
}

/**
 * The key that makes sending twice once, and how long ago the form came on the screen. What was altered after an attempt is
 * another submission: the first one may have been recorded though nobody heard of it.
 */
function useAttempts(): Attempts {
  const shownAt = useRef(0);
  const last = useRef({ content: '', key: '' });
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const elapsed = () => Math.round(performance.now() - shownAt.current);
  return {
    async readable() {
      const left = fastestMilliseconds - elapsed();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    },
    next(content) {
      if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
      return { key: last.current.key, elapsed: String(elapsed()) };
    },
  };
}
