import { dayInFrench } from '../../day-in-french';
import { lastRows, submissionLayout } from '../../panel/submission-layout';
import { acknowledge } from '../../submissions/acknowledge';
import { monthsFromLastExchange } from '../../submissions/retention/periods';
import type { Submission } from '../../submissions/submission';
import { defineSubmission, type Notice } from '../../submissions/submission-module';
import { appointmentTexts, messageTexts, partnerTexts } from './acknowledgement-texts';

/** A message to the team; offers of nurseries, visits and calls stand among them. */
export const contactRequest = defineSubmission({
  layout: submissionLayout({
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
  }),
  treatedBy: ['conseiller'],
  endOf: monthsFromLastExchange(36),
  acknowledgement: (submission, addresses) => acknowledge(submission, { texts: textsOf(submission), followedAt: addresses }),
  notice: (submission, { siteUrl }) => ({ team: teamOf(submission), ...contentOf(submission, siteUrl) }),
});

const isAppointment = ({ subject }: Submission) => subject === 'visit' || subject === 'call_back';

function textsOf(submission: Submission) {
  const { subject, details } = submission;
  if (isAppointment(submission)) return appointmentTexts;
  const hasNurseries = typeof details === 'object' && details !== null && 'nurseries' in details;
  return subject === 'partnership' && hasNurseries ? partnerTexts : messageTexts;
}

const teamOf = ({ audience }: Submission) => (audience === 'entreprise' || audience === 'gestionnaire' ? audience : 'famille');

function contentOf(submission: Submission, siteUrl: string): Omit<Notice, 'team'> {
  if (isAppointment(submission)) return { title: 'Rendez-vous demandé', facts: appointmentFacts(submission, siteUrl) };
  const { subject, firstName, lastName, company } = submission;
  return {
    title: 'Nouveau message',
    facts: [
      ['Sujet', subject],
      ['Nom', `${firstName ?? ''} ${lastName ?? ''}`],
      ['Société', company],
    ],
  };
}

function appointmentFacts(submission: Submission, siteUrl: string): Notice['facts'] {
  const { subject, details, firstName, lastName, phone, message } = submission;
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
