import type { Audience } from '../../../routes.ts';

export const common = {
  crash: 'Cette page s’est arrêtée sur une erreur',
  unknown: 'Non communiqué',
  audiences: { famille: 'Familles', entreprise: 'Entreprises', gestionnaire: 'Gestionnaires' } satisfies Record<Audience, string>,
  breadcrumbs: 'Fil d’Ariane',
  pagination: 'Pages',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, count: number) => `Page ${page} sur ${count}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  previous: 'Précédent',
  next: 'Suivant',
  close: 'Fermer',
  optional: 'facultatif',
  /** Between what is named and what is said of it. */
  colon: '\u202f: ',
  loading: 'Chargement en cours…',
  readingTime: (minutes: number) => `${minutes} min de lecture`,
  search: {
    label: 'Où cherchez-vous une place en crèche\u202f?',
    placeholder: 'Ville ou code postal',
    submit: 'Rechercher',
  },
  callout: { info: 'À savoir', tip: 'Conseil', warning: 'Attention' },
};
