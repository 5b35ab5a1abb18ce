import { lastRows, submissionLayout } from '../../panel/submission-layout';
import { monthsFromSending } from '../../submissions/retention/periods';
import { defineSubmission } from '../../submissions/submission-module';

/** A white paper that somebody asks for: it is its own acknowledgement. */
export const whitePaperRequest = defineSubmission({
  layout: submissionLayout({
    columns: ['submittedAt', 'contactName', 'reference', 'whitePaperSlug', 'state'],
    rows: [
      ['state', 'reference'],
      ['whitePaperSlug', 'outcome'],
      ['firstName', 'lastName'],
      ['email', 'company', 'role'],
      ['sentAt'],
      ...lastRows,
    ],
    hidden: ['deliveryKey'],
  }),
  treatedBy: ['conseiller'],
  endOf: monthsFromSending(12),
  isReduced: ({ whitePaperSlug }) => whitePaperSlug === null,
  notice({ outcome, whitePaperSlug, firstName, lastName, company }) {
    // Of one that was sent before, or that there is none of, the team need not hear.
    if (outcome !== 'contact_added' && outcome !== 'accepted') return null;
    return {
      team: company ? 'entreprise' : 'famille',
      title: 'Livre blanc demandé',
      facts: [
        ['Livre blanc', whitePaperSlug],
        ['Nom', `${firstName ?? ''} ${lastName ?? ''}`],
        ['Société', company],
      ],
    };
  },
});
