import type { Messages } from '../../fr.ts';

export const placeAlert: Messages['placeAlert'] = {
  title: 'Hear when a place becomes free',
  intro: 'As soon as a nursery confirms a place for your child’s age and days, you get an email: one a day at most, and nothing else.',
  answers: {
    confirm: { title: 'Confirm my alert', intro: 'One last press, and we write to you as soon as a place fits.' },
    end: { title: 'End my alert', intro: 'One press, and you get no more emails of this alert. It is erased during the night.' },
  },
  ended: 'This link has ended: the alert was not confirmed in time, or it ended by itself. You can ask for another one.',
  forged: 'This link is not complete. Open it from the email, or copy all of it.',
  again: 'Ask for an alert',
};
