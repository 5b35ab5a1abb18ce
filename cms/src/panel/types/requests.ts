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

export const errorReport: TypeLayout = {
  title: 'reference',
  sort: 'submittedAt:desc',
  columns: ['submittedAt', 'nurserySlug', 'nurseryName', 'problem', 'state'],
  rows: [
    ['state', 'reference'],
    ['nurserySlug', 'nurseryName'],
    ['problem', 'email'],
    ['message'],
    ['submittedAt', 'language'],
    ['sourcePage'],
    ['notifiedAt'],
  ],
  hidden: [...technical, 'acknowledgedAt'],
  labels: { nurserySlug: 'Page de la crèche', nurseryName: 'Crèche, dite par le visiteur', message: 'À lire à la place' },
};

export const manifestoSignature: TypeLayout = {
  title: 'contactName',
  sort: 'submittedAt:desc',
  columns: ['submittedAt', 'contactName', 'reference', 'town', 'state'],
  rows: [['state', 'reference'], ['firstName', 'lastName'], ['role', 'town'], ['email', 'publishName'], ...lastRows],
  hidden: [...technical, 'signatoryKey'],
};

export const placeAlert: TypeLayout = {
  title: 'email',
  sort: 'submittedAt:desc',
  columns: ['submittedAt', 'email', 'place', 'startMonth', 'confirmedAt', 'endedAt'],
  rows: [
    ['email', 'reference'],
    ['confirmedAt', 'endsOn', 'endedAt'],
    ['place', 'workPlace', 'radiusKilometres'],
    ['birthMonth', 'startMonth', 'dayPart'],
    ['days'],
    ['nurserySlug', 'writtenOn'],
    ['latitude', 'longitude'],
    ['workLatitude', 'workLongitude'],
    ['submittedAt', 'language'],
    ['sourcePage'],
    ['acknowledgedAt'],
  ],
  hidden: [...technical, 'newPlaces', 'toldPlaces'],
  labels: {
    nurserySlug: 'Crèche qui compte toujours',
    workPlace: 'Lieu de travail',
    acknowledgedAt: 'Confirmation demandée le',
    endedAt: 'Arrêtée le',
  },
};

const familySigns = [
  'lastFamilySignAt',
  'familyWroteAt',
  'teamToldAt',
  'toldState',
  'familyMail',
  'familyWrittenOn',
  'askedStillOn',
  'askedStillTimes',
];

export const preRegistration: TypeLayout = {
  title: 'contactName',
  sort: 'submittedAt:desc',
  columns: ['submittedAt', 'contactName', 'reference', 'homePlace', 'startDate', 'state'],
  rows: [
    ['state', 'needsReview', 'reference'],
    ['closingReason', 'nextStepOn', 'assigneeName'],
    ['outcome', 'startDate', 'flexibility'],
    ['children'],
    ['parents'],
    ['days'],
    ['hoursFrom', 'hoursTo'],
    ['homePlace', 'workPlace', 'placePreference'],
    ['homePlaceCode', 'radiusKilometres', 'nurserySlug'],
    ['homeLatitude', 'homeLongitude'],
    ['workLatitude', 'workLongitude'],
    ['needsWheelchairAccess', 'needsDisabilityWelcome'],
    ['contactEmployer', 'employerAccount'],
    ['message'],
    ...lastRows,
    ['stateSince', 'lastActionAt'],
    ['familyMailsStopped'],
  ],
  hidden: [...technical, 'assigneeId', 'firstEmail', 'firstPhone', 'expectedOn', 'duplicateOf', ...familySigns],
  labels: { familyMailsStopped: 'Ne plus écrire à la famille' },
  hints: {
    state: 'Se change au bureau des places.',
    familyMailsStopped: 'Elle ne reçoit plus d’e-mail d’étape ni de question ; son lien et sa page restent.',
  },
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

export const placeReport: TypeLayout = {
  title: 'reference',
  sort: 'submittedAt:desc',
  columns: ['submittedAt', 'reference', 'nurseryId', 'outcome', 'state'],
  rows: [
    ['state', 'outcome'],
    ['outcomeText'],
    ['nurseryId', 'reference'],
    ['places'],
    ['submittedAt', 'takenAt', 'language'],
    ['linkExpiresAt', 'notifiedAt'],
    ['sourcePage'],
  ],
  hidden: [...technical, 'acknowledgedAt'],
  labels: { outcome: 'Ce qui en a été fait', places: 'Places déclarées' },
  hints: {
    outcomeText:
      'Des places « à vérifier » sont dans la liste des places, cochées « Attend une vérification » : décochez-les pour les montrer.',
  },
};

export const managerLink: TypeLayout = {
  title: 'nurseryName',
  sort: 'week:desc',
  columns: ['week', 'nurseryName', 'email', 'sentAt', 'remindedAt', 'answeredAt'],
  rows: [['nurseryName', 'email'], ['week', 'expiresAt'], ['sentAt', 'remindedAt', 'answeredAt'], ['mailError']],
  hidden: ['linkKey', 'nurseryId', 'reminderDueAt', 'nextMailAt', 'mailAttempts'],
};
