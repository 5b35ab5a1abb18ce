import { submissionLayout } from '../../panel/submission-layout';
import { valueLabels } from '../../panel/value-labels';
import { monthsFromSending } from '../../submissions/retention/periods';
import { defineSubmission } from '../../submissions/submission-module';

/** An error on the page of a nursery: who reports one has asked for no answer, and who keeps the directory corrects it. */
export const errorReport = defineSubmission({
  layout: submissionLayout({
    title: 'reference',
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
    hidden: ['acknowledgedAt'],
    labels: { nurserySlug: 'Page de la crèche', nurseryName: 'Crèche, dite par le visiteur', message: 'À lire à la place' },
  }),
  treatedBy: ['conseiller', 'gestionnaire-annuaire'],
  endOf: monthsFromSending(12),
  notice: ({ nurserySlug, nurseryName, problem, message }, { siteUrl }) => ({
    team: 'gestionnaire',
    title: 'Erreur signalée',
    facts: [
      ['Crèche', nurserySlug ? `${siteUrl}/trouver-une-creche/${nurserySlug}` : nurseryName],
      ['Problème', valueLabels[String(problem)]],
      ['À lire à la place', message],
    ],
  }),
});
