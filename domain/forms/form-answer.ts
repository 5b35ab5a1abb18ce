import { type FamilyStep, familyStepOf, requestStates } from '../placement/request-states.ts';
import type { FieldErrors, FormErrorCode } from './error-codes.ts';
import type { FlatValues } from './form-values.ts';
import type { FormName, FormOutcome } from './forms.ts';

/** Fields of every form besides its own. */
export const controlNames = {
  /** Path with query of the page the form stands on: where errors are shown, and the source that is recorded. */
  page: 'page',
  /** A UUID made by script, one a form and page view: makes sending twice once. */
  key: 'submissionKey',
  /** Invisible to people; whoever fills it is a machine. */
  trap: 'website',
  /** Milliseconds between the first sight of the form and its sending, written by script. */
  elapsed: 'elapsedMilliseconds',
  /** Written by Turnstile, where that is on. */
  challenge: 'cf-turnstile-response',
  /** Of the pre-registration: the number of the step that is sent. */
  step: 'step',
  /** Of the pre-registration: the button that was pressed. */
  action: 'action',
  /** Of the pre-registration: set by script where all steps are sent at once, so that no draft of the server is added. */
  whole: 'whole',
} as const;

/** `save`: on to the next step; `back`: to the one before, without checking; `erase`: throws the draft away; `send`: the submission itself. */
export const stepActions = ['save', 'back', 'erase', 'send'] as const;
export type StepAction = (typeof stepActions)[number];

/** Forms that visitors send, and those that answer at once and write nothing down. */
export type AnsweringForm = FormName | 'follow-up' | 'followed-request' | 'simulation' | 'employer-kit';

/** How far a submission has come, as the CMS holds it: of a request for a place each of its states, of any other three. */
export const submissionStates = [...requestStates, 'contacted'] as const;
/** What its sender is shown of that. */
export type SubmissionState = FamilyStep | 'contacted' | 'closed';

export function shownStateOf(state: (typeof submissionStates)[number]): SubmissionState {
  return state === 'contacted' ? state : (familyStepOf(state) ?? 'closed');
}

/** What a page is handed that a form comes back to: everything that was entered, and what is wrong with it. */
export interface FormReply {
  form: AnsweringForm;
  values: FlatValues;
  errors: FieldErrors;
  /** About the submission as a whole; null where a draft is only being continued. */
  error: FormErrorCode | null;
  /** Of the pre-registration: the step to show. */
  step?: number;
  /** Of the follow-up: reference and address fit no submission. */
  followUp?: 'unknown';
}

/** What a form's script is answered, in JSON. */
export type FormAnswer =
  | { status: 'accepted'; reference: string | null; outcome: FormOutcome; next: string }
  | { status: 'continued'; next: string }
  | { status: 'invalid'; error: FormErrorCode; errors: FieldErrors };
