import type { TypeLayout } from './type-layout';

/** What the CMS keeps of a submission for itself. */
const technical = [
  'contactName',
  'searchText',
  'submissionKey',
  'consentVersion',
  'consentText',
  'suspicion',
  'nextMailAt',
  'mailAttempts',
  'mailError',
];

/** The last rows of a submission that asks for agreements, and whose sender and team are written to. */
export const lastRows = [
  ['marketingEmail', 'marketingPhone'],
  ['submittedAt', 'language'],
  ['sourcePage'],
  ['acknowledgedAt', 'notifiedAt'],
] as const;

/** How the panel shows a type of submission: the newest first, without what the CMS keeps of it for itself. */
export function submissionLayout({
  title = 'contactName',
  columns,
  rows,
  hidden = [],
  ...words
}: Omit<TypeLayout, 'title' | 'sort'> & { title?: string }): TypeLayout {
  return { title, sort: 'submittedAt:desc', columns, rows, hidden: [...technical, ...hidden], ...words };
}
