import type { Messages } from '../fr.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('en');
const nurseries = (count: number) => plural(count, { one: `${count} nursery`, other: `${count} nurseries` });

export const nurserySearch: Messages['nurserySearch'] = {
  title: 'Search for a nursery',
  type: 'Type of care',
  anyType: 'All types',
  found: (count, place) => `${nurseries(count)} for “${place}”`,
  foundNear: (place, kilometres) => `No partner nursery in ${place}: here are those less than ${kilometres} km away`,
  unknown: (place) => `We found nothing for “${place}”`,
  unknownHelp: 'Check the spelling, try a five-digit postcode or the name of the department.',
  noneOfType: (type) => `No nursery of this type here: ${type}`,
  noneOfTypeHelp: 'The same place with all types of care:',
  allTypes: 'Remove the filter',
  empty: 'Where are you looking?',
  emptyHelp: 'Enter a town, a department or a postcode.',
  networkHelp: 'Our network does not stop at the nurseries published here: tell us what you need, we search for you.',
  cityPage: (city) => `All about nurseries in ${city}`,
  order:
    'How nurseries are ordered: nearest first where the place is a town, else by town and then by name. No nursery pays to stand higher.',
  allCities: 'Nurseries by town',
};
