import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');
const nurseries = (count: number) => plural(count, { one: `${count} nursery`, other: `${count} nurseries` });
const cityCount = (count: number) => plural(count, { one: `${count} town`, other: `${count} towns` });

export const cities: Messages['cities'] = {
  title: 'Nurseries by town',
  intro: 'Choose a town to see its partner nurseries, their opening hours, their prices and the places they announce.',
  nurseries,
  summary: (count, total) => `${nurseries(total)} in ${cityCount(count)}`,
  filter: { label: 'Filter towns', placeholder: 'Town or department', submit: 'Filter', clear: 'See all towns' },
  found: (count, query) => `${cityCount(count)} for “${query}”`,
  none: (query) => `No town matches “${query}”.`,
  noneHelp:
    'Check the spelling, try the name of the department, or tell us where you are looking: our network does not stop at the towns of this list.',
  empty: 'No town is published yet.',
  regions: 'Go to a region',
  contact: 'Write to us',
};
