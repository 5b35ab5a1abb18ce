import type { texts as french } from './fr.ts';

export const texts: typeof french = {
  labels: {
    proposal: 'Proposal',
    expires: 'End of the link',
    answer: 'Answer',
    visitOn: 'Propose a day for a visit',
    reason: 'Why',
    note: 'A word to our advisers',
  },
  asks: {
    visitOn: 'Enter the day of the visit you offer.',
    reason: 'Say why you decline.',
  },
  hints: { visitOn: 'The family reads it where it follows its request.' },
  submit: 'Accept this child',
  acceptHint: 'You see whom to write to at once.',
  visit: 'Propose this visit',
  declineTitle: 'Decline',
  decline: 'Decline this child',
  reasons: {
    place_taken: 'The place is taken already',
    age: 'The child’s age does not fit',
    days: 'The days or hours do not fit',
    dates: 'The start date does not fit',
    staff: 'The team is incomplete',
    other: 'Another reason',
  },
  notice:
    'Crèche Sereine records your answer to take this proposal on (steps taken at the request of the family). Once you have accepted, you receive its contact details to prepare the child’s start, and for nothing else. We keep your answer for as long as the family’s request.',
};
