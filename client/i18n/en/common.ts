import type { Messages } from '../fr.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('en');

export const common: Messages['common'] = {
  audiences: { famille: 'Families', entreprise: 'Employers', gestionnaire: 'Nursery managers' },
  breadcrumbs: 'Breadcrumb',
  home: 'Home',
  pagination: 'Pages',
  page: (page) => `Page ${page}`,
  pageOf: (page, count) => `Page ${page} of ${count}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  optional: 'optional',
  loading: 'Loading…',
  readingTime: (minutes) => `${minutes} min read`,
  search: {
    label: 'Where are you looking for a nursery place?',
    placeholder: 'Town or postcode',
    submit: 'Search',
  },
  callout: { info: 'Good to know', tip: 'Tip', warning: 'Caution' },
  results: (count) => plural(count, { one: `${count} result`, other: `${count} results` }),
};

/** Header, footer, navigation. */
export const shell: Messages['shell'] = {
  skip: 'Skip to content',
  homeLink: (brand) => `${brand}, back to the home page`,
  mainNavigation: 'Main navigation',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  overview: (label) => `See all: ${label}`,
  requestPlace: 'Request a place',
  language: 'Language',
  read: { fr: 'Lire cette page en français', en: 'Read this page in English' },
  stay: 'Stay in English',
  languages: { fr: 'Français', en: 'English' },
  follow: 'Follow us',
  legal: 'Legal information',
  cookies: 'Manage cookies',
};
