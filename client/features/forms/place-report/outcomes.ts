import type { OutcomeTexts } from '../outcome-text.ts';

/** How a submission can end, as its sender reads it. */
export const outcomes: OutcomeTexts<'place-report'> = {
  fr: {
    taken: {
      title: 'Merci, vos places sont à jour',
      paragraphs: [
        'Les familles les voient dans un instant, avec la date d’aujourd’hui. Elles valent une semaine\u202f: notre prochain message vous les redemandera.',
        'Pensez à recopier le même nombre sur monenfant.fr\u202f: il est sur la page de votre lien, que vous pouvez rouvrir.',
      ],
    },
    to_review: {
      title: 'Merci, nous vérifions avec vous',
      paragraphs: [
        'Vos places ont changé de plus de la moitié de votre capacité. C’est peut-être une excellente nouvelle\u202f! Une personne de notre équipe relit ce nombre avant de le montrer aux familles, le plus souvent dans la journée.',
        'Vous n’avez rien à faire. Si c’était une faute de frappe, rouvrez votre lien et corrigez-la.',
      ],
    },
  },
  en: {
    taken: {
      title: 'Thank you, your places are up to date',
      paragraphs: [
        'Families see them in a moment, with the date of today. They are good for a week: our next message asks for them again.',
        'Remember to copy the same number into monenfant.fr: it is on the page of your link, which you can open again.',
      ],
    },
    to_review: {
      title: 'Thank you, we check this with you',
      paragraphs: [
        'Your places have changed by more than half of your capacity. That may be excellent news! Someone of our team reads the number again before families see it, most often on the same day.',
        'There is nothing you need to do. If it was a slip, open your link again and correct it.',
      ],
    },
  },
};
