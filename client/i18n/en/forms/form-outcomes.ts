import type { Messages } from '../../fr.ts';

const thanks = {
  title: 'Thank you, your message has arrived',
  paragraphs: ['Someone on the team answers within 48 hours, on working days. Your reference is on its way to you by e-mail.'],
};

const whitePaperFailed = 'The white paper cannot be sent. Please contact support';

export const formOutcomes: Messages['formOutcomes'] = {
  referenceTitle: 'Your reference',
  followUp: 'Follow my request',
  contact: { received: thanks },
  partner: { received: { ...thanks, title: 'Thank you, your offer has arrived' } },
  manifesto: {
    signed: {
      title: 'Thank you for signing',
      paragraphs: ['Your name joins those of everybody who stands up for young children’s care. There is more that you can do.'],
      links: [
        { label: 'Show the scheme to my employer', href: '/reserver-des-berceaux' },
        { label: 'Offer the places of my nursery', href: '/devenir-partenaire' },
      ],
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
        'There are other kinds of childcare: the town hall, the relais petite enfance, monenfant.fr, a childminder, a house of childminders. Our white paper helps you to choose.',
      ],
      links: [
        { label: 'Other kinds of childcare', href: '/autres-modes-de-garde' },
        { label: 'The white paper for families', href: '/livres-blancs-famille' },
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
    missing_id: { title: whitePaperFailed, paragraphs: [], links: [{ label: 'Write to us', href: '/contact' }] },
    contact_error: { title: whitePaperFailed, paragraphs: [], links: [{ label: 'Write to us', href: '/contact' }] },
  },
};
