import type { Messages } from '../../fr.ts';

export const city: Messages['city'] = {
  title: (city) => `Find a nursery in ${city}`,
  intro: (city) => `Partner nurseries in and around ${city}, and what to know before you ask for a place.`,
  nurseries: (city) => `Partner nurseries in ${city}`,
  none: (city) => `We have no partner nursery in ${city} yet.`,
  noneHelp: 'Tell us what you need: we also search around your home, near your work and on the way between them.',
  around: 'The nearest nurseries',
  aroundIntro: (city, kilometres) => `Less than ${kilometres} km from ${city} as the crow flies.`,
  facts: 'The town at a glance',
  region: 'Region',
  department: 'Department',
  postalCodes: 'Postcodes',
  population: 'Population',
  inhabitants: (count) => `${count} inhabitants`,
  partners: 'Partner nurseries',
  places: 'Approved places in these nurseries',
  practical: 'In practice',
  updated: 'Text last changed on',
  delay: {
    title: 'Delays observed',
    range: ({ unit, from, to }) => {
      const name = unit === 'weeks' ? ['week', 'weeks'] : ['day', 'days'];
      return from === to ? `about ${to} ${name[to > 1 ? 1 : 0]}` : `${from} to ${to} ${name[1]}`;
    },
    from: (zone, cases, day) =>
      `From the request to the first place proposed, for the middle half of the ${cases} families of the ${zone === 'commune' ? 'town' : 'department'} whom we proposed one to within two years. Worked out on ${day}: a guide, no promise.`,
  },
  questions: (city) => `Questions about nurseries in ${city}`,
  neighbours: 'The nearest other towns',
  articles: 'To prepare your search',
};
