import type { Messages } from '../fr.ts';

const thanks = {
  title: 'Thank you, your message has arrived',
  paragraphs: ['Someone on the team answers within 48 hours, on working days. Your reference is on its way to you by e-mail.'],
};

const whitePaperFailed = 'The white paper cannot be sent. Please contact support';

export const formOutcomes: Messages['formOutcomes'] = {
  reference: (reference) => `Your reference: ${reference}`,
  followUp: 'Follow my request',
  contact: { received: thanks },
  partner: { received: { ...thanks, title: 'Thank you, your offer has arrived' } },
  manifesto: {
    signed: {
      title: 'Thank you for signing',
      paragraphs: ['Your name joins those of everybody who stands up for young children’s care. There is more that you can do.'],
    },
  },
  'pre-registration': {
    accepted: {
      title: 'Thank you, your request is accepted',
      paragraphs: [
        'Wait for our call: an adviser contacts you within 48 hours, on working days.',
        'Rely on our experts: they help you to convince your employer to co-finance the place.',
        'Be patient: finding a place and an agreement often takes several weeks.',
      ],
    },
    rejected: {
      title: 'Your request is recorded',
      paragraphs: [
        'A company nursery does not seem to be the best fit for you: we only offer private places that are co-financed by the employer of one of the parents.',
        'There are other kinds of childcare. Our white paper presents them, with the help you can get.',
      ],
    },
  },
  'white-paper': {
    accepted: { title: 'Your request is recorded', paragraphs: ['The white paper will be sent to you by e-mail as soon as possible.'] },
    contact_added: {
      title: 'The white paper is on its way',
      paragraphs: ['We have just sent it to you by e-mail. The link works for 30 days.'],
    },
    contact_exists: {
      title: 'You already have this white paper',
      paragraphs: ['It was sent to this address. Do look into your junk mail.'],
    },
    missing_id: { title: whitePaperFailed, paragraphs: [] },
    contact_error: { title: whitePaperFailed, paragraphs: [] },
  },
};
