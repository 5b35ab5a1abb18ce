import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const nurseryCard: Messages['nurseryCard'] = {
  places: (count) => plural(count, { one: `${count} place`, other: `${count} places` }),
  age: {
    birth: 'birth',
    weeks: (count) => `${count} weeks`,
    months: (count) => plural(count, { one: `${count} month`, other: `${count} months` }),
    years: (years, months) => {
      if (months === 6) return `${years}½ years`;
      const whole = plural(years, { one: `${years} year`, other: `${years} years` });
      return months ? `${whole} and ${plural(months, { one: `${months} month`, other: `${months} months` })}` : whole;
    },
    range: (from, to) => `from ${from} to ${to}`,
    from: (from) => `from ${from}`,
    to: (to) => `up to ${to}`,
  },
  away: (distance) => `${distance} away`,
  awayHome: (distance) => `${distance} from home`,
  awayWork: (distance) => `${distance} from work`,
  detour: (distance) => `a detour of ${distance}`,
  placeKinds: { department: 'Department', region: 'Region' },
  vacancy: {
    available: (count) => plural(count, { one: `${count} place available`, other: `${count} places available` }),
    from: (count, date) => `${plural(count, { one: `${count} place`, other: `${count} places` })} from ${date}`,
    occasional: (label) => `Occasional care: ${label}`,
    full: 'Full',
    'not-communicated': 'Places not disclosed',
    unknown: 'Places not known yet',
    confirmed: (date) => `Confirmed on ${date}`,
    toConfirm: (date) => `To be confirmed (reported on ${date})`,
  },
  hourlyPrice: (price) => `${price}/h`,
  match: {
    fits: 'Fits',
    partly: 'In part',
    ages: (youngest, oldest) => (youngest === oldest ? `${oldest} months at the start` : `${youngest} to ${oldest} months at the start`),
    days: (offered, total) => `${offered} of ${total} days`,
    begins: (date) => `from ${date}`,
    ended: (date) => `until ${date}`,
    ageRange: (ages) => `${ages} at the start`,
    opens: (time) => `opens at ${time}`,
    closes: (time) => `closes at ${time}`,
  },
  tariff: {
    psu: 'National scale (PSU)',
    paje: 'Price set by the nursery (PAJE)',
    none: 'Price system not disclosed',
  },
};
