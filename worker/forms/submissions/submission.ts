import type { FormName, FormOutcome } from '../../../domain/forms/forms.ts';
import type { Locale } from '../../../domain/locale.ts';

/** Signs that a submission may not be from a person. It is kept all the same: a human decides. */
export type Suspicion = 'trap' | 'no-challenge' | 'many-mails';

/** What is kept with the values of a submission. */
interface SubmissionFacts {
  outcome: FormOutcome;
  locale: Locale;
  /** Canonical path of the page it was sent from. */
  sourcePage: string;
  consentVersion: string;
  consentText: string;
  suspicion: Suspicion | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** A submission that is to be written down. */
export interface NewSubmission extends SubmissionFacts {
  form: FormName;
  formVersion: number;
  values: object;
  /** The same values sent again are another submission. */
  isRepeatable?: boolean;
  clientKey: string | null;
}

/** A submission as it was written down: of which version its values are, and no more than that, is known of them. */
export interface StoredSubmission extends SubmissionFacts {
  form: string;
  formVersion: number;
  /** JSON. */
  payload: string;
  submissionKey: string;
  reference: string;
}

/** What remains to be known of a submission once its personal data are erased. */
export interface Receipt {
  form: FormName;
  reference: string;
  outcome: FormOutcome;
}
