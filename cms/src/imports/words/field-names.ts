import { weekdayLabels } from '../../domain/childcare/weekday-names';

/** Columns of our files whose names are no fields of the CMS, in French. */
export const frenchColumns: Readonly<Record<string, string>> = {
  age_from_months: 'Âge le plus jeune, en mois',
  age_to_months: 'Âge le plus grand, en mois',
  ageFromMonths: 'Âge le plus jeune, en mois',
  ageToMonths: 'Âge le plus grand, en mois',
  availability: 'Annonce',
  availableFrom: 'À partir du',
  availableUntil: 'Jusqu’au',
  awaitsReview: 'À vérifier',
  closesAt: 'Fermeture',
  count: 'Nombre de places',
  days: 'Jours',
  from: 'À partir du',
  hours: 'Horaires',
  id: 'Identifiant',
  kind: 'Genre d’accueil',
  licence: 'Licence',
  matchedBy: 'Reconnue par',
  nursery: 'Crèche',
  online: 'En ligne',
  opensAt: 'Ouverture',
  places: 'Places',
  price_hour: 'Prix de l’heure',
  reported_by: 'Dit par',
  reported_on: 'Dit le',
  reportedBy: 'Dit par',
  reportedOn: 'Dit le',
  sourceDate: 'Date du fichier',
  until: 'Jusqu’au',
  ...weekdayLabels,
};

/** `postalCode` and `postal_code` as « Postal code ». */
export function plainName(name: string): string {
  const spaced = name
    .replace(/\.en$/, ' (English)')
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
