import type { PlaceAlertValues } from '../../../../domain/forms/place-alert/rules.ts';
import type { FormTexts } from '../form-texts.ts';

/** The wish to be written to when a place is free. */
export const texts = {
  labels: {
    place: 'Où habitez-vous\u202f?',
    workPlace: 'Où travaillez-vous\u202f?',
    radiusKilometres: 'Jusqu’à quelle distance\u202f?',
    birthMonth: 'Naissance de l’enfant, même prévue',
    startMonth: 'Entrée souhaitée',
    days: 'Quels jours\u202f?',
    dayPart: 'À quel moment\u202f?',
    email: 'Votre adresse e\u2011mail',
    nurserySlug: 'Crèche',
  },
  asks: {
    place: 'Indiquez où vous habitez.',
    radiusKilometres: 'Choisissez jusqu’à quelle distance.',
    birthMonth: 'Choisissez le mois de la naissance, même prévue.',
    startMonth: 'Choisissez le mois de l’entrée.',
    dayPart: 'Choisissez à quel moment de la journée.',
  },
  hints: {
    place: 'Une commune ou un code postal suffit.',
    workPlace: 'Pour chercher là aussi, et sur le trajet.',
    days: 'Sans réponse\u202f: n’importe lesquels.',
    email: 'Nous vous demandons d’abord de confirmer l’alerte.',
  },
  submit: 'Me prévenir',
  notice:
    'Crèche Sereine utilise ces informations pour vous écrire quand une crèche a une place qui convient (votre consentement). Elles ne vont à personne d’autre, pas même aux crèches. L’alerte s’arrête d’elle-même à la fin du mois d’entrée, ou plus tôt par un lien de chaque e\u2011mail\u202f; tout est effacé le lendemain. Sans confirmation, tout est effacé après 7 jours.',
  about: (nursery: string) => `Cette alerte compte aussi ${nursery}, où qu’elle se trouve.`,
  radii: { 1: '1 km', 2: '2 km', 5: '5 km', 10: '10 km', 30: '30 km' },
  days: { monday: 'Lundi', tuesday: 'Mardi', wednesday: 'Mercredi', thursday: 'Jeudi', friday: 'Vendredi' },
  dayParts: { day: 'Toute la journée', morning: 'Le matin', afternoon: 'L’après-midi' },
} satisfies FormTexts<PlaceAlertValues> & Record<string, unknown>;
