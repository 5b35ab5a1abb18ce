import type { Messages } from '../fr.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('en');

export const nurserySearch: Messages['nurserySearch'] = {
  title: 'Search for a nursery',
  fields: {
    work: 'Workplace',
    workHint: 'To find one between home and work.',
    radius: 'Within',
    kilometres: (count) => `${count} km`,
    types: 'Type of care',
    provided: 'Provided by the nursery',
    items: { diaper: 'Nappies', meal: 'Meals', snack: 'Snacks', milk: 'Milk', care: 'Care products' },
    age: 'Age of the child at the start',
    anyAge: 'Any age',
    months: (count) => plural(count, { one: `${count} month`, other: `${count} months` }),
    years: (count) => plural(count, { one: `${count} year`, other: `${count} years` }),
    tariff: 'How it is paid',
    anyTariff: 'Any tariff',
    tariffs: { psu: 'By income (PSU)', paje: 'Free price (PAJE)' },
    vacancy: 'With free places',
    disability: 'Welcomes children with disabilities',
    order: 'Sort by',
    orders: { distance: 'shortest distance', detour: 'shortest detour between home and work' },
    filters: (count) => (count ? `Filters (${count})` : 'Filters'),
    apply: 'Apply',
    reset: 'Remove all filters',
  },
  view: { label: 'View', list: 'List', map: 'Map' },
  searchZone: 'Search this area',
  mapTotal: (shown, total) => `The map shows ${shown} of ${total} nurseries: move closer to see the others.`,
  compare: {
    title: 'Compare',
    choose: 'Choose from two to four nurseries to compare.',
    submit: 'Compare the ticked nurseries',
  },
};
