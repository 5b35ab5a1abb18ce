import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const placeSearch: Messages['placeSearch'] = {
  list: 'Suggested places',
  count: (count) => (count ? plural(count, { one: '1 place suggested', other: `${count} places suggested` }) : 'No place suggested'),
  department: 'Department',
  region: 'Region',
  nursery: 'Nursery',
  formerly: (name) => `formerly ${name}`,
  around: 'Around me',
  searching: 'Looking for your position…',
  denied: 'Your browser did not give your position. Enter a town or a postcode.',
  unavailable: 'Your position could not be found. Enter a town or a postcode.',
};
