import type { Messages } from '../../fr.ts';

export const followUp: Messages['followUp'] = {
  title: 'Follow my request',
  intro: 'Enter your reference and the email address of your request. No account is needed.',
  reference: 'Reference',
  referenceHint: 'It was sent to you by email. Example: CS\u20117K4M\u201192QX',
  email: 'Email address',
  submit: 'See how far my request has come',
};
