import { confirmationLink } from '../alerts/alert-link';
import { writeConfirmation } from '../alerts/alert-mails';
import { dayInFrench } from '../day-in-french';
import { type Acknowledged, writeAcknowledgement } from '../mails/acknowledgement';
import type { Mail } from '../mails/mail';
import { writeTeamNotice } from '../mails/team-notice';
import { valueLabels } from '../panel/value-labels';
import { familyLink } from '../placement/family/family-link';
import { languageOf, type Submission } from './submission';
import type { SubmissionType } from './submission-types';

export interface MailAddresses {
  siteUrl: string;
  linkSecret: string;
  /** Of the CMS's admin panel. */
  adminUrl: string;
  team: Record<'famille' | 'entreprise' | 'gestionnaire', string>;
}

export interface AddressedMail extends Mail {
  to: string;
  replyTo?: string;
}

interface Parent {
  employmentStatus?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  employer?: string | null;
}

/** A machine has filled the trap: it is recorded, and nobody is written to. */
const isTrapped = ({ suspicion }: Submission) => suspicion === 'trap';

/** Of a white paper that was sent before, or that there is none of, the team need not hear. */
function isKnownRequest(type: SubmissionType, { outcome }: Submission): boolean {
  return type === 'white-paper-request' && outcome !== 'contact_added' && outcome !== 'accepted';
}

function emailOf(type: SubmissionType, submission: Submission): string {
  const parents = (submission.parents ?? []) as Parent[];
  return String((type === 'pre-registration' ? parents[0]?.email : submission.email) ?? '');
}

/** A white paper is its own answer, and who reports an error has asked for none. */
const unacknowledged: readonly SubmissionType[] = ['white-paper-request', 'error-report', 'place-report'];

/** What the person is told; null where there is nothing to tell, or nobody who is known to have asked. */
export function acknowledgementOf(type: SubmissionType, submission: Submission, addresses: MailAddresses): AddressedMail | null {
  const to = emailOf(type, submission);
  if (unacknowledged.includes(type) || submission.suspicion || !to) return null;
  const language = languageOf(submission);
  if (type === 'place-alert') return { to, ...writeConfirmation(confirmationLink(submission.documentId, language, addresses), language) };
  const reference = String(submission.reference ?? '');
  const followUpLink = type === 'manifesto-signature' ? null : familyLink({ reference, language }, addresses);
  return { to, ...writeAcknowledgement({ kind: kindOf(type, submission), reference, language, followUpLink }) };
}

/** With one of these an employer can co-finance: a family that has one is only rejected for the age of its children. */
const coFinancingStatuses = ['employee', 'civil_servant', 'self_employed_with_staff'];

function rejectionOf({ parents }: Submission): Acknowledged {
  const isEmployed = ((parents ?? []) as Parent[]).some(({ employmentStatus }) => coFinancingStatuses.includes(employmentStatus ?? ''));
  return isEmployed ? 'too-old' : 'rejected';
}

/** A visit or a call about a nursery, which stands among the messages. */
const isAppointment = ({ subject }: Submission) => subject === 'visit' || subject === 'call_back';

function kindOf(type: SubmissionType, submission: Submission): Acknowledged {
  const { outcome, subject, details } = submission;
  if (type === 'pre-registration') return outcome === 'rejected' ? rejectionOf(submission) : 'accepted';
  if (type === 'manifesto-signature') return 'manifesto';
  if (isAppointment(submission)) return 'appointment';
  const hasNurseries = typeof details === 'object' && details !== null && 'nurseries' in details;
  return subject === 'partnership' && hasNurseries ? 'partner' : 'contact';
}

/** What the team need not hear of. */
const untold: readonly SubmissionType[] = ['manifesto-signature', 'place-alert'];

/** What the team is told; null where it need not know, or has no address. */
export function noticeOf(type: SubmissionType, submission: Submission, { adminUrl, siteUrl, team }: MailAddresses): AddressedMail | null {
  if (untold.includes(type) || isTrapped(submission) || isKnownRequest(type, submission)) return null;
  const to = team[audienceOf(type, submission)];
  if (!to) return null;
  const uid = `api::${type}.${type}`;
  const link = `${adminUrl}/content-manager/collection-types/${uid}/${submission.documentId}`;
  const { title, facts } = contentOf(type, submission, siteUrl);
  const mail = writeTeamNotice({
    title,
    facts,
    link,
    reference: String(submission.reference ?? ''),
    isSuspicious: Boolean(submission.suspicion),
  });
  return { to, replyTo: emailOf(type, submission) || undefined, ...mail };
}

function audienceOf(type: SubmissionType, { audience, company }: Submission): keyof MailAddresses['team'] {
  if (type === 'error-report' || type === 'place-report') return 'gestionnaire';
  if (type === 'contact-request' && (audience === 'entreprise' || audience === 'gestionnaire')) return audience;
  return type === 'white-paper-request' && company ? 'entreprise' : 'famille';
}

function contentOf(type: SubmissionType, submission: Submission, siteUrl: string): { title: string; facts: [string, unknown][] } {
  const name = `${submission.firstName ?? ''} ${submission.lastName ?? ''}`;
  if (type === 'pre-registration') {
    const [parent] = (submission.parents ?? []) as Parent[];
    return {
      title: submission.outcome === 'rejected' ? 'Préinscription non retenue' : 'Préinscription acceptée',
      facts: [
        ['Parent', `${parent?.firstName ?? ''} ${parent?.lastName ?? ''}`],
        ['Employeur', parent?.employer],
        ['Entrée souhaitée', submission.startDate],
        ['À vérifier par une personne', submission.needsReview ? 'oui' : ''],
      ],
    };
  }
  if (type === 'white-paper-request') {
    const facts: [string, unknown][] = [
      ['Livre blanc', submission.whitePaperSlug],
      ['Nom', name],
      ['Société', submission.company],
    ];
    return { title: 'Livre blanc demandé', facts };
  }
  if (type === 'error-report') {
    const facts: [string, unknown][] = [
      ['Crèche', submission.nurserySlug ? `${siteUrl}/trouver-une-creche/${submission.nurserySlug}` : submission.nurseryName],
      ['Problème', valueLabels[String(submission.problem)]],
      ['À lire à la place', submission.message],
    ];
    return { title: 'Erreur signalée', facts };
  }
  if (type === 'place-report') return { title: 'Places à vérifier', facts: [['Pourquoi', submission.outcomeText]] };
  if (isAppointment(submission)) return { title: 'Rendez-vous demandé', facts: appointmentFacts(submission, siteUrl) };
  const facts: [string, unknown][] = [
    ['Sujet', submission.subject],
    ['Nom', name],
    ['Société', submission.company],
  ];
  return { title: 'Nouveau message', facts };
}

function appointmentFacts({ subject, details, firstName, lastName, phone, message }: Submission, siteUrl: string): [string, unknown][] {
  const { nurserySlug, slot } = (details ?? {}) as { nurserySlug?: string | null; slot?: string | null };
  const [day = '', time = ''] = slot?.split('T') ?? [];
  return [
    ['Quoi', subject === 'visit' ? 'Visite de la crèche' : 'Rappel par téléphone'],
    ['Quand', slot ? `${dayInFrench(day)} à ${time}` : 'à convenir au téléphone'],
    ['Crèche', nurserySlug ? `${siteUrl}/trouver-une-creche/${nurserySlug}` : ''],
    ['Nom', `${firstName ?? ''} ${lastName ?? ''}`],
    ['Téléphone', phone],
    ['Précision', message],
  ];
}
