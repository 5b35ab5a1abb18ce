import { submissionLayout } from '../../panel/submission-layout';
import { monthsFromSending } from '../../submissions/retention/periods';
import { defineSubmission } from '../../submissions/submission-module';

/** What a manager says of the places of a nursery. Nobody is named in it; who told what, and when, is of use to settle a disagreement. */
export const placeReport = defineSubmission({
  layout: submissionLayout({
    title: 'reference',
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
    hidden: ['acknowledgedAt'],
    labels: { outcome: 'Ce qui en a été fait', places: 'Places déclarées' },
    hints: {
      outcomeText:
        'Des places « à vérifier » sont dans la liste des places, cochées « Attend une vérification » : décochez-les pour les montrer.',
    },
  }),
  treatedBy: ['gestionnaire-annuaire'],
  endOf: monthsFromSending(12),
  notice: ({ outcomeText }) => ({ team: 'gestionnaire', title: 'Places à vérifier', facts: [['Pourquoi', outcomeText]] }),
});
