import type { Locale } from '../../../../domain/locale.ts';
import type { OutcomeText, OutcomeTexts } from '../outcome-text.ts';

/** What the sender of a message reads. */
export const thanks: Readonly<Record<Locale, OutcomeText>> = {
  fr: {
    title: 'Merci, votre message est bien arrivé',
    paragraphs: ['Une personne de l’équipe vous répond sous deux jours ouvrés.'],
  },
  en: {
    title: 'Thank you, your message has arrived',
    paragraphs: ['Someone on the team answers within two working days.'],
  },
};

/** How a submission can end, as its sender reads it. */
export const outcomes: OutcomeTexts<'contact'> = {
  fr: {
    received: thanks.fr,
  },
  en: {
    received: thanks.en,
  },
};
