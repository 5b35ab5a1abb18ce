import type { Messages } from '../fr.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('en');
const nurseries = (count: number) => plural(count, { one: `${count} nursery`, other: `${count} nurseries` });

export const finderWords: Messages['finderWords'] = {
  selectionTitle: 'My saved nurseries',
  around: {
    label: 'your position',
    near: (town) => `around you, near ${town}`,
    abroad: 'You seem to be outside France, where our partner nurseries are. Enter a town or a postal code in France.',
  },
  dropped: (names) => `A criterion could not be read and was not applied: ${names}.`,
  criteria: {
    lieu: 'place',
    autour: 'position',
    travail: 'workplace',
    rayon: 'radius',
    zone: 'part of the map',
    type: 'type of care',
    fournis: 'what is provided',
    age: 'age',
    tarif: 'tariff',
    places: 'free places',
    handicap: 'disability',
    tri: 'order',
    selection: 'selection',
    page: 'page',
  },
  found: (count, place, kilometres) => `${nurseries(count)} within ${kilometres} km: ${place}`,
  foundIn: (count, place) => `${nurseries(count)}: ${place}`,
  foundInZone: (count) => `${nurseries(count)} in this part of the map`,
  foundSelection: (count) => `${nurseries(count)} in this selection`,
  none: (place) => `No published nursery matches: ${place}`,
  widen: (kilometres, count) => `Widen to ${kilometres} km (${nurseries(count)})`,
  formerName: (former, name) => `${former} is now part of ${name}.`,
  others: 'Did you mean another place?',
  choose: (place) => `Several places answer to “${place}”: which one do you mean?`,
  chooseWork: (place) => `Several workplaces answer to “${place}”: which one is yours?`,
  unknown: (place) => `We found nothing for “${place}”`,
  unknownHelp: 'Check the spelling, try a five-digit postal code or the name of the department.',
  near: 'Did you mean:',
  empty: 'Where are you looking?',
  emptyHelp: 'Enter a town, a department or a postal code.',
  networkHelp: 'Our network is larger than what is published here: tell us what you need, and we search for you.',
  cityPage: (city) => `The page of ${city}`,
  allCities: 'Nurseries by town',
  selectionHelp: 'This list is in its address: send the link to share it.',
  selectionGone: (count) =>
    plural(count, {
      one: 'One nursery of this selection is no longer published.',
      other: `${count} nurseries of this selection are no longer published.`,
    }),
  order: {
    title: 'How nurseries are sorted',
    text: 'From the nearest to the farthest, as the crow flies; at the same distance, those that say their free places come first, then by name. With a workplace, the smaller of the two distances counts, or the detour if you ask for it. No nursery pays for a better place.',
  },
  compare: {
    rows: {
      type: 'Type of care',
      town: 'Town',
      hours: 'Opening hours',
      ages: 'Ages',
      places: 'Capacity',
      tariff: 'Tariff',
      disability: 'Disability',
      vacancy: 'Free places',
    },
    itemStates: { provided: 'provided', brought: 'to be brought', unknown: 'not communicated' },
    answers: { yes: 'yes', no: 'no', unknown: 'not communicated' },
  },
};
