import { lastRows, submissionLayout } from '../../panel/submission-layout';
import { acknowledge } from '../../submissions/acknowledge';
import { lastExchange, later, monthsAfter, submittedAt } from '../../submissions/retention/periods';
import type { Submission } from '../../submissions/submission';
import { defineSubmission } from '../../submissions/submission-module';
import { acceptedTexts, rejectedTexts, tooOldTexts } from './acknowledgement-texts';

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

/** A family's request for a place. */
export const preRegistration = defineSubmission({
  layout: submissionLayout({
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
      ['savedNurseries'],
      ['homeLatitude', 'homeLongitude'],
      ['workLatitude', 'workLongitude'],
      ['needsWheelchairAccess', 'needsDisabilityWelcome'],
      ['contactEmployer', 'employerAccount'],
      ['message'],
      ...lastRows,
      ['stateSince', 'lastActionAt'],
      ['familyMailsStopped'],
    ],
    hidden: ['assigneeId', 'firstEmail', 'firstPhone', 'expectedOn', 'duplicateOf', ...familySigns],
    labels: { familyMailsStopped: 'Ne plus écrire à la famille' },
    hints: {
      state: 'Se change au bureau des places.',
      familyMailsStopped: 'Elle ne reçoit plus d’e-mail d’étape ni de question ; son lien et sa page restent.',
    },
  }),
  treatedBy: ['conseiller'],
  endOf: (submission) => (submission.outcome === 'rejected' ? endOfRejected(submission) : endOfAccepted(submission)),
  isReduced: ({ children }) => !Array.isArray(children) || children.length === 0,
  emailOf: (submission) => parentsOf(submission)[0]?.email,
  acknowledgement: (submission, addresses) => acknowledge(submission, { texts: textsOf(submission), followedAt: addresses }),
  notice(submission, { siteUrl }) {
    const [parent] = parentsOf(submission);
    return {
      team: 'famille',
      title: submission.outcome === 'rejected' ? 'Préinscription non retenue' : 'Préinscription acceptée',
      facts: [
        ['Parent', `${parent?.firstName ?? ''} ${parent?.lastName ?? ''}`],
        ['Employeur', parent?.employer],
        ['Entrée souhaitée', submission.startDate],
        ...askedNurseries(submission, siteUrl),
        ['À vérifier par une personne', submission.needsReview ? 'oui' : ''],
      ],
    };
  },
});

interface Parent {
  employmentStatus?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  employer?: string | null;
}

/** A part of a pre-registration, as far as its period depends on it. */
interface Child {
  birthDate?: string | null;
  dueDate?: string | null;
}

const parentsOf = ({ parents }: Submission) => (parents ?? []) as Parent[];

/** The nurseries that a family asks for, by the addresses of their pages. */
function askedNurseries({ nurserySlug, savedNurseries }: Submission, siteUrl: string): [string, unknown][] {
  const pageOf = (slug: unknown) => `${siteUrl}/trouver-une-creche/${slug}`;
  const saved = Array.isArray(savedNurseries) ? savedNurseries : [];
  return [
    ['Crèche demandée', nurserySlug ? pageOf(nurserySlug) : ''],
    ['Crèches enregistrées', saved.map(pageOf).join(', ')],
  ];
}

/** With one of these an employer can co-finance: a family that has one is only rejected for the age of its children. */
const coFinancingStatuses = ['employee', 'civil_servant', 'self_employed_with_staff'];

function textsOf(submission: Submission) {
  if (submission.outcome !== 'rejected') return acceptedTexts;
  const isEmployed = parentsOf(submission).some(({ employmentStatus }) => coFinancingStatuses.includes(employmentStatus ?? ''));
  return isEmployed ? tooOldTexts : rejectedTexts;
}

const rejectedMonths = 12;
/** A request that was not retained is of no use beyond the age that places are co-financed for. */
const coFinancedAge = 36;
/** No child is in childcare any longer: an accepted request that nobody has closed has ended. */
const schoolAge = 72;
const afterLastExchange = 36;

/** The third birthday only where it was still to come: who was older when they asked would be erased before anybody has looked. */
function endOfRejected(submission: Submission): Date {
  const sent = submittedAt(submission);
  const born = youngestOf(submission);
  const birthday = born && monthsAfter(born, coFinancedAge);
  const end = monthsAfter(sent, rejectedMonths);
  return birthday && birthday > sent && birthday < end ? birthday : end;
}

function endOfAccepted(submission: Submission): Date {
  const exchange = lastExchange(submission);
  const born = submission.state === 'closed' ? null : youngestOf(submission);
  const childcareEnds = born ? monthsAfter(born, schoolAge) : exchange;
  return monthsAfter(later(childcareEnds, exchange), afterLastExchange);
}

function youngestOf({ children }: Submission): Date | null {
  const dates = (Array.isArray(children) ? (children as Child[]) : []).flatMap(({ birthDate, dueDate }) => birthDate ?? dueDate ?? []);
  const youngest = dates.sort().at(-1);
  return youngest ? new Date(youngest) : null;
}
