import { confirmationDays, confirmationLink } from '../../alerts/alert-link';
import { writeConfirmation } from '../../alerts/alert-mails';
import { submissionLayout } from '../../panel/submission-layout';
import { daysAfter, submittedAt } from '../../submissions/retention/periods';
import { languageOf, type Submission } from '../../submissions/submission';
import { defineSubmission } from '../../submissions/submission-module';

/** An alert about free places: a matter between its owner and the site. */
export const placeAlert = defineSubmission({
  layout: submissionLayout({
    title: 'email',
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
    hidden: ['newPlaces', 'toldPlaces'],
    labels: {
      nurserySlug: 'Crèche qui compte toujours',
      workPlace: 'Lieu de travail',
      acknowledgedAt: 'Confirmation demandée le',
      endedAt: 'Arrêtée le',
    },
  }),
  treatedBy: [],
  endOf,
  acknowledgement(submission, addresses) {
    const language = languageOf(submission);
    return writeConfirmation(confirmationLink(submission.documentId, language, addresses), language);
  },
});

/** One that nobody has confirmed is no use after its link; another one ends on its day, or when its owner says so. */
function endOf(submission: Submission): Date {
  const { confirmedAt, endedAt, endsOn } = submission;
  if (endedAt) return new Date(String(endedAt));
  return confirmedAt ? daysAfter(new Date(String(endsOn)), 1) : daysAfter(submittedAt(submission), confirmationDays);
}
