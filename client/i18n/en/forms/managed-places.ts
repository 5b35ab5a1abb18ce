import type { Messages } from '../../fr.ts';

export const managedPlaces: Messages['managedPlaces'] = {
  title: (nursery) => `Your places: ${nursery}`,
  intro: 'Confirm them with one click, or correct them. Families see your answers at once.',
  until: (day) => `This link is yours and works until ${day}. The next message replaces it.`,
  waiting: 'Your last answer is recorded and on its way to our database. It is shown here; families see it as soon as it is there.',
  lastKnown: 'Our database does not answer at the moment. These are your places as last known: you can answer, nothing is lost.',
  closedTitle: 'This link does not open',
  closed: {
    missing:
      'Open this page by the link of the message you received: it says which nursery this is about. It still works, you can open it again.',
    forged: 'This link is not complete. Open it from the message itself, without copying it.',
    ended: 'This link has ended: it worked for fourteen days. The next message has a new one.',
    revoked: 'A newer link was sent to you: open the one of the last message.',
    gone: 'This nursery is not shown on our site any more. If that is a mistake, write to us.',
  },
  contact: 'Write to us',
  help: 'How to tell my places',
};
