import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const nurseryPlaces: Messages['nurseryPlaces'] = {
  caption: 'Places by age and days',
  columns: { child: 'Age and days', places: 'Places', period: 'Period', care: 'Care', report: 'Information' },
  days: {
    wholeWeek: 'Monday to Friday',
    mornings: 'mornings, Monday to Friday',
    afternoons: 'afternoons, Monday to Friday',
    morning: (day) => `${day} morning`,
    afternoon: (day) => `${day} afternoon`,
    day: (day) => day,
  },
  number: (count) => plural(count, { one: `${count} place`, other: `${count} places` }),
  full: 'Full',
  not_communicated: 'Not disclosed',
  now: 'now',
  from: (date) => `from ${date}`,
  until: (date) => `until ${date}`,
  kinds: { regular: 'Regular', occasional: 'Occasional' },
  price: (price) => `${price} an hour`,
  origins: { editor: 'by our team', manager: 'by the nursery', import: 'by a file of the nursery' },
};
