/** What visitors send: nobody reads or writes it over REST but the worker, with its token. */
export const submissionTypes = [
  'contact-request',
  'error-report',
  'manifesto-signature',
  'place-report',
  'place-alert',
  'pre-registration',
  'white-paper-request',
] as const;

export type SubmissionType = (typeof submissionTypes)[number];

/** Whatever has mails that go out by the outbox: submissions, and what we write to managers, each week and about a proposal. */
export const mailedTypes = [...submissionTypes, 'manager-link', 'proposal'] as const;

export type MailedType = (typeof mailedTypes)[number];
