import type { Audience } from '../../../routes.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('fr');

export const common = {
  audiences: { famille: 'Familles', entreprise: 'Entreprises', gestionnaire: 'Gestionnaires' } satisfies Record<Audience, string>,
  breadcrumbs: 'Fil d’Ariane',
  home: 'Accueil',
  pagination: 'Pages',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, count: number) => `Page ${page} sur ${count}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  previous: 'Précédent',
  next: 'Suivant',
  close: 'Fermer',
  optional: 'facultatif',
  loading: 'Chargement en cours…',
  readingTime: (minutes: number) => `${minutes} min de lecture`,
  search: {
    label: 'Où cherchez-vous une place en crèche\u202f?',
    placeholder: 'Ville ou code postal',
    submit: 'Rechercher',
  },
  callout: { info: 'À savoir', tip: 'Conseil', warning: 'Attention' },
  results: (count: number) => plural(count, { one: `${count} résultat`, other: `${count} résultats` }),
};

/** Header, footer, navigation. */
export const shell = {
  skip: 'Aller au contenu',
  homeLink: (brand: string) => `${brand}, retour à l’accueil`,
  mainNavigation: 'Navigation principale',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  overview: (label: string) => `Tout voir\u202f: ${label}`,
  requestPlace: 'Demander une place',
  language: 'Langue',
  read: { fr: 'Lire cette page en français', en: 'Read this page in English' },
  stay: 'Rester en français',
  languages: { fr: 'Français', en: 'English' },
  follow: 'Nous suivre',
  legal: 'Informations légales',
  cookies: 'Gérer les cookies',
};
