/** What can be wrong with a field: without language, written out by `client/i18n/{fr,en}/forms/form-errors.ts`. */
const fieldErrorCodes = [
  'required',
  'too_long',
  'choice_invalid',
  'name_invalid',
  'email_invalid',
  'phone_invalid',
  'company_number_invalid',
  'postal_code_invalid',
  'place_unknown',
  'place_ambiguous',
  'number_invalid',
  'date_invalid',
  'date_past',
  'month_invalid',
  'birth_in_future',
  'due_too_far',
  'due_long_past',
  'start_in_past',
  'start_too_far',
  'start_before_birth',
  'link_invalid',
  'child_too_old',
  'day_missing',
  'hour_invalid',
  'hours_order',
  'free_over_approved',
  'ages_order',
  'slot_gone',
  'reference_invalid',
  'password_too_short',
  'password_too_long',
  'password_common',
  'password_personal',
  /** Said only of the password of somebody who is signed in, or who has a code by mail. */
  'password_wrong',
  'password_same',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** Codes that say nothing without the name of their field. */
export type NamingCode = Extract<
  FieldErrorCode,
  'required' | 'choice_invalid' | 'too_long' | 'name_invalid' | 'number_invalid' | 'date_invalid' | 'month_invalid' | 'hour_invalid'
>;

/** What can be wrong with a submission as a whole. Its data are kept, and it can be sent again. */
const formErrorCodes = [
  'invalid',
  'changed_since',
  'too_fast',
  'challenge_failed',
  'too_many_requests',
  'too_large',
  'unavailable',
] as const;
export type FormErrorCode = (typeof formErrorCodes)[number];

/** Flat field name → what is wrong with it: the first thing found. */
export type FieldErrors = Record<string, FieldErrorCode>;

/** The code of a schema's message; what no rule of ours has said is a value of the wrong shape. */
export function toFieldErrorCode(message: string): FieldErrorCode {
  return fieldErrorCodes.find((code) => code === message) ?? 'choice_invalid';
}
