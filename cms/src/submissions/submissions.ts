import { contactRequest } from '../api/contact-request/submission';
import { errorReport } from '../api/error-report/submission';
import { manifestoSignature } from '../api/manifesto-signature/submission';
import { placeAlert } from '../api/place-alert/submission';
import { placeReport } from '../api/place-report/submission';
import { preRegistration } from '../api/pre-registration/submission';
import { whitePaperRequest } from '../api/white-paper-request/submission';
import type { SubmissionModule } from './submission-module';

const modules = {
  'contact-request': contactRequest,
  'error-report': errorReport,
  'manifesto-signature': manifestoSignature,
  'place-report': placeReport,
  'place-alert': placeAlert,
  'pre-registration': preRegistration,
  'white-paper-request': whitePaperRequest,
};

export type SubmissionType = keyof typeof modules;

/** What visitors send, by its content type: nobody reads or writes it over REST but the worker, with its token. */
export const submissions: Readonly<Record<SubmissionType, SubmissionModule>> = modules;

export const submissionTypes = Object.keys(submissions) as SubmissionType[];

/** Whatever has mails that go out by the outbox: submissions, and what we write to managers, each week and about a proposal. */
export const mailedTypes = [...submissionTypes, 'manager-link', 'proposal'] as const;

export type MailedType = (typeof mailedTypes)[number];
