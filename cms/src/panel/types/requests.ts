import type { TypeLayout } from '../type-layout';

/** What the CMS keeps of a request for itself. */
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
const lastRows = [
  ['marketingEmail', 'marketingPhone'],
  ['submittedAt', 'language'],
  ['sourcePage'],
  ['acknowledgedAt', 'notifiedAt'],
] as const;

export const contactRequest: TypeLayout = {
  title: 'contactName',
  sort: 'submittedAt:desc',
  columns: ['submittedAt', 'contactName', 'reference', 'email', 'audience', 'state'],
  rows: [
    ['state', 'reference'],
    ['audience', 'subject'],
    ['salutation', 'firstName', 'lastName'],
    ['email', 'phone'],
    ['company', 'siret', 'jobTitle'],
    ['message'],
    ['details'],
    ...lastRows,
  ],
  hidden: technical,
};

export const manifestoSignature: TypeLayout = {
  title: 'contactName',
  sort: 'submittedAt:desc',
  columns: ['submittedAt', 'contactName', 'reference', 'town', 'state'],
  rows: [['state', 'reference'], ['firstName', 'lastName'], ['role', 'town'], ['email', 'publishName'], ...lastRows],
  hidden: [...technical, 'signatoryKey'],
};

export const preRegistration: TypeLayout = {
  title: 'contactName',
  sort: 'submittedAt:desc',
  columns: ['submittedAt', 'contactName', 'reference', 'homePlace', 'startDate', 'state'],
  rows: [
    ['state', 'needsReview', 'reference'],
    ['outcome', 'startDate', 'flexibility'],
    ['children'],
    ['parents'],
    ['days'],
    ['hoursFrom', 'hoursTo'],
    ['homePlace', 'workPlace', 'placePreference'],
    ['homePlaceCode', 'radiusKilometres', 'nurserySlug'],
    ['contactEmployer'],
    ['message'],
    ...lastRows,
  ],
  hidden: technical,
};

export const whitePaperRequest: TypeLayout = {
  title: 'contactName',
  sort: 'submittedAt:desc',
  columns: ['submittedAt', 'contactName', 'reference', 'whitePaperSlug', 'state'],
  rows: [
    ['state', 'reference'],
    ['whitePaperSlug', 'outcome'],
    ['firstName', 'lastName'],
    ['email', 'company', 'role'],
    ['sentAt'],
    ...lastRows,
  ],
  hidden: [...technical, 'deliveryKey'],
};
