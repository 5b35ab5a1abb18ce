import type { Messages } from '../fr.ts';

export const common: Messages['common'] = {
  crash: 'This page has stopped on an error',
  unknown: 'Not disclosed',
  audiences: { famille: 'Families', entreprise: 'Employers', gestionnaire: 'Nursery managers' },
  breadcrumbs: 'Breadcrumb',
  pagination: 'Pages',
  page: (page) => `Page ${page}`,
  pageOf: (page, count) => `Page ${page} of ${count}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  optional: 'optional',
  colon: ': ',
  loading: 'Loading…',
  readingTime: (minutes) => `${minutes} min read`,
  search: {
    label: 'Where are you looking for a nursery place?',
    placeholder: 'Town or postcode',
    submit: 'Search',
  },
  callout: { info: 'Good to know', tip: 'Tip', warning: 'Caution' },
};
