import type { PlainDate } from '../../../domain/forms/fields/plain-date.ts';
import type { FormName, FormOutcome } from '../../../domain/forms/forms.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Receipt, StoredSubmission, Suspicion } from './submission.ts';

/** A row of the table `submissions`. */
export interface Row {
  id: number;
  submission_key: string;
  content_key: string | null;
  form: FormName;
  form_version: number;
  reference: string;
  outcome: FormOutcome;
  locale: Locale;
  source_page: string;
  consent_version: string;
  consent_text: string | null;
  payload: string | null;
  suspicion: Suspicion | null;
  created_at: number;
  delivered_at: number | null;
  set_aside_at: number | null;
  employer_asked_on: PlainDate | null;
  attempts: number;
}

/** What a row says once its personal data are erased. */
export const toReceipt = ({ form, reference, outcome }: Row): Receipt => ({ form, reference, outcome });

/** What is in the payload its form says, see `readSubmission`. */
export function toStored(row: Row): StoredSubmission {
  return {
    form: row.form,
    formVersion: row.form_version,
    payload: row.payload ?? 'null',
    submissionKey: row.submission_key,
    reference: row.reference,
    outcome: row.outcome,
    locale: row.locale,
    sourcePage: row.source_page,
    consentVersion: row.consent_version,
    consentText: row.consent_text ?? '',
    suspicion: row.suspicion,
    createdAt: row.created_at,
  };
}
