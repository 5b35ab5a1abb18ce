/** What visitors send: nobody reads or writes it over REST but the worker, with its token. */
export const submissionTypes = [
  'contact-request',
  'error-report',
  'manifesto-signature',
  'pre-registration',
  'white-paper-request',
] as const;

export type SubmissionType = (typeof submissionTypes)[number];
