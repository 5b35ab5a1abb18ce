import type { AcknowledgementTexts } from '../../mails/acknowledgement';
import { lastRows, submissionLayout } from '../../panel/submission-layout';
import { acknowledge } from '../../submissions/acknowledge';
import { monthsFromSending } from '../../submissions/retention/periods';
import { defineSubmission } from '../../submissions/submission-module';

const texts: AcknowledgementTexts = {
  fr: {
    subject: 'Merci pour votre signature',
    paragraphs: [
      'Vous avez signé le manifeste de Crèche Sereine. Pour retirer votre signature, répondez à ce message en rappelant la référence ci-dessous.',
    ],
  },
  en: {
    subject: 'Thank you for signing',
    paragraphs: [
      'You have signed the manifesto of Crèche Sereine. To withdraw your signature, answer this message with the reference below.',
    ],
  },
};

/** A signature of the manifesto, which nobody of the team needs to hear of. */
export const manifestoSignature = defineSubmission({
  layout: submissionLayout({
    columns: ['submittedAt', 'contactName', 'reference', 'town', 'state'],
    rows: [['state', 'reference'], ['firstName', 'lastName'], ['role', 'town'], ['email', 'publishName'], ...lastRows],
    hidden: ['signatoryKey'],
  }),
  treatedBy: ['conseiller'],
  endOf: monthsFromSending(36),
  acknowledgement: (submission) => acknowledge(submission, { texts, followedAt: null }),
});
