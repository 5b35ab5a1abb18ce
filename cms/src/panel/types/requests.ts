import type { TypeLayout } from '../type-layout';

/** What the CMS keeps of a request for itself. */
const technical = ['submissionKey', 'consentVersion', 'consentText', 'suspicion', 'nextMailAt', 'mailAttempts', 'mailError'];
const lastRows = [
  ['marketingEmail', 'marketingPhone'],
  ['submittedAt', 'language'],
  ['sourcePage'],
  ['acknowledgedAt', 'notifiedAt'],
] as const;

export const contactRequest: TypeLayout = {
  title: 'reference',
  sort: 'submittedAt:desc',
  columns: ['reference', 'submittedAt', 'lastName', 'email', 'audience', 'state'],
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
  title: 'reference',
  sort: 'submittedAt:desc',
  columns: ['reference', 'submittedAt', 'lastName', 'town', 'state'],
  rows: [['state', 'reference'], ['firstName', 'lastName'], ['role', 'town'], ['email', 'publishName'], ...lastRows],
  hidden: [...technical, 'signatoryKey'],
};

export const preRegistration: TypeLayout = {
  title: 'reference',
  sort: 'submittedAt:desc',
  columns: ['reference', 'submittedAt', 'homePlace', 'startDate', 'state'],
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
  title: 'reference',
  sort: 'submittedAt:desc',
  columns: ['reference', 'submittedAt', 'whitePaperSlug', 'lastName', 'state'],
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
