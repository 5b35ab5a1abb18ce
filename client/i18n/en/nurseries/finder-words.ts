import { mostCounted } from '../../../../domain/most-counted.ts';
import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');
const nurseries = (count: number) => plural(count, { one: `${count} nursery`, other: `${count} nurseries` });
const counted = (count: number, isMore = false) =>
  isMore || count > mostCounted ? `More than ${nurseries(Math.min(count, mostCounted))}` : nurseries(count);

export const finderWords: Messages['finderWords'] = {
  alert: 'Tell me when a place becomes free',
  around: {
    label: 'your position',
    near: (town) => `around you, near ${town}`,
    abroad: 'You seem to be outside France, where our partner nurseries are. Enter a town or a postcode in France.',
  },
  dropped: (names) => `A criterion could not be read and was not applied: ${names}.`,
  criteria: {
    lieu: 'place',
    autour: 'position',
    travail: 'workplace',
    rayon: 'radius',
    zone: 'part of the map',
    tri: 'order',
    selection: 'selection',
    page: 'page',
  },
  counted,
  foundNear: (count, place, kilometres) => `${count} within ${kilometres} km of ${place}`,
  foundAround: (count, around, kilometres) => `${count} within ${kilometres} km ${around}`,
  orNear: (near, work) => `${near} or ${work}`,
  foundIn: (count, place) => `${count}: ${place}`,
  foundOnWay: (count, { home, work }, kilometres) => `${count} with a detour of ${kilometres} km at most, from ${home} to ${work}`,
  foundInZone: (count) => `${count} in this part of the map`,
  none: 'No nursery matches',
  noneYet: 'No partner nursery yet',
  widen: (kilometres, count) => `Widen to ${kilometres} km (${counted(count).toLowerCase()})`,
  formerName: (former, name) => `${former} is now part of ${name}.`,
  unknownAddress: (town) => `Address not recognised: we search around the centre of ${town}.`,
  unknownCode: (code) => `${code} is not the postcode of any town (it may be a CEDEX code): here is where we can search.`,
  others: 'Did you mean another place?',
  choose: (place) => `Several places answer to “${place}”: which one do you mean?`,
  chooseWork: (place) => `Several workplaces answer to “${place}”: which one is yours?`,
  unknown: (place) => `We found nothing for “${place}”`,
  unknownHelp: 'Check the spelling, try a five-digit postcode or the name of the department.',
  near: 'Did you mean:',
  empty: 'Where are you looking?',
  emptyHelp: 'Enter a town, a department or a postcode.',
  networkHelp: 'Our network is larger than what is published here: tell us what you need, and we search for you.',
  cityPage: (city) => `Nurseries in ${city}`,
  allCities: 'Nurseries by town',
  selectionHelp: 'This list is in its address: send the link to share it.',
  selectionGone: (count) =>
    plural(count, {
      one: 'One nursery of this selection is no longer published.',
      other: `${count} nurseries of this selection are no longer published.`,
    }),
  order: {
    title: 'How nurseries are sorted',
    text: 'From the nearest to the farthest, as the crow flies; at the same distance, nurseries that confirmed vacancies in the last thirty days come first, then by name. With a workplace, the smaller of the two distances counts, or the detour if you ask for it. No nursery pays for a better place.',
    more: 'Read the ranking rules',
  },
  fields: {
    time: (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
    work: 'Workplace',
    workHint: 'To find one between home and work.',
    items: { diaper: 'Nappies', meal: 'Meals', snack: 'Snacks', milk: 'Milk', care: 'Care products' },
    order: 'Sort by',
    orders: { distance: 'shortest distance', detour: 'shortest detour between home and work' },
    filters: (count) => (count ? `Filters (${count})` : 'Filters'),
  },
  chips: {
    remove: (chip) => `Remove “${chip}”`,
    work: (place) => `Work: ${place}`,
  },
  fitting: (count) => `${count} with a place that fits`,
  noFitting: 'None has told of a place that fits entirely: the nearest come first.',
  without: (chip, count) => `Without “${chip}”: ${count}`,
  nearest: (name, distance) => `The nearest, ${name}, is ${distance} away`,
  compare: {
    rows: {
      type: 'Type of care',
      town: 'Town',
      hours: 'Opening hours',
      ages: 'Ages',
      places: 'Capacity',
      tariff: 'Tariff',
      away: 'Distance',
      disability: 'Welcomes children with disabilities',
      vacancy: 'Places available',
    },
    itemStates: { provided: 'provided', brought: 'to be brought', unknown: 'not disclosed' },
    answers: { yes: 'yes', no: 'no', unknown: 'not disclosed' },
  },
};
