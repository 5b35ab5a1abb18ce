import type { OutcomeTexts } from '../outcome-text.ts';

/** How a submission can end, as its sender reads it. */
export const outcomes: OutcomeTexts<'error-report'> = {
  fr: {
    received: {
      title: 'Merci, votre signalement est bien arrivé',
      paragraphs: ['Une personne de l’équipe vérifie auprès de la crèche, puis corrige la page.'],
      links: [{ label: 'Trouver une crèche', href: '/trouver-une-creche' }],
    },
  },
  en: {
    received: {
      title: 'Thank you, your report has arrived',
      paragraphs: ['Someone on the team checks with the nursery, then corrects the page.'],
      links: [{ label: 'Find a nursery', href: '/trouver-une-creche' }],
    },
  },
};
