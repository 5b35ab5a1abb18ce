import type { OutcomeTexts } from '../outcome-text.ts';

/** How a submission can end, as its sender reads it. */
export const outcomes: OutcomeTexts<'appointment'> = {
  fr: {
    asked: {
      title: 'Merci, nous avons noté votre demande de rendez-vous',
      paragraphs: [
        'Nous le confirmons par e\u2011mail ou par téléphone, au plus tard la veille. Si le moment ne convient pas à la crèche, nous vous en proposons un autre.',
      ],
      links: [{ label: 'Trouver une crèche', href: '/trouver-une-creche' }],
    },
  },
  en: {
    asked: {
      title: 'Thank you, we have noted the appointment you ask for',
      paragraphs: [
        'We confirm it by email or phone, on the day before at the latest. If the time does not suit the nursery, we suggest another one.',
      ],
      links: [{ label: 'Find a nursery', href: '/trouver-une-creche' }],
    },
  },
};
