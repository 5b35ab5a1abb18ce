import type { Messages } from '../../fr.ts';

export const formOutcomes: Messages['formOutcomes'] = {
  referenceTitle: 'Your reference',
  followUp: 'Follow my request',
  copy: 'Copy the reference',
  copied: 'Reference copied',
  sentTo: 'We are also emailing it to',
  keep: 'Keep this reference: with your email address, it opens the page of your request. It will not be sent to you.',
  answerBy: (day) => `Answer by ${day} at the latest.`,
  otherParent: 'Add the other parent, or complete my request',
  account: 'Create an account with the same address, which holds your requests and your nurseries',
  reminder: {
    link: 'Add this day to my calendar',
    title: 'Crèche Sereine: answer to your request by today',
    description: (reference) =>
      `You can follow your request at any time${reference ? ` with the reference ${reference}` : ''} and your email address.`,
  },
};
