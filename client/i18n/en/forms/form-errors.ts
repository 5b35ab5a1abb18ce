import type { FieldErrorCode, FormErrorCode } from '../../../../domain/forms/error-codes.ts';
import type { Messages } from '../../fr.ts';

export const formErrors: Messages['formErrors'] = {
  field: {
    required: 'This field is needed.',
    too_long: 'This text is too long.',
    choice_invalid: 'Choose one of the answers given.',
    name_invalid: 'Write a name, with at least one letter and no web address.',
    email_invalid: 'This e-mail address is not complete. Example: first.last@example.com',
    phone_invalid: 'This phone number does not exist. Examples: 06 12 34 56 78, 0690 12 34 56, +32 470 12 34 56',
    company_number_invalid: 'A SIREN has 9 digits, a SIRET 14; one of them is wrong.',
    postal_code_invalid: 'Write a postal code, for example 44000.',
    place_unknown: 'We do not find this commune. Write its name or its postcode, for instance Nantes or 44000.',
    place_ambiguous: 'Several communes have this name. Add the postcode or the department, for instance Saint\u2011Denis (93).',
    number_invalid: 'Write a whole number that is possible.',
    date_invalid: 'There is no such day. Format: DD/MM/YYYY, for example 31/03/2026.',
    birth_in_future: 'This day is still to come. If the child is not born yet, choose “Expected”.',
    due_too_far: 'This day is too far away for a pregnancy that has begun.',
    due_long_past: 'This day is long past. If the child is born, choose “Born”.',
    start_in_past: 'The start date is already past.',
    start_too_far: 'We take requests up to four years ahead.',
    child_too_old: 'On that day one of the children will be six or older, and go to school.',
    day_missing: 'Choose at least one day.',
    hour_invalid: 'Write a time, for example 08:30.',
    hours_order: 'The end must come after the beginning.',
    free_over_approved: 'There cannot be more free places than approved ones.',
    reference_invalid: 'This reference is not right. Example: CS\u20117K4M\u201192QX',
  } satisfies Record<FieldErrorCode, string>,
  form: {
    invalid: 'Some answers are missing or need a correction.',
    too_fast: 'That was very quick. Read it once more, then send it again.',
    challenge_failed: 'The check against robots did not succeed. Send again: nothing you entered is lost.',
    too_many_requests: 'Many requests come from your connection. Wait a minute, then send again: nothing is lost.',
    too_large: 'Your request is too large. Please shorten your message.',
    unavailable: 'We could not record your request. Nothing you entered is lost: send it again in a moment.',
  } satisfies Record<FormErrorCode, string>,
  emailSuggestion: (email: string) => `Did you mean ${email}?`,
};
