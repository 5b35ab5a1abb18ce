import { thanks } from '../contact/outcomes.ts';
import type { OutcomeTexts } from '../outcome-text.ts';

/** How a submission can end, as its sender reads it. */
export const outcomes: OutcomeTexts<'partner'> = {
  fr: {
    received: { ...thanks.fr, title: 'Merci, votre proposition est bien arrivée' },
  },
  en: {
    received: { ...thanks.en, title: 'Thank you, your offer has arrived' },
  },
};
