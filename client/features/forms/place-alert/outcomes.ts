import type { OutcomeTexts } from '../outcome-text.ts';

/** How a submission can end, as its sender reads it. */
export const outcomes: OutcomeTexts<'place-alert'> = {
  fr: {
    asked: {
      title: 'Plus qu’une étape\u202f: confirmez votre alerte',
      unmailed: [
        'Cette étape demande un e\u2011mail, et ce site n’en envoie pas pour le moment\u202f: votre alerte ne commencera donc pas. Appelez-nous, nous chercherons avec vous.',
      ],
      paragraphs: [
        'Nous venons de vous écrire. Ouvrez le lien de cet e\u2011mail dans les 7 jours\u202f: l’alerte commence alors.',
        'Rien reçu après quelques minutes\u202f? Regardez dans vos courriers indésirables.',
      ],
      links: [{ label: 'Trouver une crèche', href: '/trouver-une-creche' }],
    },
  },
  en: {
    asked: {
      title: 'One more step: confirm your alert',
      unmailed: [
        'This step takes an email, and this site sends none for now: so your alert will not begin. Call us, and we will look with you.',
      ],
      paragraphs: [
        'We have just written to you. Open the link of that email within 7 days: then the alert begins.',
        'Nothing after some minutes? Do look into your junk mail.',
      ],
      links: [{ label: 'Find a nursery', href: '/trouver-une-creche' }],
    },
  },
};
