import type { Messages } from '../../fr.ts';

export const cityFacts: Messages['cityFacts'] = {
  region: 'Region',
  department: 'Department',
  postalCodes: 'Postcodes',
  population: 'Population',
  inhabitants: (count) => `${count} inhabitants`,
  partners: 'Partner nurseries',
  places: 'Approved places in these nurseries',
  delay: {
    title: 'Delays observed',
    range: ({ unit, from, to }) => {
      const name = unit === 'weeks' ? ['week', 'weeks'] : ['day', 'days'];
      return from === to ? `about ${to} ${name[to > 1 ? 1 : 0]}` : `${from} to ${to} ${name[1]}`;
    },
    from: (zone, cases, day) =>
      `From the request to the first place proposed, for the middle half of the ${cases} families of the ${zone === 'commune' ? 'town' : 'department'} whom we proposed one to within two years. Worked out on ${day}: a guide, no promise.`,
  },
};
