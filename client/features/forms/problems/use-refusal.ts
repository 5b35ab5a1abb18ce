import { type FocusEvent, useState } from 'react';
import type { FieldErrors, FormErrorCode } from '../../../../domain/forms/error-codes.ts';
import type { FormReply } from '../../../../domain/forms/form-answer.ts';
import { usePress } from '../use-press.ts';

/** Why a form has not been sent: what the worker says, or a connection that was lost. */
export type FormProblem = FormErrorCode | 'connection';

export interface Refusal {
  errors: FieldErrors;
  problem: FormProblem | null;
  /** Counts what was refused: the first field that is wrong takes the focus each time. */
  refusals: number;
  /** Checks a field when it is left: an error is shown or goes, but nobody is told of a field they have not come to. */
  leave(event: FocusEvent<HTMLFormElement>): void;
  refuse(errors: FieldErrors, problem: FormProblem): void;
  /** Drops the errors of fields that are no longer there. */
  forget(isGone: (name: string) => boolean): void;
  clear(): void;
}

type Control = Pick<HTMLInputElement, 'name' | 'type' | 'value'>;

/** What is wrong with a form, and how often it was refused. */
export function useRefusal(reply: FormReply | null, check: (element: HTMLFormElement) => Promise<FieldErrors>): Refusal {
  const [errors, setErrors] = useState(reply?.errors ?? {});
  const [problem, setProblem] = useState<FormProblem | null>(reply?.error ?? null);
  const [refusals, setRefusals] = useState(0);
  /** The reader believed the form to be complete: from then on whatever is wrong is shown. */
  const [isTried, setTried] = useState(reply?.error === 'invalid');
  const pressEnds = usePress();

  async function leaveField(element: HTMLFormElement, { name, type, value }: Control) {
    if (!isTried && !(name in errors) && (!value.trim() || /^(?:checkbox|radio)$/.test(type))) return;
    await pressEnds();
    const fieldErrors = await check(element);
    setErrors((shown) => Object.fromEntries(Object.entries(fieldErrors).filter(([wrong]) => isTried || wrong in shown || wrong === name)));
  }

  return {
    errors,
    problem,
    refusals,
    leave({ currentTarget, target }) {
      const left: EventTarget = target;
      const isControl = left instanceof HTMLInputElement || left instanceof HTMLTextAreaElement || left instanceof HTMLSelectElement;
      if (isControl) leaveField(currentTarget, left);
    },
    refuse(fieldErrors, why) {
      setErrors(fieldErrors);
      setProblem(why);
      setRefusals((count) => count + 1);
      setTried(why === 'invalid');
    },
    forget: (isGone) => setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !isGone(name)))),
    clear() {
      setTried(false);
      setErrors({});
      setProblem(null);
    },
  };
}
