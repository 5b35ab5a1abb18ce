import type { OutcomeTexts } from '../outcome-text.ts';

/** How a submission can end, as its sender reads it. */
export const outcomes: OutcomeTexts<'place-alert-answer'> = {
  fr: {
    confirmed: {
      title: 'Votre alerte est en route',
      paragraphs: [
        'Nous cherchons trois fois par jour et vous écrivons dès qu’une crèche confirme une place qui convient, une fois par jour au plus. Chaque e\u2011mail contient un lien pour l’arrêter.',
      ],
      links: [{ label: 'Trouver une crèche', href: '/trouver-une-creche' }],
    },
    ended: {
      title: 'Votre alerte est arrêtée',
      paragraphs: ['Vous ne recevrez plus d’e\u2011mail de cette alerte. Elle est effacée dans la nuit.'],
      links: [{ label: 'Trouver une crèche', href: '/trouver-une-creche' }],
    },
    gone: {
      title: 'Cette alerte est terminée',
      paragraphs: ['Elle n’a pas été confirmée à temps, ou elle s’est arrêtée. Vous pouvez en demander une autre.'],
      links: [{ label: 'Demander une alerte', href: '/alerte-place' }],
    },
  },
  en: {
    confirmed: {
      title: 'Your alert is on',
      paragraphs: [
        'We look three times a day and write to you as soon as a nursery confirms a place that fits, once a day at most. Each email has a link that ends it.',
      ],
      links: [{ label: 'Find a nursery', href: '/trouver-une-creche' }],
    },
    ended: {
      title: 'Your alert has ended',
      paragraphs: ['You get no more emails of this alert. It is erased during the night.'],
      links: [{ label: 'Find a nursery', href: '/trouver-une-creche' }],
    },
    gone: {
      title: 'This alert is over',
      paragraphs: ['It was not confirmed in time, or it has ended. You can ask for another one.'],
      links: [{ label: 'Ask for an alert', href: '/alerte-place' }],
    },
  },
};
