import type { TypeLayout } from '../type-layout';

export const place: TypeLayout = {
  title: 'reportedOn',
  sort: 'reportedOn:desc',
  columns: ['nursery', 'ageFromMonths', 'ageToMonths', 'availability', 'count', 'reportedOn', 'awaitsReview'],
  rows: [
    ['nursery'],
    ['availability', 'count'],
    ['ageFromMonths', 'ageToMonths'],
    ['days', 'kind'],
    ['availableFrom', 'availableUntil'],
    ['opensAt', 'closesAt', 'hourlyPrice'],
    ['reportedOn', 'reportedBy', 'origin'],
    ['awaitsReview'],
    ['note'],
  ],
  labels: {
    nursery: 'Crèche',
    ageFromMonths: 'Âge le plus jeune, en mois',
    ageToMonths: 'Âge le plus grand, en mois',
    days: 'Demi-journées',
    availability: 'Annonce',
    count: 'Nombre de places',
    availableFrom: 'Libre à partir du',
    availableUntil: 'Libre jusqu’au',
    kind: 'Accueil',
    opensAt: 'Arrivée possible dès',
    closesAt: 'Départ au plus tard',
    hourlyPrice: 'Prix de l’heure',
    reportedOn: 'Dit le',
    reportedBy: 'Dit par',
    origin: 'D’où vient l’information',
    note: 'Note interne',
    awaitsReview: 'Attend une vérification',
  },
  hints: {
    nursery: 'Une crèche a une ligne par sorte de place : un âge, des jours, une période.',
    ageFromMonths: 'Âge de l’enfant au premier jour, en mois révolus : 2 pour dix semaines.',
    ageToMonths: 'Compris : 17 pour « moins de 18 mois ».',
    days: 'Se cochent dans le tableau « Demi-journées » à droite.',
    count: 'Seulement avec « Nombre de places annoncé » ; toutes lignes ensemble, jamais plus que les places agréées.',
    availableFrom: 'Vide : dès maintenant.',
    availableUntil: 'Vide : sans fin connue.',
    opensAt: 'Par exemple 07:30. Vide : les horaires de la crèche.',
    hourlyPrice: 'En euros, pour un tarif libre (Paje) seulement.',
    reportedOn: 'Le jour où la crèche l’a dit. Après 7 jours le site écrit « à confirmer », après 30 jours il ne montre plus rien.',
    reportedBy: 'Pour l’équipe : jamais montré sur le site.',
    note: 'Pour l’équipe : jamais montrée sur le site.',
    awaitsReview:
      'Coché quand un nombre saute de plus de la moitié des places agréées : la ligne n’est montrée nulle part. Appelez la crèche, puis décochez.',
  },
};

/** The link by which the manager of a nursery tells its places. */
export const managerLink: TypeLayout = {
  title: 'nurseryName',
  sort: 'week:desc',
  columns: ['week', 'nurseryName', 'email', 'sentAt', 'remindedAt', 'answeredAt'],
  rows: [['nurseryName', 'email'], ['week', 'expiresAt'], ['sentAt', 'remindedAt', 'answeredAt'], ['mailError']],
  hidden: ['linkKey', 'nurseryId', 'reminderDueAt', 'nextMailAt', 'mailAttempts'],
};
