import type { texts as french } from './fr.ts';

export const texts: typeof french = {
  labels: {
    nurserySlug: 'Nursery',
    kind: 'What would you like?',
    slot: 'When?',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email address',
    message: 'Anything to add',
  },
  asks: {
    kind: 'Say whether you would like a visit or a call.',
    slot: 'Choose one of the times offered.',
  },
  hints: {
    slot: 'Paris time. We confirm the appointment before it counts.',
    message: 'Please do not write about anybody’s health here.',
  },
  submit: 'Ask for this appointment',
  notice:
    'Crèche Sereine uses this information to arrange the appointment (steps taken at your request). It goes to the team, and for a visit your name and the time go to the nursery. We keep it for 3 years after our last exchange. Optional fields are marked; without the others we cannot answer.',
  about: (nursery) => `About ${nursery}.`,
  noSlots: 'No time is offered at the moment: we call you to find one.',
  kinds: { visit: 'Visit the nursery', call_back: 'Be called back' },
};
