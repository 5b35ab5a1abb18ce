import type { OutcomeTexts } from '../outcome-text.ts';

/** How a submission can end, as its sender reads it. */
export const outcomes: OutcomeTexts<'manifesto'> = {
  fr: {
    signed: {
      title: 'Merci pour votre signature',
      paragraphs: [
        'Elle compte parmi celles de toutes les personnes qui s’engagent pour l’accueil des jeunes enfants. Vous pouvez faire plus encore.',
      ],
      links: [
        { label: 'Montrer le dispositif à mon employeur', href: '/reserver-des-berceaux' },
        { label: 'Proposer les places de ma crèche', href: '/devenir-partenaire' },
      ],
    },
  },
  en: {
    signed: {
      title: 'Thank you for signing',
      paragraphs: ['Your name joins those of everybody who stands up for young children’s care. There is more that you can do.'],
      links: [
        { label: 'Show the scheme to my employer', href: '/reserver-des-berceaux' },
        { label: 'Offer the places of my nursery', href: '/devenir-partenaire' },
      ],
    },
  },
};
