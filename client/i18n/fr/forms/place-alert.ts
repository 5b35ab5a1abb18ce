import type { AlertAnswer } from '../../../../domain/forms/place-alert/place-alert.ts';

/** The pages of an alert. */
export const placeAlert = {
  title: 'Être prévenu quand une place se libère',
  intro:
    'Dès qu’une crèche confirme une place pour l’âge et les jours de votre enfant, vous recevez un e\u2011mail\u202f: un par jour au plus, et rien d’autre.',
  answers: {
    confirm: { title: 'Confirmer mon alerte', intro: 'Une dernière pression, et nous vous écrivons dès qu’une place convient.' },
    end: {
      title: 'Arrêter mon alerte',
      intro: 'Une pression, et vous ne recevez plus d’e\u2011mail de cette alerte. Elle est effacée dans la nuit.',
    },
  } satisfies Record<AlertAnswer, { title: string; intro: string }>,
  ended:
    'Ce lien a expiré\u202f: l’alerte n’a pas été confirmée à temps, ou elle s’est arrêtée d’elle-même. Vous pouvez en demander une autre.',
  forged: 'Ce lien n’est pas complet. Ouvrez-le depuis l’e\u2011mail, ou copiez-le en entier.',
  again: 'Demander une alerte',
};
