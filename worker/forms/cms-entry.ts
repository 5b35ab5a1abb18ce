import type { FormName } from '../../domain/forms/form-names.ts';
import { decideOutcome } from '../../domain/forms/pre-registration/outcome.ts';
import type { Submission } from './submission.ts';

/** Where the CMS takes each form, under `/api`. */
export const cmsPaths: Record<FormName, string> = {
  contact: '/contact-requests',
  partner: '/contact-requests',
  manifesto: '/manifesto-signatures',
  'pre-registration': '/pre-registrations',
  'white-paper': '/white-paper-requests',
};

type CmsEntry = Record<string, unknown>;

/** What is found out about a request when it is delivered. */
export interface DeliveryNotes {
  /** Of a pre-registration. */
  homePlaceCode: string | null;
}

/** A request as an entry of the CMS; docs/content-model.md names the fields. */
export function toCmsEntry(submission: Submission, notes: DeliveryNotes): CmsEntry {
  return {
    ...ownFields(submission, notes),
    submissionKey: submission.submissionKey,
    reference: submission.reference,
    language: submission.locale,
    sourcePage: submission.sourcePage,
    submittedAt: new Date(submission.createdAt).toISOString(),
    consentVersion: submission.consentVersion,
    consentText: submission.consentText,
    suspicion: submission.suspicion,
  };
}

function ownFields(submission: Submission, { homePlaceCode }: DeliveryNotes): CmsEntry {
  switch (submission.form) {
    case 'contact': {
      const { companySize, ...fields } = submission.values;
      return { ...fields, details: companySize ? { companySize } : null };
    }
    case 'partner': {
      const { nurseries, ...fields } = submission.values;
      return { ...fields, audience: 'gestionnaire', subject: 'partnership', details: { nurseries } };
    }
    case 'pre-registration':
      return {
        ...submission.values,
        homePlaceCode,
        outcome: submission.outcome,
        needsReview: decideOutcome(submission.values).needsReview,
      };
    case 'manifesto':
    case 'white-paper':
      return submission.values;
  }
}
