import type { Messages } from '../../fr.ts';

export const followUp: Messages['followUp'] = {
  title: 'Follow my request',
  intro: 'Enter your reference and the e-mail address of your request. No account is needed.',
  reference: 'Reference',
  referenceHint: 'It was sent to you by e-mail. Example: CS\u20117K4M\u201192QX',
  email: 'E-mail address',
  submit: 'See how far my request has come',
  unknown: 'No request fits this reference and this address. Check both, or write to us.',
  states: {
    received: 'Your request is recorded and with the team.',
    contacted: 'The team has contacted you.',
    employer: 'Your employer has been asked about the place.',
    search: 'We are looking for a place that fits.',
    proposal: 'A place is offered to you.',
    entry: 'The place is yours: the first day is left to prepare.',
    closed: 'Your request is closed.',
  },
};
