import type { FormValues } from '../../domain/forms/check-form.ts';
import type { FormName, FormOutcome } from '../../domain/forms/form-names.ts';
import type { Locale } from '../../domain/locale.ts';

/** Signs that a request may not be from a person. It is kept all the same: a human decides. */
export type Suspicion = 'trap' | 'no-challenge' | 'many-mails';

/** A form's name with values of that very form. */
export type NamedValues = { [Form in FormName]: { form: Form; values: FormValues[Form] } }[FormName];

/** The address that is written to about a request. */
export function recipientOf({ form, values }: NamedValues): string | null {
  return (form === 'pre-registration' ? values.parents[0]?.email : values.email) ?? null;
}

/** A request as it was accepted. */
export type Submission = NamedValues & {
  submissionKey: string;
  reference: string;
  outcome: FormOutcome;
  locale: Locale;
  /** Canonical path of the page it was sent from. */
  sourcePage: string;
  consentVersion: string;
  consentText: string;
  suspicion: Suspicion | null;
  /** Milliseconds since 1970. */
  createdAt: number;
};

/** What remains to be known of a request once its personal data are erased. */
export interface Receipt {
  form: FormName;
  reference: string;
  outcome: FormOutcome;
}
