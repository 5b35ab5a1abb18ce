import type { OutcomeTexts } from '../outcome-text.ts';

/** How a submission can end, as its sender reads it. */
export const outcomes: OutcomeTexts<'nursery-answer'> = {
  fr: {
    answered: {
      title: 'Merci, votre réponse est enregistrée',
      paragraphs: ['Vous la retrouvez sur la page de votre lien, que vous pouvez rouvrir.'],
    },
    late: {
      title: 'Cette proposition était déjà close',
      paragraphs: [
        'Une réponse nous était parvenue, ou la proposition avait été retirée. Votre dernière réponse n’y change rien : rouvrez votre lien pour voir où elle en est, ou appelez-nous.',
      ],
    },
  },
  en: {
    answered: {
      title: 'Thank you, your answer is recorded',
      paragraphs: ['You find it on the page of your link, which you can open again.'],
    },
    late: {
      title: 'This proposal was over already',
      paragraphs: [
        'An answer had reached us, or the proposal had been withdrawn. Your last answer changes nothing: open your link again to see how it stands, or call us.',
      ],
    },
  },
};
